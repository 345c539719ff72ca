import {parseArgs} from 'node:util';
import {readCredentials} from './search-push/environment';
import {readBuild} from './search-push/readBuild';
import {send} from './search-push/send';
import {summarize} from './search-push/summary';

const USAGE = `Sends the pages of a finished build to the hosted search.

  npm run search:push                 replaces the records of the index ALGOLIA_INDEX
  npm run search:push -- --dry-run    prints what it would send, and sends nothing

  --build <folder>   the build, otherwise "build"
  --host <address>   a server instead of Algolia's, such as http://127.0.0.1:8080

Environment: ALGOLIA_APP_ID, ALGOLIA_INDEX, ALGOLIA_ADMIN_KEY (the key that may write).`;

function options() {
  const {values} = parseArgs({
    options: {
      'dry-run': {type: 'boolean', default: false},
      build: {type: 'string', default: 'build'},
      host: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  return values;
}

/** Names of this machine, as `URL` writes them: what is sent to them never leaves it (RFC 6761, RFC 1122). */
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** @throws Error when the address is not scheme, host and port, or would send the key in the clear. */
function hostOf(address: string) {
  if (!/^https?:\/\/[^/?#\s]+$/.test(address)) {
    throw new Error(`--host ${address}: must be scheme and host only, such as http://127.0.0.1:8080`);
  }
  const {protocol, hostname, port} = new URL(address);
  if (protocol !== 'https:' && !LOOPBACK.test(hostname)) {
    throw new Error(`--host ${address}: must begin with https://, because the key that may write is sent there.`);
  }
  return {
    url: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port !== '' && {port: Number(port)}),
  };
}

async function main(): Promise<void> {
  const {'dry-run': dryRun, build, host, help} = options();
  if (help) return console.log(USAGE);
  const report = (line: string) => console.log(line);
  const hosts = host === undefined ? undefined : [hostOf(host)];
  // First what takes no time: nobody should wait for the pages to be told of a missing key.
  const credentials = dryRun ? undefined : readCredentials(process.env);
  const {records, files, pages} = await readBuild(build, report);
  report(`Made ${records.length.toLocaleString('en')} records of ${pages} pages; ${files - pages} files stay out.`);
  if (credentials) return send(records, {...credentials, hosts, report});
  summarize(records).forEach(report);
  report('Dry run: nothing was sent.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
