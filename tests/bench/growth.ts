import path from 'node:path';
import {parseArgs} from 'node:util';
import {LOCALES} from '../../src/config/locale';
import {firstLoad, launch, serveBuild, type FirstLoad} from './lib/firstLoad';
import {measured, type Cost} from './lib/measured';
import {addPages, commitAll, copyProject, removeCopy} from './lib/projectCopy';

const USAGE = `Builds the site with a synthetic version of the documentation, once for each number of pages, and prints what
every page loads, what the build costs, and how both grow with each page.

  npm run bench:growth
  npm run bench:growth -- --pages 60,120 --locale en

  --pages A,B   numbers of pages; 600,1200 without it
  --locale L    build one language only
  --keep        keep the folders of the builds and name them`;

/** A version that the site does not have. */
const VERSION = '0.1';

/** A page that every number of synthetic pages includes. */
const SYNTHETIC_PAGE = 25;

interface Row {
  pages: number;
  cost: Cost;
  loads: Record<string, FirstLoad>;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} KB`;

async function measure(pages: number, locale: string | undefined, keep: boolean): Promise<Row> {
  const copy = await copyProject(process.cwd());
  try {
    const paths = await addPages(copy, VERSION, pages);
    await commitAll(copy);
    const cost = await measured(
      path.join(copy, 'node_modules/.bin/docusaurus'),
      ['build', ...(locale === undefined ? [] : ['--locale', locale])],
      {cwd: copy},
    );
    const base = locale === 'zh' ? '/zh' : '';
    const visited = {
      home: `${base}/`,
      'current docs page': `${base}/docs/how-to-guides/app-ops/storage`,
      'synthetic page': `${base}/docs/${VERSION}/${paths[SYNTHETIC_PAGE] ?? paths[0]}`,
    };
    const build = path.join(copy, 'build');
    const server = await serveBuild(build);
    const browser = await launch();
    const loads: Record<string, FirstLoad> = {};
    try {
      for (const [name, page] of Object.entries(visited))
        loads[name] = await firstLoad(browser, build, server.origin, page);
    } finally {
      await browser.close();
      server.stop();
    }
    return {pages, cost, loads};
  } finally {
    if (keep) console.log(`${pages} pages: ${copy}`);
    else await removeCopy(copy);
  }
}

function print({pages, cost, loads}: Row): void {
  console.log(
    `\n${pages} synthetic pages: built in ${cost.seconds.toFixed(1)} s ` +
      `(${cost.cpuSeconds.toFixed(1)} s of CPU), at most ${(cost.memory / 2 ** 30).toFixed(2)} GiB`,
  );
  for (const [name, load] of Object.entries(loads)) {
    const html = `${kilobytes(load.html)} of HTML`;
    console.log(`  ${name.padEnd(18)} ${kilobytes(load.script)} of script in ${load.requests} files, ${html}`);
  }
}

function printGrowth(first: Row, last: Row): void {
  const routes = last.pages - first.pages;
  console.log(`\nPer route, from ${first.pages} to ${last.pages} pages:`);
  for (const [name, load] of Object.entries(last.loads)) {
    const growth = (load.script - (first.loads[name]?.script ?? NaN)) / routes;
    console.log(`  ${name.padEnd(18)} ${growth.toFixed(1)} bytes of script`);
  }
  const milliseconds = ((last.cost.seconds - first.cost.seconds) * 1000) / routes;
  const cpu = ((last.cost.cpuSeconds - first.cost.cpuSeconds) * 1000) / routes;
  const memory = (last.cost.memory - first.cost.memory) / routes / 1000;
  console.log(
    `  build              ${milliseconds.toFixed(0)} ms (${cpu.toFixed(0)} ms of CPU), ${memory.toFixed(0)} KB`,
  );
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      help: {type: 'boolean', default: false},
      keep: {type: 'boolean', default: false},
      locale: {type: 'string'},
      pages: {type: 'string', default: '600,1200'},
    },
  });
  if (values.help) return console.log(USAGE);
  const {locale, keep} = values;
  if (locale !== undefined && !(LOCALES as readonly string[]).includes(locale))
    throw new Error(`--locale ${locale}: use one of ${LOCALES.join(', ')}.`);
  const sizes = values.pages.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error(`--pages ${values.pages}: write whole numbers with commas, such as 600,1200.`);

  const rows: Row[] = [];
  for (const size of sizes) {
    const row = await measure(size, locale, keep);
    print(row);
    rows.push(row);
  }
  const [first, last] = [rows[0], rows.at(-1)];
  if (first && last && last.pages > first.pages) printGrowth(first, last);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
