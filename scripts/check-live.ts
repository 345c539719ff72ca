import path from 'node:path';
import {parseArgs} from 'node:util';
import {readEnvironment} from '../src/config/env';
import {readExpectedSite} from './check-live/build';
import {compareSite} from './check-live/compare';
import {formatDifferences} from './check-live/differences';
import {assertReachable, originOfSite} from './check-live/reach';
import {sendRequest} from './http/request';

const USAGE = `Compares a deployed site with the build in build/, and prints what differs.

  npm run check:live -- https://www.example.com

  --sample <n>        looks at n files and redirects instead of all, in a few seconds
  --all               prints every address that differs, not the first five of each kind
  --build <folder>    the build, otherwise "build"; a build of the same commit and settings as the deployed one
  --parallel <n>      requests at a time, otherwise 6
  --timeout <s>       seconds for each request, otherwise 20

Looked at: content, headers and compressed variants of every file, redirects, the pages for unknown addresses, and
the addresses in the sitemaps. Ends with 0 when nothing differs, 1 when something does, 2 when nothing could be compared.`;

/** Exit code when nothing could be compared. */
const NOT_COMPARED = 2;

function numberOf(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Error(`--${name} ${text}: must be a whole number above 0.`);
}

function options() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      sample: {type: 'string'},
      all: {type: 'boolean', default: false},
      build: {type: 'string', default: 'build'},
      parallel: {type: 'string', default: '6'},
      timeout: {type: 'string', default: '20'},
      help: {type: 'boolean', default: false},
    },
  });
  return {...values, addresses: positionals};
}

async function main(): Promise<void> {
  const {help, addresses, sample, all, build, parallel, timeout} = options();
  if (help) return console.log(USAGE);
  if (addresses.length !== 1) throw new Error(`One address is needed.\n\n${USAGE}`);
  const origin = originOfSite(addresses[0]);
  const limits = {
    timeout: numberOf('timeout', timeout) * 1000,
    parallel: numberOf('parallel', parallel),
    ...(sample === undefined ? {} : {sample: numberOf('sample', sample)}),
  };
  const site = await readExpectedSite(path.resolve(build), readEnvironment());
  await assertReachable(sendRequest, origin, limits.timeout);
  const sleep = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));
  const {differences, counts} = await compareSite(site, {...limits, sendRequest, origin, sleep, now: Date.now});
  for (const line of formatDifferences(differences, all)) console.log(line);
  const looked = Object.entries(counts).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  console.log(
    `\n${differences.length.toLocaleString('en')} differences between ${origin} and ${build}: ${looked.join(', ')}.`,
  );
  if (differences.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = NOT_COMPARED;
});
