import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createAlgoliaProvider, type AlgoliaOptions} from '@site/src/features/search/algolia';
import {SearchUnavailableError, type SearchRequest} from '@site/src/features/search/provider';
import {startAlgoliaHost, type AlgoliaTestHost, type Reply} from '../../../../support/algoliaHost';
import recorded from './answer.json';

const ANSWER: Reply = {status: 200, json: recorded};
const REQUEST: SearchRequest = {text: '团队', locale: 'zh', version: 'current', page: 1, pageSize: 20};
const VERSIONS = ['current', '5.17'];

let hosts: AlgoliaTestHost[] = [];

/** Hosts that answer one after the other, and a provider that asks them. */
async function start(...replies: Reply[]) {
  hosts = await Promise.all(replies.map((reply) => startAlgoliaHost(() => reply)));
  return provider({});
}

function provider(options: Partial<AlgoliaOptions>) {
  return createAlgoliaProvider({
    appId: 'ABCDE12345',
    apiKey: 'search-key',
    index: 'rainbond',
    hosts: hosts.map(({host}) => host),
    origins: ['https://www.rainbond.com'],
    versions: VERSIONS,
    ...options,
  });
}

/** How often each host was asked. */
const counts = () => hosts.map(({seen}) => seen.length);

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await Promise.all(hosts.map((host) => host.close()));
  hosts = [];
});

describe('request', () => {
  it('is one POST to the multi-query path, with the credentials in the address', async () => {
    const {search} = await start(ANSWER);
    await search(REQUEST);
    expect(counts()).toEqual([1]);
    const [{method, path, query, headers} = {}] = hosts[0]?.seen ?? [];
    expect({method, path}).toEqual({method: 'POST', path: '/1/indexes/*/queries'});
    expect(query?.get('x-algolia-application-id')).toBe('ABCDE12345');
    expect(query?.get('x-algolia-api-key')).toBe('search-key');
    expect(query?.get('x-algolia-agent')).toMatch(/^Algolia for JavaScript \(5\.64\.0\); Lite/);
    expect(headers?.['content-type']).toBe('text/plain');
    expect(headers?.accept).toBe('application/json');
    expect(Object.keys(headers ?? {}).filter((name) => name.startsWith('x-algolia'))).toEqual([]);
  });

  it('holds query, page and the filters of the language and of one version', async () => {
    const {search} = await start(ANSWER);
    await search(REQUEST);
    expect(hosts[0]?.seen[0]?.body).toEqual({
      requests: [
        {
          indexName: 'rainbond',
          query: '团队',
          page: 1,
          hitsPerPage: 20,
          facetFilters: ['language:zh', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
          attributesToRetrieve: [
            'hierarchy',
            'content',
            'anchor',
            'url',
            'type',
            'language',
            'version',
            'docusaurus_tag',
            'section',
            'breadcrumb',
          ],
          attributesToHighlight: ['hierarchy'],
          attributesToSnippet: ['content:10'],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
        },
      ],
    });
  });

  it('asks for every version when none is wanted, and for one part of the site', async () => {
    const {search} = await start(ANSWER);
    await search({...REQUEST, locale: 'en', version: undefined, section: 'api'});
    expect(hosts[0]?.seen[0]?.body).toMatchObject({
      requests: [
        {
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-default-5.17'],
            'section:api',
          ],
        },
      ],
    });
  });

  it('cuts snippets to five words on narrow screens', async () => {
    const {search} = await start(ANSWER);
    vi.stubGlobal('matchMedia', (rule: string) => ({matches: rule === '(max-width: 768px)'}));
    await search(REQUEST);
    expect(hosts[0]?.seen[0]?.body).toMatchObject({requests: [{attributesToSnippet: ['content:5']}]});
  });

  it('sends the first 64 characters of a pasted text, and whole ones', async () => {
    const {search} = await start(ANSWER);
    await search({...REQUEST, text: ` ${'😀'.repeat(10_000)} `});
    expect(hosts[0]?.seen[0]?.body).toMatchObject({requests: [{query: '😀'.repeat(64)}]});
  });

  it('passes hostile text on as text', async () => {
    const text = '"]}<img onerror=x> ${1} \\ \u202e';
    const {search} = await start(ANSWER);
    await search({...REQUEST, text});
    expect(hosts[0]?.seen[0]?.body).toMatchObject({requests: [{query: text, hitsPerPage: 20}]});
  });

  it.each(['', '  \n '])('%j asks nobody', async (text) => {
    const {search} = await start(ANSWER);
    expect(await search({...REQUEST, text})).toEqual({hits: [], total: 0});
    expect(counts()).toEqual([0]);
  });

  it('prepare loads the client and asks nobody', async () => {
    const {prepare} = await start(ANSWER);
    await prepare();
    expect(counts()).toEqual([0]);
  });
});

