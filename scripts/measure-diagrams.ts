import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type BrowserContext} from '@playwright/test';
import {pagesWithDiagrams, type DiagramPage} from './measure-diagrams/pages';
import {drawingsOf} from './measure-diagrams/draw';
import {withSizes} from './measure-diagrams/fences';
import {CHROMIUM_FLAGS, chromiumPath} from '../tests/support/chromium';
import {startNginx} from '../tests/support/startNginx';

const USAGE = `Draws the Mermaid diagrams of build/ and writes their sizes into the Markdown files.

  npm run build && npm run diagrams:measure

Run it after a change to a diagram. MEASURE_PORT is the port of the server that it starts, 4180 without it.`;

const VIEWPORT = {width: 1440, height: 900};

/** Pages that are drawn at a time. */
const AT_A_TIME = 2;

interface Outcome {
  written: number;
  problems: string[];
}

/** Measures pages until none is left. */
async function measure(context: BrowserContext, origin: string, pages: DiagramPage[]): Promise<Outcome> {
  const outcome: Outcome = {written: 0, problems: []};
  const tab = await context.newPage();
  for (let page = pages.shift(); page; page = pages.shift()) {
    try {
      outcome.written += await measurePage(page, await drawingsOf(tab, origin + page.path, page.count));
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      outcome.problems.push(`${page.path} (${page.file ?? 'no file found'}): ${reason}`);
    }
  }
  return outcome;
}

async function measurePage({file}: DiagramPage, drawings: Parameters<typeof withSizes>[1]): Promise<number> {
  if (file === undefined) throw new Error('no Markdown file belongs to this page');
  const {source, written} = withSizes(await readFile(file, 'utf8'), drawings);
  if (written > 0) await writeFile(file, source);
  return written;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {help: {type: 'boolean', default: false}}});
  if (values.help) return console.log(USAGE);
  const port = Number(process.env.MEASURE_PORT ?? 4180);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`MEASURE_PORT="${process.env.MEASURE_PORT}" is not a port number between 1 and 65535.`);
  }
  const pages = await pagesWithDiagrams(process.cwd());
  const total = pages.length;
  const server = await startNginx({root: path.resolve('build'), port});
  try {
    const browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
    try {
      const context = await browser.newContext({viewport: VIEWPORT});
      const origin = `http://127.0.0.1:${port}`;
      const outcomes = await Promise.all(Array.from({length: AT_A_TIME}, () => measure(context, origin, pages)));
      const problems = outcomes.flatMap((outcome) => outcome.problems).sort();
      const written = outcomes.reduce((sum, outcome) => sum + outcome.written, 0);
      for (const problem of problems) console.error(`not measured: ${problem}`);
      console.log(`${total} pages, ${written} sizes written, ${problems.length} pages not measured.`);
      if (problems.length > 0) process.exitCode = 1;
    } finally {
      await browser.close();
    }
  } finally {
    server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
