import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {SearchUnavailableError, type SearchAnswer, type SearchRequest} from '@site/src/features/search/provider';
import {createSearchClient, type SearchOutcome} from '@site/src/features/search/SearchModal/searchClient';

const answer: SearchAnswer = {
  hits: [
    {
      id: 'a',
      url: '/docs/a',
      section: 'docs',
      breadcrumb: [],
      title: [{text: 'A', match: true}],
      snippet: [{text: 'one two three four five six seven eight nine ten eleven', match: false}],
    },
  ],
  total: 43,
};

interface Asked {
  request: SearchRequest;
  signal: AbortSignal | undefined;
  resolve: (answer: SearchAnswer) => void;
  reject: (error: unknown) => void;
}

function setUp() {
  const asked: Asked[] = [];
  const outcomes: SearchOutcome[] = [];
  const client = createSearchClient({
    provider: {
      prepare: async () => {},
      search: (request, signal) =>
        new Promise((resolve, reject) => {
          asked.push({request, signal, resolve, reject});
        }),
    },
    context: () => ({locale: 'zh', version: '5.17', from: 'api'}),
    texts: {sections: {docs: 'Docs', api: '', store: '', blog: '', pages: ''}, versions: new Map()},
    suggestions: ['helm', 'gateway'],
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  /** What the modal does: its status is "error" when told so, and "idle" when the promise ends. */
  const search = (query: string, words = 10) => {
    const seen: {errors: string[]; results?: unknown; ended: boolean} = {errors: [], ended: false};
    client
      .search({requests: [{query, attributesToSnippet: ['hierarchy.lvl1:7', `content:${words}`]}]})
      .catch((error) => {
        seen.errors.push(error.name);
        throw error;
      })
      .then((results) => {
        seen.results = results;
      })
      .finally(() => {
        seen.ended = true;
      });
    return seen;
  };
  return {client, asked, outcomes, search};
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('asks for the first page of 20, in the place of the reader', () => {
  const {asked, search} = setUp();
  search('  web\u202E 终端 ');
  expect(asked.map(({request}) => request)).toEqual([
    {text: 'web 终端', locale: 'zh', version: '5.17', from: 'api', page: 0, pageSize: 20},
  ]);
});

test('hands on hits and their number, with as many words as the modal asks for', async () => {
  const {asked, outcomes, search} = setUp();
  const seen = search('a', 5);
  asked[0]?.resolve(answer);
  await settle();
  expect(seen).toMatchObject({errors: [], ended: true, results: {results: [{nbHits: 43, hits: [{objectID: 'a'}]}]}});
  expect(JSON.stringify(seen.results)).toContain('one two three four five …');
  expect(outcomes).toEqual([{query: 'a', answer}]);
});

test('a new search ends the one before, whose answer and failure are forgotten', async () => {
  const {asked, outcomes, search} = setUp();
  const first = search('a');
  const second = search('ab');
  expect(asked.map(({signal}) => signal?.aborted)).toEqual([true, false]);
  const third = search('abc');
  asked[0]?.resolve(answer);
  asked[1]?.reject(new SearchUnavailableError('too late'));
  asked[2]?.resolve(answer);
  await vi.advanceTimersByTimeAsync(5000);
  expect([first.ended, second.ended, third.ended]).toEqual([false, false, true]);
  expect([...first.errors, ...second.errors]).toEqual([]);
  expect(outcomes).toHaveLength(1);
});

test('nothing to search for asks nobody', async () => {
  const {asked, search} = setUp();
  const seen = search(' \u202E ');
  await settle();
  expect(asked).toEqual([]);
  expect(seen).toMatchObject({ended: true, results: {results: [{nbHits: 0}]}});
});

test('where nothing was found, there are suggestions instead of hits', async () => {
  const {asked, search} = setUp();
  const seen = search('xyzzy');
  asked[0]?.resolve({hits: [], total: 0});
  await settle();
  expect(seen.results).toMatchObject({results: [{nbHits: 0, hits: [{url: ''}, {url: ''}]}]});
});

describe('a failure', () => {
  test.each([
    ['of the engine', new SearchUnavailableError('gone'), 0],
    ['of another kind, which is logged', new TypeError('a fault'), 1],
  ])('%s shows the error screen to the end: the promise does not end', async (_name, error, logged) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const {asked, outcomes, search} = setUp();
    const seen = search('a');
    asked[0]?.reject(error);
    await vi.advanceTimersByTimeAsync(300);
    // Until then, the modal would replace "error" by "stalled".
    expect(seen.errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toMatchObject({errors: ['RetryError'], ended: false});
    expect(outcomes).toEqual([{query: 'a', failed: true}]);
    expect(log).toHaveBeenCalledTimes(logged);
  });

  test('is not told once the reader has changed the query', async () => {
    const {asked, client, search} = setUp();
    const seen = search('a');
    asked[0]?.reject(new SearchUnavailableError('gone'));
    await vi.advanceTimersByTimeAsync(100);
    client.cancel();
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toMatchObject({errors: [], ended: false});
  });

  test('is over with the next search', async () => {
    const {asked, search} = setUp();
    search('a');
    asked[0]?.reject(new SearchUnavailableError('gone'));
    await vi.advanceTimersByTimeAsync(1000);
    const seen = search('ab');
    asked[1]?.resolve(answer);
    await settle();
    expect(seen).toMatchObject({errors: [], ended: true});
  });
});

test('while an input method is composing nothing is searched, and nothing ends', async () => {
  const {asked, client, search} = setUp();
  client.setComposing(true);
  const seen = search("zi'dong");
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([]);
  expect(seen).toMatchObject({errors: [], ended: false});
  client.setComposing(false);
  search('自动');
  expect(asked.map(({request}) => request.text)).toEqual(['自动']);
});
