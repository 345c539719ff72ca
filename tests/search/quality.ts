import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createEmbeddedProvider} from '../../src/features/search/embedded/provider';
import type {Locale} from '../../src/config/locale';
import {measure, type Judged, type Query} from './measure';

/**
 * Prints how well the embedded search of `build/` answers the relevance sets: `tsx tests/search/quality.ts [FOLDER]`.
 * Figures are in tests/search/README.md. `--half tune` prints the misses of that half only.
 */
const HALVES = ['tune', 'report'] as const;

/** Reads files of a build in place of a server. */
function fileLoader(root: string): typeof fetch {
  return async (input) => {
    try {
      return new Response(await readFile(path.join(root, String(input)), 'utf8'));
    } catch {
      return new Response('', {status: 404});
    }
  };
}

function withoutLocale(url: string, locale: Locale): string {
  const bare = url.replace(/#.*$/, '').replace(locale === 'en' ? /^/ : /^\/zh(?=\/|$)/, '');
  return bare === '' ? '/' : bare.replace(/(.)\/$/, '$1');
}

async function judge(locale: Locale, root: string, queries: readonly Query[]): Promise<Judged[]> {
  const provider = createEmbeddedProvider({baseUrl: locale === 'en' ? '/' : '/zh/', load: fileLoader(root)});
  const judged: Judged[] = [];
  for (const query of queries) {
    const start = performance.now();
    const {hits, total} = await provider.search({
      text: query.query,
      locale,
      version: query.version ?? 'current',
      page: 0,
      pageSize: 10,
    });
    judged.push({
      query,
      paths: hits.map(({url}) => withoutLocale(url, locale)),
      total,
      milliseconds: performance.now() - start,
    });
  }
  return judged;
}

const percent = (value: number) => value.toFixed(3);

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const half = args.includes('--half') ? args[args.indexOf('--half') + 1] : undefined;
  const folder = args.find((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--half') ?? 'build';
  for (const locale of ['en', 'zh'] as const) {
    const file = path.join(__dirname, `queries.${locale}.json`);
    const queries = JSON.parse(await readFile(file, 'utf8')) as Query[];
    for (const name of HALVES.filter((candidate) => half === undefined || candidate === half)) {
      const judged = await judge(
        locale,
        folder,
        queries.filter((query) => query.half === name),
      );
      const {success1, success5, mrr, nonsense, median, misses, kinds} = measure(judged);
      console.log(`\n${locale} ${name}: ${judged.length} queries`);
      console.log(
        `  Success@1 ${percent(success1)}  Success@5 ${percent(success5)}  MRR@10 ${percent(mrr)}  ` +
          `nonsense answered ${percent(nonsense)}  median ${median.toFixed(1)} ms`,
      );
      console.log(
        `  ${kinds.map(({kind, success1: first, success5: five, count}) => `${kind} ${first}/${five}/${count}`).join('  ')}`,
      );
      for (const {query, paths} of misses)
        console.log(
          `  - [${query.kind}] ${query.query}  wanted ${query.expect.join(' | ') || 'nothing'}  got ${paths.slice(0, 5).join(' ') || 'nothing'}`,
        );
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
