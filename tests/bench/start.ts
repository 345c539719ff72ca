import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Page} from '@playwright/test';
import {median} from './lib/blocking';
import {launch} from './lib/firstLoad';
import {commitAll, copyProject, removeCopy} from './lib/projectCopy';

const USAGE = `Runs npm start in a copy of the project without caches, and prints how long it takes until the first page shows
and until an edited sentence does: medians of three runs.

  npm run bench:start
  npm run bench:start -- --all          with the options of npm start
  npm run bench:start -- --locale zh`;

const RUNS = 3;
const EDITS = 3;
const TIMEOUT_MS = 300_000;
const EDITED = 'how-to-guides/app-ops/storage';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Opens an address as soon as something answers there. */
async function openWhenReady(tab: Page, address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    const isOpen = await fetch(address, {method: 'HEAD'}).then(
      () => true,
      () => false,
    );
    if (isOpen) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await tab.goto(address, {timeout: TIMEOUT_MS});
  await tab.waitForSelector('article h1', {timeout: TIMEOUT_MS});
}

/** Milliseconds until a sentence that is added to a file shows; the file gets its text back. */
async function edit(tab: Page, file: string, sentence: string): Promise<number> {
  const source = await readFile(file, 'utf8');
  const started = performance.now();
  await writeFile(file, `${source}\n${sentence}\n`);
  await tab.waitForFunction((text) => document.body.innerText.includes(text), sentence, {
    polling: 50,
    timeout: TIMEOUT_MS,
  });
  const elapsed = performance.now() - started;
  await writeFile(file, source);
  await tab.waitForFunction((text) => !document.body.innerText.includes(text), sentence, {timeout: TIMEOUT_MS});
  return elapsed;
}

async function measure(
  copy: string,
  args: readonly string[],
  isChinese: boolean,
): Promise<{first: number; edits: number[]}> {
  for (const folder of ['.docusaurus', 'node_modules/.cache']) {
    await rm(path.join(copy, folder), {recursive: true, force: true});
  }
  const port = await freePort();
  const started = performance.now();
  // A group of its own, so that all its processes can be ended.
  const child = spawn('npm', ['start', '--', '--no-open', '--port', String(port), ...args], {
    cwd: copy,
    detached: true,
    stdio: 'ignore',
  });
  const browser = await launch();
  try {
    const tab = await browser.newPage();
    await openWhenReady(tab, `http://localhost:${port}${isChinese ? '/zh' : ''}/docs/${EDITED}`, child);
    const first = performance.now() - started;
    const folder = isChinese ? 'i18n/zh/docusaurus-plugin-content-docs/current' : 'docs';
    const edits: number[] = [];
    for (let number = 1; number <= EDITS; number += 1)
      edits.push(await edit(tab, path.join(copy, folder, `${EDITED}.md`), `Edited sentence number ${number}.`));
    return {first, edits};
  } finally {
    await browser.close();
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const {values} = parseArgs({
    args,
    options: {help: {type: 'boolean'}, locale: {type: 'string'}, all: {type: 'boolean'}},
  });
  if (values.help) return console.log(USAGE);
  const copy = await copyProject(process.cwd());
  try {
    await commitAll(copy);
    const runs: {first: number; edits: number[]}[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(copy, args, values.locale === 'zh'));
    const seconds = (values: readonly number[]) => `${(median(values) / 1000).toFixed(1)} s`;
    console.log(`first page: ${seconds(runs.map(({first}) => first))} after npm start, without caches`);
    console.log(`edited sentence: ${seconds(runs.flatMap(({edits}) => edits))} after it was saved`);
  } finally {
    await removeCopy(copy);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
