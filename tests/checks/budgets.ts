import {readFileSync} from 'node:fs';
import path from 'node:path';
import {RECORD_ID} from '../../src/features/article/record';
import type {Check, Problem} from './check';
import {contentPages, inBuild, locate, onBuild, originOf, withoutLocale, type Build, type BuiltPage} from './lib/build';
import {readText} from './lib/files';
import {attributesOf, largestAddress, resolve} from './lib/references';
import {routeChunks, type RouteChunks} from './lib/routeChunks';
import {heaviest, Weights, type Load, type Weighed} from './lib/weights';

const METRICS = ['JavaScript', 'CSS', 'HTML', 'images above the fold'] as const;
type Metric = (typeof METRICS)[number];
const CLASSES = ['marketing', 'reading', 'api'] as const;
type PageClass = (typeof CLASSES)[number];

/** Limits in KB (1,000 bytes) after brotli 11, from the table "Budgets" of the design. */
export const BUDGETS: Readonly<Record<PageClass, Readonly<Record<Metric, number>>>> = {
  marketing: {JavaScript: 150, CSS: 20, HTML: 25, 'images above the fold': 60},
  reading: {JavaScript: 150, CSS: 20, HTML: 40, 'images above the fold': 60},
  // Operations of the API: generated pages with a smaller HTML.
  api: {JavaScript: 150, CSS: 20, HTML: 12.5, 'images above the fold': 60},
};

/**
 * How much more script than the heaviest other page for reading an API page may need, in KB: it loads its own script,
 * which others do without, and the part that writes samples.
 */
const API_EXTRA = 12;

/**
 * Limit for the HTML of an API page as the browser parses it, in KB. Generated tables that repeat hardly weigh anything
 * compressed, and still have to be parsed and read.
 */
export const API_RAW_HTML = 68;

const KB = 1000;

