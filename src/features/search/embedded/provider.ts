import {
  SECTIONS,
  SearchUnavailableError,
  type SearchAnswer,
  type SearchHit,
  type SearchProvider,
  type SearchRequest,
} from '../provider';
import type {Edition} from './format';
import {closeness} from './closeness';
import {markerFor, mark, snippet, type Marker} from './pieces';
import {clipQuery, normalize} from './planner/normalize';
import {makePlan, type Plan} from './planner/plan';
import {correct, correctChinese, isSlip, simplify} from './planner/spelling';
import {rank, type Ranked, type Ranking} from './rank';
import {createStore, StaleIndexError, type Store} from './store';

export interface EmbeddedOptions {
  /** Base path of the language with slashes at both ends: `/`, `/zh/`. */
  baseUrl: string;
  /** Words in a snippet, asked again for each search: 10, or 5 on narrow screens (specification, section 9). */
  snippetWords?: () => number;
  /** Loads a file; `fetch` of the browser unless a test gives another. */
  load?: typeof fetch;
}

/** Words in a snippet on wide screens (specification, section 9). */
const SNIPPET_WORDS = 10;

/** What a page of an older version counts when all versions are searched: the current one ranks above it. */
const OLDER = 0.7;

interface Found {
  plan: Plan;
  ranking: Ranking;
}

/** Editions that a request asks for: one version's, or all of them. An unknown version means the current one. */
function editionsFor(editions: readonly Edition[], version: string | undefined): Edition[] {
  if (version === undefined) return [...editions];
  const wanted = editions.find((edition) => edition.version === version) ?? editions[0];
  return wanted ? [wanted] : [];
}

async function findPages(store: Store, request: SearchRequest, text: string): Promise<Found> {
  const plan = makePlan(text, request.locale);
  if (plan.concepts.length === 0 && !plan.endpoint) return {plan, ranking: {pages: [], missing: []}};
  const editions = editionsFor((await store.manifest()).editions, request.version);
  const rankings = await Promise.all(
    editions.map(async (edition, number) => {
      const [index, bodies] = await Promise.all([store.index(edition), store.bodies(edition, plan)]);
      const {section, from} = request;
      return rank(plan, index, bodies, {
        ...(section ? {section} : {}),
        ...(from ? {from} : {}),
        onlyVersioned: number > 0,
      });
    }),
  );
  const pages = rankings.flatMap((ranking, number) =>
    ranking.pages.map((ranked) => ({...ranked, score: ranked.score * (number > 0 ? OLDER : 1)})),
  );
  if (rankings.length > 1) pages.sort((a, b) => b.score - a.score);
  const [first, ...others] = rankings;
  const missing = (first?.missing ?? []).filter((concept) =>
    others.every((ranking) => ranking.missing.some(({text: other}) => other === concept.text)),
  );
  return {plan, ranking: {pages, missing}};
}

/** The reader's text with what the site does not know put right: traditional characters and misspelt words. */
async function mend(store: Store, text: string, {plan, ranking}: Found): Promise<{text: string; corrected: boolean}> {
  const {missing} = ranking;
  const wanted = plan.concepts.filter((concept) => !concept.optional).length;
  const [han, latin] = await Promise.all([
    missing.some(({kind}) => kind === 'han') ? store.hanWords() : undefined,
    missing.some(({kind}) => kind === 'latin') ? store.latinWords() : undefined,
  ]);
  const simple = simplify(text, han?.traditional ?? '');
  if (simple !== text) return {text: simple, corrected: false};
  const latinWords = latin?.words.split(' ') ?? [];
  const hanWords = han?.words.split(' ') ?? [];
  // Where most words are unknown, each of them would turn into another by chance: then only slips in long words count.
  const most = missing.length > Math.max(1, wanted / 2);
  let mended = text;
  for (const {kind, text: words} of missing) {
    for (const word of words.split(' ')) {
      const better =
        kind === 'latin' ? correct(word, latinWords) : correctChinese(word, hanWords, han?.homophones ?? '');
      if (most && (better === undefined || !isSlip(word, better))) return {text, corrected: false};
      if (better !== undefined) mended = mended.replace(word, better);
    }
  }
  return {text: mended, corrected: mended !== text};
}

