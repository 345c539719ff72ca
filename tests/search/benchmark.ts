import {readFile} from 'node:fs/promises';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import path from 'node:path';
import {LOCALES, type Locale} from '../../src/config/locale';
import {FOLDER} from '../../src/features/search/embedded/format';
import {createEmbeddedProvider} from '../../src/features/search/embedded/provider';
import {buildIndex, type IndexFile} from '../../src/plugins/search-index/buildIndex';
import {readBuild, SEARCHED_VERSIONS} from '../../src/plugins/search-index/indexLanguage';
import type {IndexedPage} from '../../src/plugins/search-index/readPage';
import type {Query} from './measure';

/**
 * Prints what an index weighs and how long it takes for 300, 600 and 1,200 pages: `tsx tests/search/benchmark.ts [FOLDER]`;
 * of the build itself also what a reader loads for a first and for a later query.
 * Beyond the pages of the build it takes copies whose parts come from pages in another order, so that words are spread
 * as on real pages.
 */
const SIZES = [300, 600, 1200];

/** As many pages as wanted; copy number `round` takes each part from the page `round` places on. */
function enlarge(pages: readonly IndexedPage[], size: number): IndexedPage[] {
  return Array.from({length: size}, (_, number) => {
    const round = Math.floor(number / pages.length);
    const page = pages[number % pages.length];
    if (!page) throw new Error('The build has no pages: run npm run build first.');
    if (round === 0) return page;
    const units = page.units.map((unit, index) => {
      const donor = pages[(number + round * (index + 1)) % pages.length];
      return {...unit, text: donor?.units[index % donor.units.length]?.text ?? unit.text};
    });
    return {...page, path: `${page.path}-${round}`, units};
  });
}

function weigh(files: readonly IndexFile[], pattern: RegExp, compress: (text: string) => Buffer): number {
  return files.reduce((sum, {name, content}) => sum + (pattern.test(name) ? compress(content).length : 0), 0);
}

/** What queries load: kilobytes with brotli 11 and milliseconds, each as the median and the most. */
async function measureQueries(files: readonly IndexFile[], locale: Locale): Promise<string[]> {
  const contents = new Map(files.map(({name, content}) => [`/${FOLDER}/${name}`, content]));
  const weights = new Map<string, number>();
  let loaded = 0;
  const load: typeof fetch = (input) => {
    const name = String(input);
    const content = contents.get(name);
    if (content === undefined) return Promise.resolve(new Response('', {status: 404}));
    const weight = weights.get(name) ?? brotliCompressSync(content).length;
    weights.set(name, weight);
    loaded += weight;
    return Promise.resolve(new Response(content));
  };
  const queries = JSON.parse(await readFile(path.join(__dirname, `queries.${locale}.json`), 'utf8')) as Query[];
  const texts = queries.filter(({version}) => version === undefined).map(({query}) => query);
  const columns = {first: [] as number[], later: [] as number[], milliseconds: [] as number[]};
  for (const [index, text] of texts.entries()) {
    const provider = createEmbeddedProvider({baseUrl: '/', load});
    const ask = async (words: string) => {
      loaded = 0;
      await provider.search({text: words, locale, version: 'current', page: 0, pageSize: 20});
      return loaded / 1000;
    };
    columns.first.push(await ask(texts[index - 1] ?? 'a'));
    // Once more, so that what is timed is the search and not the compression of this program.
    columns.later.push(await ask(text));
    const start = performance.now();
    await ask(text);
    columns.milliseconds.push(performance.now() - start);
  }
  return Object.entries(columns).map(([name, values]) => {
    const sorted = values.sort((a, b) => a - b);
    return `${name} ${(sorted[sorted.length >> 1] ?? 0).toFixed(1)} (most ${(sorted.at(-1) ?? 0).toFixed(1)})`;
  });
}

const fast = (text: string) => gzipSync(text, {level: 1});
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0).padStart(6);

async function main(): Promise<void> {
  const root = process.argv[2] ?? 'build';
  for (const locale of LOCALES) {
    const folder = locale === 'en' ? root : path.join(root, locale);
    const start = performance.now();
    const pages = await readBuild(folder, locale === 'en' ? LOCALES.slice(1) : []);
    console.log(`\n${locale}: ${pages.length} pages read in ${(performance.now() - start).toFixed(0)} ms`);
    const own = buildIndex(pages, SEARCHED_VERSIONS, locale);
    console.log(`  KB and ms of ${pages.length} pages: ${(await measureQueries(own, locale)).join(', ')}`);
    console.log(
      '  pages  build ms  files  bytes per page: raw  gzip -1  brotli   KB at first: catalog gzip -1  brotli',
    );
    for (const size of SIZES) {
      const before = performance.now();
      const files = buildIndex(enlarge(pages, size), SEARCHED_VERSIONS, locale);
      const took = performance.now() - before;
      const perPage = (bytes: number) => (bytes / size).toFixed(0).padStart(7);
      const all = /./;
      const first = /manifest|current\/catalog/;
      console.log(
        `${String(size).padStart(7)} ${took.toFixed(0).padStart(9)} ${String(files.length).padStart(6)}` +
          `                ${perPage(weigh(files, all, Buffer.from))} ${perPage(weigh(files, all, fast))} ${perPage(weigh(files, all, brotliCompressSync))}` +
          `                    ${kilobytes(weigh(files, first, fast))}  ${kilobytes(weigh(files, first, brotliCompressSync))}`,
      );
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
