import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {SearchAnswer, SearchHit, SearchRequest} from '../../../src/features/search/provider';

/** What the fake engine was asked. */
export type Asked = SearchRequest;

/** What the fake engine needs in the page. */
interface Fake {
  asked: Asked[];
  /** Texts whose answer, or failure, has been handed over, in that order. */
  answered: string[];
  prepared: number;
  /** Loading it fails, as with a missing file. */
  broken: boolean;
  /** Milliseconds until it answers. */
  delay: number;
  answers: Record<string, SearchAnswer>;
}

/** The call that hands out the embedded engine, in each script that holds it. */
const CREATION = /return (\w+)\(\{baseUrl:[^}]*\}\)/g;

/** Name and code of the scripts of a language that hand out the embedded engine. */
function creatingScripts(prefix: string): {name: string; code: string}[] {
  const folder = path.resolve(`build${prefix}/assets/js`);
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, code: readFileSync(path.join(folder, name), 'utf8')}))
    .filter(({code}) => code.includes('createEmbeddedProvider') && code.search(CREATION) >= 0);
  if (found.length === 0) throw new Error(`no script in ${folder} hands out the embedded engine`);
  return found;
}

/** Puts a fake in the place of the embedded engine: the interface is tested with answers that are known. */
export async function fakeSearch(
  page: Page,
  prefix: string,
  options: Partial<Pick<Fake, 'broken' | 'delay' | 'answers'>> = {},
): Promise<void> {
  for (const {name, code} of creatingScripts(prefix)) {
    const body = code.replaceAll(CREATION, 'return window.fakeSearch.create()');
    await page.route(`**${prefix}/assets/js/${name}`, (route) => route.fulfill({contentType: 'text/javascript', body}));
  }
  await page.addInitScript((given) => {
    const fake: Fake = {asked: [], answered: [], prepared: 0, broken: false, delay: 0, answers: {}, ...given};
    const create = async () => {
      if (fake.broken) throw new Error('The index is missing.');
      return {
        prepare: async () => {
          fake.prepared += 1;
        },
        search: async (request: SearchRequest) => {
          fake.asked.push(request);
          await new Promise((resolve) => setTimeout(resolve, fake.delay));
          fake.answered.push(request.text);
          if (fake.broken) throw Object.assign(new Error('gone'), {name: 'SearchUnavailableError'});
          const known = fake.answers[Object.hasOwn(fake.answers, request.text) ? request.text : '*'] ?? {
            hits: [],
            total: 0,
          };
          const first = request.page * request.pageSize;
          const hits = known.hits.filter(
            ({section, version}) =>
              (!request.section || section === request.section) &&
              (!request.version || !version || version === request.version),
          );
          const isNarrowed = hits.length < known.hits.length;
          return {
            ...known,
            hits: hits.slice(first, first + request.pageSize),
            total: isNarrowed ? hits.length : known.total,
          };
        },
      };
    };
    Object.assign(window, {fakeSearch: Object.assign(fake, {create})});
  }, options);
}

/** What the engine was asked so far. */
export function askedOf(page: Page): Promise<Asked[]> {
  return page.evaluate(() => (window as unknown as {fakeSearch: Fake}).fakeSearch.asked);
}

/** The texts that the engine has answered so far. */
export function answeredOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as {fakeSearch: Fake}).fakeSearch.answered);
}

/** How often the engine was told to get ready. */
export function preparedOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as {fakeSearch: Fake}).fakeSearch.prepared);
}

/** Changes the engine while the page is open. */
export async function changeSearch(page: Page, change: Partial<Pick<Fake, 'broken' | 'delay'>>): Promise<void> {
  await page.evaluate((values) => {
    Object.assign((window as unknown as {fakeSearch: Fake}).fakeSearch, values);
  }, change);
}

/** A hit with what a test does not care about filled in; words in [brackets] are matches. */
export function hit(
  values: Partial<Omit<SearchHit, 'title' | 'heading' | 'snippet'>> & {
    title: string;
    heading?: string;
    snippet?: string;
  },
): SearchHit {
  const pieces = (text: string) =>
    text
      .split(/(\[[^\]]*\])/)
      .filter((part) => part !== '')
      .map((part) => (part.startsWith('[') ? {text: part.slice(1, -1), match: true} : {text: part, match: false}));
  const {title, heading, snippet = '', ...rest} = values;
  return {
    id: rest.url ?? title,
    url: '/',
    section: 'docs',
    breadcrumb: [],
    ...rest,
    title: pieces(title),
    ...(heading !== undefined && {heading: pieces(heading)}),
    snippet: pieces(snippet),
  };
}

/** Forty-three hits on pages that exist, of every kind. */
export function manyHits(prefix: string): SearchAnswer {
  const install = `${prefix}/docs/installation/install-with-ui`;
  const hits = [
    hit({
      url: install,
      title: '[Install] with the console',
      breadcrumb: ['Deploy', 'Linux'],
      version: 'current',
      snippet: 'one two three four five [install] seven eight nine ten eleven twelve',
    }),
    hit({
      url: `${install}#verify`,
      title: '[Install] with the console',
      heading: 'Verify the [installation]',
      version: 'current',
      snippet: 'Open the console',
    }),
    hit({url: `${prefix}/docs/api/team/createTeam`, title: 'createTeam', section: 'api', version: 'current'}),
    hit({url: `${prefix}/blog/centosmigration`, title: 'A post', section: 'blog'}),
    hit({url: 'https://hub.example.com/app?id=1&x=%E8%87%AA#top', title: 'Elsewhere', section: 'store'}),
    hit({url: `${prefix}/docs/5.17/versions`, title: 'Versions', section: 'docs', version: '5.17'}),
  ];
  const more = Array.from({length: 37}, (_, index) =>
    hit({id: `more ${index}`, url: `${prefix}/docs/versions#${index}`, title: `Page number ${index + 7}`}),
  );
  return {hits: [...hits, ...more], total: 43};
}