describe('answer', () => {
  it('becomes hits of both kinds of records, ours and crawled ones', async () => {
    const {search} = await start(ANSWER);
    expect(await search(REQUEST)).toEqual({
      total: 43,
      hits: [
        {
          id: '/zh/docs/api/team/createTeam',
          url: '/zh/docs/api/team/createTeam',
          section: 'api',
          version: 'current',
          breadcrumb: ['API', '团队'],
          title: [
            {text: '创建', match: false},
            {text: '团队', match: true},
          ],
          snippet: [
            {text: 'POST /openapi/v1/teams：在企业里新建一个', match: false},
            {text: '团队', match: true},
            {text: '。', match: false},
          ],
        },
        {
          id: '5-https://www.rainbond.com/zh/docs/5.17/team#quota',
          url: '/zh/docs/5.17/team#quota',
          section: 'docs',
          version: '5.17',
          breadcrumb: ['使用手册'],
          title: [
            {text: '团队', match: true},
            {text: '管理', match: false},
          ],
          heading: [{text: '内存', match: false}],
          snippet: [
            {text: '团队', match: true},
            {text: '的内存限额 <= 集群的容量 & 不含…', match: false},
          ],
        },
      ],
    });
  });

  it.each([
    ['no results', {}],
    ['an empty list of results', {results: []}],
    ['hits that are no list', {results: [{hits: {}, nbHits: 1}]}],
    ['no count', {results: [{hits: []}]}],
    ['null', null],
  ])('with %s is an unavailable engine', async (_, json) => {
    const {search} = await start({status: 200, json});
    await expect(search(REQUEST)).rejects.toBeInstanceOf(SearchUnavailableError);
  });

  it('that is no JSON is an unavailable engine', async () => {
    const {search} = await start((response) => response.end('<html>sign in to this network</html>'));
    await expect(search(REQUEST)).rejects.toBeInstanceOf(SearchUnavailableError);
  });
});

