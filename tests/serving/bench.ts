import {chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync} from 'node:fs';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startNginx, type RunningNginx} from '../support/startNginx';
import {listBuild} from '../../deploy/build';
import {isImmutable} from '../../deploy/headers';
import {badRequests} from './badRequests';
import {faultOf, statusOf} from './faults';
import {slowPaths} from './longPaths';
import {load, type LoadResult} from './wrk';

/** `npm run bench:serve`: how nginx with the site handles load and bad requests. Reads build/. */
const SITE_PORT = 4510;
const PLAIN_PORT = 4511;
const ROUNDS = 3;
const SECONDS = 5;
const BAD = 10_000;
/** How much slower than one static file the site may be. */
const ALLOWANCE = 0.1;
/** How much the memory of the server may grow under all of it, in megabytes. */
const GROWTH = 8;

/** The paths that readers request most: entries of the navbars and of the footer. */
const PATHS = [
  '/',
  '/zh',
  '/docs',
  '/zh/docs',
  '/docs/quick-start/quick-install',
  '/zh/docs/quick-start/quick-install',
  '/docs/quick-start/getting-started',
  '/zh/docs/quick-start/getting-started',
  '/docs/quick-start/architecture',
  '/docs/Intro',
  '/zh/docs/Intro',
  '/docs/faq',
  '/docs/5.17',
  '/blog',
  '/zh/blog',
  '/case',
  '/usescene',
  '/marketplace',
  '/enterprise_server',
  '/feature/devops',
];

const build = path.resolve('build');
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Memory of a process and its children, in megabytes. */
function memoryOf(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const file = `/proc/${name}/stat`;
      return existsSync(file) && readFileSync(file, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid);
    });
  return [String(pid), ...children]
    .map((name) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1] ?? 0) / 1024)
    .reduce((sum, size) => sum + size, 0);
}

/** A folder with one file, as large as the mean response of the site. */
function plainSite(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'plain-site-'));
  // The processes of nginx run as another user.
  chmodSync(root, 0o755);
  const sizes = PATHS.map((page) => {
    const file = path.join(build, page === '/' ? 'index' : page);
    const html = existsSync(`${file}.html.br`) ? `${file}.html.br` : path.join(file, 'index.html.br');
    return {html, size: statSync(html).size};
  });
  const mean = sizes.reduce((sum, {size}) => sum + size, 0) / sizes.length;
  const nearest = sizes.sort((a, b) => Math.abs(a.size - mean) - Math.abs(b.size - mean))[0];
  if (nearest) copyFileSync(nearest.html, path.join(root, 'one.html'));
  return root;
}

/** Sends bytes and reads the response to its end; an empty one means that the server hung up. */
function send(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect({host: '127.0.0.1', port: SITE_PORT}, () => socket.write(text, 'latin1'));
    socket.setTimeout(3000, () => socket.destroy());
    socket.on('data', (part) => (answer += part.toString('latin1').slice(0, 4000)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

async function sendBadRequests(): Promise<{statuses: Map<string, number>; faults: string[]}> {
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  const assets = (await listBuild(build)).files.map((file) => `/${file}`).filter(isImmutable);
  const requests = badRequests(BAD, 20_260_101, assets);
  const lane = async () => {
    for (const {kind, text} of requests) {
      const answer = await send(text);
      const status = statusOf(answer);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const fault = faultOf(answer);
      if (fault !== undefined) faults.push(`${kind}: ${fault} to ${JSON.stringify(text.slice(0, 120))}`);
    }
  };
  await Promise.all(Array.from({length: 8}, lane));
  return {statuses, faults};
}

/** Milliseconds from a request for a path to the end of its response. */
async function timed(target: string): Promise<number> {
  const start = performance.now();
  await send(`GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`);
  return performance.now() - start;
}

function compare(plain: LoadResult[], site: LoadResult[]): string[] {
  const rate = (results: LoadResult[]) => median(results.map((result) => result.rate));
  const p99 = (results: LoadResult[]) => median(results.map((result) => result.p99));
  console.log(`one static file: ${rate(plain).toFixed(0)} answers a second, p99 ${p99(plain).toFixed(2)} ms`);
  console.log(`the site:        ${rate(site).toFixed(0)} answers a second, p99 ${p99(site).toFixed(2)} ms`);
  const share = rate(site) / rate(plain);
  console.log(`the site is at ${(share * 100).toFixed(1)}% of one static file`);
  const errors = [...plain, ...site].reduce((sum, result) => sum + result.errors, 0);
  return [
    ...(share < 1 - ALLOWANCE ? [`the site is more than ${ALLOWANCE * 100}% slower than one static file`] : []),
    ...(errors > 0 ? [`${errors} answers were errors`] : []),
  ];
}

async function measure(site: RunningNginx, plain: RunningNginx): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrk-'));
  load(SITE_PORT, PATHS, 1, folder);
  const before = memoryOf(site.pid);
  const results: {plain: LoadResult[]; site: LoadResult[]} = {plain: [], site: []};
  for (let round = 0; round < ROUNDS; round += 1) {
    results.plain.push(
      load(
        PLAIN_PORT,
        Array.from(PATHS, () => '/one.html'),
        SECONDS,
        folder,
      ),
    );
    results.site.push(load(SITE_PORT, PATHS, SECONDS, folder));
  }
  const problems = compare(results.plain, results.site);
  const {statuses, faults} = await sendBadRequests();
  const list = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  console.log(`${BAD} bad requests: ${list.join(', ')}`);
  problems.push(...(await slowPaths(timed, 50)));
  const after = memoryOf(site.pid);
  console.log(`memory of the server: ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`);
  if (after - before > GROWTH) problems.push(`the memory of the server grew by ${(after - before).toFixed(1)} MB`);
  if (plain.pid === site.pid) problems.push('both servers are the same process');
  return [...problems, ...faults];
}

async function main(): Promise<void> {
  const site = await startNginx({root: build, port: SITE_PORT});
  const plain = await startNginx({root: plainSite(), port: PLAIN_PORT, plain: true});
  try {
    const problems = await measure(site, plain);
    for (const problem of problems) console.error(`FAIL ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    site.stop();
    plain.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