/** Docs and blog are for reading, operations of the API among them; everything else is marketing. */
function classOf(path: string): PageClass {
  if (/^\/docs\/(?:[\d.]+\/)?api\//.test(withoutLocale(path))) return 'api';
  return /^\/(?:docs|blog)(?:\/|$)/.test(withoutLocale(path)) ? 'reading' : 'marketing';
}

/** Files of the build that a page needs, by what they count for. */
class PageFiles {
  /** Routes of each bundle; every language has one. */
  private readonly bundles = new Map<string, RouteChunks>();

  constructor(
    private readonly build: Build,
    private readonly origin: string,
  ) {}

  async of(page: BuiltPage): Promise<Record<Metric, string[]>> {
    return {
      JavaScript: await this.scripts(page),
      CSS: this.located(
        page,
        attributesOf(page.$, 'link[rel="stylesheet"]').map(({href = ''}) => href),
      ),
      HTML: [page.file],
      'images above the fold': this.located(page, eagerImages(page)),
    };
  }

  /** Files of addresses; those that are on another host or nowhere are for other checks. */
  private located(page: BuiltPage, addresses: readonly string[]): string[] {
    const files = addresses.flatMap((address) => {
      const target = resolve(address, page.path, this.origin);
      return (target.kind === 'internal' && locate(this.build, target.path)) || [];
    });
    return [...new Set(files)];
  }

  private async scripts(page: BuiltPage): Promise<string[]> {
    const listed = this.located(
      page,
      attributesOf(page.$, 'script[src]').map(({src = ''}) => src),
    );
    // A page without the framework needs nothing more.
    const runtime = listed.find((file) => /(?:^|\/)runtime~[^/]*\.js$/.test(file));
    if (runtime === undefined) return listed;
    const key = listed.join(' ');
    const chunksOf = this.bundles.get(key) ?? (await this.open(runtime, listed));
    this.bundles.set(key, chunksOf);
    // The chunk of the style sheet has no script.
    const record = page.$(`#${RECORD_ID}`).text() || undefined;
    return [...new Set([...listed, ...this.located(page, chunksOf(page.path, record))])];
  }

  private async open(runtime: string, listed: readonly string[]): Promise<RouteChunks> {
    const others = listed.filter((file) => file !== runtime);
    const sources = await Promise.all(others.map((file) => readText(this.build.root, inBuild(file))));
    return routeChunks({
      runtime: await readText(this.build.root, inBuild(runtime)),
      scripts: sources,
      read: (address) => readFileSync(path.join(this.build.root, inBuild(address)), 'utf8'),
    });
  }
}

/**
 * Images that a browser loads without waiting for the reader to scroll: preloaded ones and `<img>` without
 * `loading="lazy"`. Of several candidates for one place the largest counts.
 */
function eagerImages({$}: BuiltPage): string[] {
  const preloads = attributesOf($, 'link[rel="preload"][as="image"]').map(
    ({imagesrcset = '', href = ''}) => largestAddress(imagesrcset) ?? href,
  );
  const images = $('img:not([loading="lazy"])')
    .toArray()
    .filter((node) => $(node).closest('noscript').length === 0)
    .map((node) => {
      const source = $(node).closest('picture').find('source[srcset]').first();
      return largestAddress(source.attr('srcset') ?? $(node).attr('srcset') ?? '') ?? $(node).attr('src') ?? '';
    });
  return [...preloads, ...images].filter((address) => address !== '');
}

/** What pages weigh: scripts to hydrate, styles, HTML and first images. */
export const budgets: Check = {
  name: 'budgets',
  reads: 'build',
  purpose: 'no page is heavier than the budgets of the design allow: scripts, styles, HTML, first images',
  run: onBuild(async (build) => {
    const files = new PageFiles(build, await originOf(build));
    const loads: Record<PageClass, Record<Metric, Load[]>> = {
      marketing: {JavaScript: [], CSS: [], HTML: [], 'images above the fold': []},
      reading: {JavaScript: [], CSS: [], HTML: [], 'images above the fold': []},
      api: {JavaScript: [], CSS: [], HTML: [], 'images above the fold': []},
    };
    const weights = new Weights(build.root);
    const raw: Weighed[] = [];
    let looked = 0;
    for await (const page of contentPages(build)) {
      looked += 1;
      const needed = await files.of(page);
      const pageClass = classOf(page.path);
      for (const metric of METRICS) loads[pageClass][metric].push({page: page.file, parts: needed[metric]});
      if (pageClass === 'api') raw.push({page: page.file, size: await weights.raw(page.file)});
    }

    const problems: Problem[] = [];
    const notes: string[] = [];
    const scripts: Partial<Record<PageClass, Weighed>> = {};
    const kilobytes = (size: number) => `${(size / KB).toFixed(1)} KB`;
    for (const pageClass of CLASSES) {
      for (const metric of METRICS) {
        const budget = BUDGETS[pageClass][metric];
        const {worst, over} = await heaviest(loads[pageClass][metric], budget * KB, weights);
        if (worst && metric === 'JavaScript') scripts[pageClass] = worst;
        if (worst)
          notes.push(
            `${pageClass}, ${metric}: at most ${kilobytes(worst.size)} of ${budget} KB (${inBuild(worst.page)})`,
          );
        for (const {page, size} of over) {
          problems.push({
            file: inBuild(page),
            message: `${metric}: ${kilobytes(size)}, the budget of this kind of page (${pageClass}) is ${budget} KB`,
          });
        }
      }
    }
    const [largest] = raw.sort((a, b) => b.size - a.size);
    if (largest) {
      const size = kilobytes(largest.size);
      notes.push(`api, HTML uncompressed: at most ${size} of ${API_RAW_HTML} KB (${inBuild(largest.page)})`);
    }
    for (const {page, size} of raw.filter((one) => one.size > API_RAW_HTML * KB)) {
      problems.push({
        file: inBuild(page),
        message: `HTML: ${kilobytes(size)} uncompressed, the budget of this kind of page (api) is ${API_RAW_HTML} KB`,
      });
    }
    const {api, reading} = scripts;
    if (api && reading && api.size > reading.size + API_EXTRA * KB) {
      problems.push({
        file: inBuild(api.page),
        message:
          `JavaScript: ${kilobytes(api.size)}, more than ${API_EXTRA} KB above the heaviest other page for reading, ` +
          `${kilobytes(reading.size)} (${inBuild(reading.page)})`,
      });
    }
    return {problems, looked, notes};
  }),
};