/** Searches, and once more with a corrected query when a word is on no page. */
async function find(store: Store, request: SearchRequest): Promise<Found & {corrected?: string}> {
  const found = await findPages(store, request, request.text);
  if (found.ranking.missing.length === 0) return found;
  const text = normalize(clipQuery(request.text));
  const mended = await mend(store, text, found);
  if (mended.text === text) return found;
  const again = await findPages(store, request, mended.text);
  if (again.ranking.missing.length >= found.ranking.missing.length || again.ranking.pages.length === 0) return found;
  return {...again, ...(mended.corrected ? {corrected: mended.text} : {})};
}

/**
 * Pages at the top whose texts are read to put those first in which the words are close together. Their texts are needed
 * for the snippets anyway.
 */
const REFINED = 12;

async function refine(store: Store, {plan, ranking}: Found, phrase: string): Promise<Ranked[]> {
  const marker = markerFor(plan.concepts);
  const top = await Promise.all(
    ranking.pages.slice(0, REFINED).map(async (ranked) => {
      const text = ranked.inText ? await readText(store, ranked) : '';
      if (ranked.certain) return ranked;
      const heading = ranked.page.units[ranked.unit]?.heading ?? '';
      return {
        ...ranked,
        score:
          ranked.score *
          (1 + closeness([ranked.page.title, heading, text, ...(ranked.page.keywords ?? [])], marker, phrase, plan)),
      };
    }),
  );
  return [...top.sort((a, b) => b.score - a.score), ...ranking.pages.slice(REFINED)];
}

/** Text of the unit that answers, from the file that holds it. */
async function readText(store: Store, {page, unit}: Ranked): Promise<string> {
  const file = [...page.texts].reverse().find(({from}) => from <= unit);
  if (!file) return '';
  return (await store.texts(file.file))[unit - file.from] ?? '';
}

async function toHit(
  store: Store,
  ranked: Ranked,
  marker: Marker,
  {baseUrl, words}: {baseUrl: string; words: number},
): Promise<SearchHit> {
  const {page, unit} = ranked;
  const {anchor = '', heading = ''} = page.units[unit] ?? {};
  // A part without words of its own, or a match in the title only, is described by the page's description.
  const text = ranked.inText ? await readText(store, ranked) : '';
  const url = `${baseUrl}${page.path}${anchor === '' ? '' : `#${anchor}`}`;
  return {
    id: url,
    url,
    section: SECTIONS[page.section] ?? 'pages',
    ...(page.version === undefined ? {} : {version: page.version}),
    breadcrumb: page.breadcrumb,
    title: mark(page.title, marker),
    ...(heading === '' ? {} : {heading: mark(heading, marker)}),
    snippet: snippet(text === '' ? page.description : text, marker, words),
  };
}

/** The engine that is built with the site: its index lies beside the pages of each language. */
export function createEmbeddedProvider({baseUrl, snippetWords, load}: EmbeddedOptions): SearchProvider {
  const store = createStore(baseUrl, load ?? ((...request) => fetch(...request)));

  async function answer(request: SearchRequest, signal: AbortSignal | undefined): Promise<SearchAnswer> {
    const {plan, ranking, corrected} = await find(store, request);
    const pages = await refine(store, {plan, ranking}, corrected ?? request.text);
    signal?.throwIfAborted();
    const start = request.page * request.pageSize;
    const shown = pages.slice(start, start + request.pageSize);
    const marker = markerFor(plan.concepts);
    const options = {baseUrl, words: snippetWords?.() ?? SNIPPET_WORDS};
    const hits = await Promise.all(shown.map((ranked) => toHit(store, ranked, marker, options)));
    signal?.throwIfAborted();
    return {hits, total: ranking.pages.length, ...(corrected === undefined ? {} : {corrected})};
  }

  return {
    async prepare() {
      const {editions} = await store.manifest();
      if (editions[0]) await store.index(editions[0]);
    },
    async search(request, signal) {
      signal?.throwIfAborted();
      try {
        return await answer(request, signal);
      } catch (error) {
        if (!(error instanceof StaleIndexError)) throw error;
      }
      // The page is older than the index: forget it and begin again with the new one, once.
      store.reset();
      try {
        return await answer(request, signal);
      } catch (error) {
        if (error instanceof SearchUnavailableError || signal?.aborted) throw error;
        throw new SearchUnavailableError('The search index is broken.', {cause: error});
      }
    },
  };
}
