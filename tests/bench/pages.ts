import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser} from '@playwright/test';
import {LOCALES} from '../../src/config/locale';
import {blockingTime, groupBy, median, templateOf, type LongTask} from './lib/blocking';
import {launch, serveBuild} from './lib/firstLoad';

const USAGE = `Opens every page of the sitemaps of build/ in Chromium on a processor slowed down four times, and prints the ten
pages that block the main thread longest and the median of each template: what tasks take beyond 50 ms each, between
first paint and two seconds after load.

  npm run build && npm run bench:pages
  npm run bench:pages -- --paths /,/zh/docs/faq --runs 3

  --paths A,B   open these pages only
  --locale L    open pages of one language only
  --runs N      open each page N times and take the median; 1 without it`;

const SLOWDOWN = 4;
/** A phone in portrait, as in Lighthouse's mobile runs. */
const VIEWPORT = {width: 412, height: 823};
const AFTER_LOAD_MS = 2000;
const TIMEOUT_MS = 60_000;
const SLOWEST = 10;

interface Visit {
  path: string;
  template: string;
  /** Milliseconds. */
  blocking: number;
}

const withoutLocale = (page: string) => page.replace(/^\/zh(?=\/|$)/, '') || '/';

async function sitemapPaths(build: string): Promise<string[]> {
  const files = ['sitemap.xml', 'zh/sitemap.xml'].map((file) => path.join(build, file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const paths = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
  );
  if (paths.length === 0) throw new Error('There is no sitemap in build/. Run "npm run build" first.');
  return paths;
}

/** Collects long tasks from the start; runs before the scripts of the page. */
function noteLongTasks(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (connection instanceof EventTarget) Object.defineProperty(connection, 'saveData', {value: true});
  const tasks: LongTask[] = [];
  Reflect.set(window, 'longTasks', tasks);
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) tasks.push({start: startTime, duration});
  }).observe({type: 'longtask', buffered: true});
}

/** What the page noted, once it has been loaded for as long as wanted. */
function readTimings(afterLoad: number) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = navigation?.loadEventEnd ?? 0;
  if (loaded === 0 || performance.now() < loaded + afterLoad) return undefined;
  return {
    loaded,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    tasks: Reflect.get(window, 'longTasks') as LongTask[],
    classes: [...document.documentElement.classList],
  };
}

async function visit(browser: Browser, origin: string, page: string): Promise<Visit> {
  const context = await browser.newContext({viewport: VIEWPORT, hasTouch: true, isMobile: true});
  try {
    const tab = await context.newPage();
    await tab.addInitScript(noteLongTasks);
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    const response = await tab.goto(origin + page, {timeout: TIMEOUT_MS});
    if (!response?.ok()) throw new Error(`${page} was answered with ${response?.status()}.`);
    // Polls seldom: each look is work for the page too.
    const handle = await tab.waitForFunction(readTimings, AFTER_LOAD_MS, {polling: 500, timeout: TIMEOUT_MS});
    const timings = await handle.jsonValue();
    if (!timings) throw new Error(`${page} gave no timings.`);
    const {painted, loaded, tasks, classes} = timings;
    return {
      path: page,
      template: templateOf(withoutLocale(page), classes),
      blocking: blockingTime(tasks, painted, loaded + AFTER_LOAD_MS),
    };
  } finally {
    await context.close();
  }
}

/** One visit for each page, with the median of its runs. */
function summarize(visits: readonly Visit[]): Visit[] {
  const byPath = groupBy(visits, (one) => one.path);
  return [...byPath.values()].flatMap((runs) => {
    const [first] = runs;
    return first ? [{...first, blocking: median(runs.map(({blocking}) => blocking))}] : [];
  });
}

function print(pages: readonly Visit[]): void {
  const slowest = [...pages].sort((a, b) => b.blocking - a.blocking).slice(0, SLOWEST);
  const milliseconds = (value: number) => `${value.toFixed(0).padStart(6)} ms`;
  console.log(`\nThe slowest of ${pages.length} pages:`);
  for (const {path: page, template, blocking} of slowest)
    console.log(`${milliseconds(blocking)}  ${page} (${template})`);
  console.log('\nMedian of each template:');
  const templates = [...groupBy(pages, ({template}) => template)].sort(([a], [b]) => a.localeCompare(b));
  for (const [template, list] of templates) {
    const middle = median(list.map(({blocking}) => blocking));
    console.log(`${milliseconds(middle)}  ${template} (${list.length} ${list.length === 1 ? 'page' : 'pages'})`);
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      help: {type: 'boolean', default: false},
      paths: {type: 'string'},
      locale: {type: 'string'},
      runs: {type: 'string', default: '1'},
    },
  });
  if (values.help) return console.log(USAGE);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: write a whole number above zero.`);
  const {locale} = values;
  if (locale !== undefined && !(LOCALES as readonly string[]).includes(locale))
    throw new Error(`--locale ${locale}: use one of ${LOCALES.join(', ')}.`);
  const build = path.resolve('build');
  const paths = (values.paths?.split(',') ?? (await sitemapPaths(build))).filter(
    (page) => locale === undefined || /^\/zh(?:\/|$)/.test(page) === (locale === 'zh'),
  );

  const server = await serveBuild(build);
  const browser = await launch();
  const visits: Visit[] = [];
  try {
    // The first visit of a browser pays for its start.
    await visit(browser, server.origin, paths[0] ?? '/');
    // Whole rounds, so that a noisy minute of the machine does not hit all runs of a page.
    for (let run = 0; run < runs; run += 1)
      for (const page of paths) visits.push(await visit(browser, server.origin, page));
  } finally {
    await browser.close();
    server.stop();
  }
  print(summarize(visits));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