describe('faults', () => {
  it.each([
    [403, {message: 'Invalid Application-ID or API key', status: 403}, 'Invalid Application-ID or API key'],
    [404, {message: 'Index rainbond does not exist', status: 404}, 'Index rainbond does not exist'],
    [429, {message: 'Too many requests', status: 429}, 'Too many requests'],
  ])(
    'status %i is an unavailable engine and keeps the reason; no other host is asked',
    async (status, json, reason) => {
      const {search} = await start({status, json}, ANSWER);
      const error = await search(REQUEST).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SearchUnavailableError);
      expect(String(error)).toContain(reason);
      expect(counts()).toEqual([1, 0]);
    },
  );

  it('all hosts failing is an unavailable engine, and the next search asks them all again', async () => {
    const {search} = await start({status: 500, json: {}}, (response) => response.destroy());
    await expect(search(REQUEST)).rejects.toBeInstanceOf(SearchUnavailableError);
    expect(counts()).toEqual([1, 1]);
    for (const host of hosts) host.reply = () => ANSWER;
    await expect(search({...REQUEST, text: '网关'})).resolves.toMatchObject({total: 43});
    expect(counts()).toEqual([2, 1]);
  });

  it('a search that nobody waits for ends with the reason of its signal', async () => {
    const {search} = await start(() => undefined, ANSWER);
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(search(REQUEST, gone)).rejects.toThrow('gone');
    expect(counts()).toEqual([0, 0]);
    const controller = new AbortController();
    const pending = search(REQUEST, controller.signal);
    await vi.waitUntil(() => counts()[0] === 1);
    controller.abort(new Error('typed on'));
    await expect(pending).rejects.toThrow('typed on');
  });

  it('a client that cannot be loaded is an unavailable engine, and the next search loads it again', async () => {
    const {search} = await start(ANSWER);
    vi.doMock('algoliasearch/lite', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await expect(search(REQUEST)).rejects.toBeInstanceOf(SearchUnavailableError);
    vi.doUnmock('algoliasearch/lite');
    await expect(search(REQUEST)).resolves.toMatchObject({total: 43});
  });
});

describe('an unreachable host', () => {
  beforeEach(() => {
    // Only the clock stands still: sockets and the timeouts of the client run on.
    vi.useFakeTimers({toFake: ['Date'], now: 1_700_000_000_000});
  });

  it.each([
    ['refuses', {status: 503, json: {}} as Reply],
    ['breaks off', ((response) => response.destroy()) as Reply],
  ])('that %s is left alone for two minutes, then asked again', async (_, failure) => {
    const {search} = await start(failure, ANSWER);
    const ask = (text: string) => search({...REQUEST, text});
    await ask('a');
    expect(counts()).toEqual([1, 1]);
    await ask('b');
    vi.advanceTimersByTime(120_000);
    await ask('c');
    expect(counts()).toEqual([1, 3]);
    vi.advanceTimersByTime(1);
    await ask('d');
    expect(counts()).toEqual([2, 4]);
    vi.advanceTimersByTime(60_000);
    await ask('e');
    expect(counts()).toEqual([2, 5]);
    if (hosts[0]) hosts[0].reply = () => ANSWER;
    vi.advanceTimersByTime(60_001);
    await ask('f');
    await ask('g');
    expect(counts()).toEqual([4, 5]);
  });

  it('is not remembered by another provider', async () => {
    const {search} = await start({status: 503, json: {}}, ANSWER);
    await search(REQUEST);
    await provider({}).search(REQUEST);
    expect(counts()).toEqual([2, 2]);
  });
});

describe('timeouts', () => {
  /** Milliseconds until the second host answered. */
  async function waited(stall: Reply): Promise<number> {
    const {prepare, search} = await start(stall, ANSWER);
    await prepare();
    const begin = performance.now();
    await expect(search(REQUEST)).resolves.toMatchObject({total: 43});
    expect(counts()).toEqual([1, 1]);
    return performance.now() - begin;
  }

  it('a host that says nothing for 1 s is given up', async () => {
    const time = await waited(() => undefined);
    expect(time).toBeGreaterThan(950);
    expect(time).toBeLessThan(1900);
  });

  it('a host that does not finish within 2 s is given up', async () => {
    const time = await waited((response) => {
      response.writeHead(200, {'content-type': 'application/json'});
      response.write('{');
    });
    expect(time).toBeGreaterThan(1950);
    expect(time).toBeLessThan(3500);
  });

  it('a host that timed out is asked last for two minutes', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    const {search} = await start(() => undefined, ANSWER);
    await search({...REQUEST, text: 'a'});
    await search({...REQUEST, text: 'b'});
    expect(counts()).toEqual([1, 2]);
    if (hosts[0]) hosts[0].reply = () => ANSWER;
    vi.advanceTimersByTime(120_001);
    await search({...REQUEST, text: 'c'});
    expect(counts()).toEqual([2, 2]);
  });
});
