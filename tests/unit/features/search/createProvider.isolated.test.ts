import {expect, test, vi} from 'vitest';
import {createProvider, lazyProvider, type SearchSite} from '@site/src/features/search/createProvider';
import {issueUrl} from '@site/src/features/search/issueUrl';
import {SearchUnavailableError, type SearchProvider, type SearchRequest} from '@site/src/features/search/provider';

const engines = vi.hoisted(() => ({
  createEmbeddedProvider: vi.fn(() => 'embedded'),
  createAlgoliaProvider: vi.fn(() => 'algolia'),
}));
vi.mock('@site/src/features/search/embedded/provider', () => ({
  createEmbeddedProvider: engines.createEmbeddedProvider,
}));
vi.mock('@site/src/features/search/algolia', () => ({createAlgoliaProvider: engines.createAlgoliaProvider}));

const site: SearchSite = {
  hosted: null,
  origin: 'https://www.example.com',
  baseUrl: '/zh/',
  locale: 'zh',
  versions: ['current', '5.17'],
};
const request: SearchRequest = {text: 'a', locale: 'en', page: 0, pageSize: 20};

test('the site searches by itself', async () => {
  expect(await createProvider(site)).toBe('embedded');
  expect(engines.createEmbeddedProvider).toHaveBeenCalledWith({baseUrl: '/zh/', snippetWords: expect.any(Function)});
  expect(engines.createAlgoliaProvider).not.toHaveBeenCalled();
});

test('the hosted search answers when it is configured', async () => {
  const hosted = {appId: 'A', apiKey: 'K', index: 'I'};
  engines.createEmbeddedProvider.mockClear();
  expect(await createProvider({...site, hosted})).toBe('algolia');
  expect(engines.createAlgoliaProvider).toHaveBeenCalledWith({
    ...hosted,
    origins: ['https://www.example.com'],
    versions: ['current', '5.17'],
  });
  expect(engines.createEmbeddedProvider).not.toHaveBeenCalled();
});

test('an engine is loaded once, with the first call', async () => {
  const engine: SearchProvider = {prepare: vi.fn(async () => {}), search: vi.fn(async () => ({hits: [], total: 0}))};
  const create = vi.fn(async () => engine);
  const provider = lazyProvider(create);
  expect(create).not.toHaveBeenCalled();
  const {signal} = new AbortController();
  await Promise.all([provider.prepare(), provider.search(request, signal)]);
  expect(create).toHaveBeenCalledTimes(1);
  expect(engine.search).toHaveBeenCalledWith(request, signal);
});

test('it gets ready once, and tries again after a failure', async () => {
  const prepare = vi.fn(async () => {}).mockRejectedValueOnce(new SearchUnavailableError('gone'));
  const provider = lazyProvider(async () => ({prepare, search: async () => ({hits: [], total: 0})}));
  await expect(provider.prepare()).rejects.toThrow('gone');
  await Promise.all([provider.prepare(), provider.prepare()]);
  await provider.prepare();
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('a load that failed means that the engine is unavailable, and is tried again', async () => {
  const engine: SearchProvider = {prepare: async () => {}, search: async () => ({hits: [], total: 7})};
  const create = vi.fn(async () => engine).mockRejectedValueOnce(new Error('ChunkLoadError'));
  const provider = lazyProvider(create);
  await expect(provider.search(request)).rejects.toBeInstanceOf(SearchUnavailableError);
  expect(await provider.search(request)).toEqual({hits: [], total: 7});
});

test('a new issue carries the query, whatever it holds', () => {
  const url = new URL(issueUrl('https://example.com/issues', 'Nothing for "<a> & ${b}" 自动'));
  expect(url.origin + url.pathname).toBe('https://example.com/issues/new');
  expect(Object.fromEntries(url.searchParams)).toEqual({title: 'Nothing for "<a> & ${b}" 自动'});
});
