import path from 'node:path';
import {parseArgs} from 'node:util';
import {CACHE, fileCache} from './check-external/cache';
import {checkLinks} from './check-external/checkLinks';
import {EXCEPTIONS, readExceptions} from './check-external/exceptions';
import {Judge} from './check-external/judge';
import {externalLinks} from './check-external/links';
import {rateLimit, type Clock} from './check-external/rateLimit';
import {reportLinks} from './check-external/report';
import {sendRequest} from './http/request';
import {readTextIfAny} from '../tests/checks/lib/files';

// Never a part of `npm test`: other people's servers decide on its outcome, and a test must not depend on them.

const USAGE = `Follows the links of build/ to other sites, and prints dead, moved and insecure ones with their pages.

  npm run build && npm run check:external

  --fresh         asks for every link; otherwise what was found in the last seven days holds
  --timeout <s>   seconds for each request, otherwise 20

One request at a time goes to a host, a second after the last one, so a run without cache takes a few minutes.
${EXCEPTIONS} lists links that stay as they are, each with a reason.
Ends with 0 when all is well, 1 when there is something to mend, 2 when nothing could be asked.`;

/** Exit code when nothing could be asked. */
const NOT_ASKED = 2;

const clock: Clock = {
  now: Date.now,
  sleep: (duration) => new Promise((resolve) => setTimeout(resolve, duration)),
};

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      fresh: {type: 'boolean', default: false},
      timeout: {type: 'string', default: '20'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return console.log(USAGE);
  if (!/^[1-9]\d{0,3}$/.test(values.timeout)) throw new Error(`--timeout ${values.timeout}: must be whole seconds.`);
  const root = process.cwd();
  const exceptions = readExceptions((await readTextIfAny(root, EXCEPTIONS)) ?? '[]');
  const links = await externalLinks(root);
  const cache = await fileCache(path.join(root, CACHE), clock.now, values.fresh);
  const judge = new Judge(rateLimit(sendRequest, clock), Number(values.timeout) * 1000);
  console.error(`Following ${links.size} links …`);
  const outcomes = await checkLinks([...links.keys()], judge, cache);
  const answered = [...outcomes.values()].some((outcome) => outcome.verdict !== 'dead' || !outcome.passing);
  if (links.size > 0 && !answered) throw new Error('No host answered. Is this machine online?');
  const {lines, problems} = reportLinks(links, outcomes, exceptions);
  for (const line of lines) console.log(line);
  if (problems > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = NOT_ASKED;
});
