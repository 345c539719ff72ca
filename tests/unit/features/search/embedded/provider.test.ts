import {beforeEach, describe, expect, test} from 'vitest';
import {createEmbeddedProvider} from '../../../../../src/features/search/embedded/provider';
import {SearchUnavailableError, type SearchRequest} from '../../../../../src/features/search/provider';
import {CHINESE, ENGLISH, serve} from './fixtures';

const request = (text: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  text,
  locale: 'en',
  version: 'current',
  page: 0,
  pageSize: 20,
  ...more,
});

let server = serve('/', ENGLISH, 'en');
let provider = createEmbeddedProvider({baseUrl: '/', load: server.load});
let chinese = createEmbeddedProvider({baseUrl: '/zh/', load: serve('/zh/', CHINESE, 'zh').load});

beforeEach(() => {
  server = serve('/', ENGLISH, 'en');
  provider = createEmbeddedProvider({baseUrl: '/', load: server.load});
  chinese = createEmbeddedProvider({baseUrl: '/zh/', load: serve('/zh/', CHINESE, 'zh').load});
});

const urls = async (text: string, more: Partial<SearchRequest> = {}) =>
  (await provider.search(request(text, more))).hits.map(({url}) => url);
const chineseUrls = async (text: string) =>
  (await chinese.search(request(text, {locale: 'zh'}))).hits.map(({url}) => url.replace(/#.*/, ''));

describe('ranking', () => {
  test('a title outweighs repetition', async () => {
    expect((await urls('create a team'))[0]).toBe('/docs/team');
  });

  test('finds an operation by name in any case, while it is typed, and by its path', async () => {
    for (const text of ['createTeam', 'createteam', 'createTe', 'POST /openapi/v1/teams'])
      expect((await urls(text))[0], text).toBe('/docs/api/team/createTeam');
    expect((await urls('/apps/{app_id}/close'))[0]).toBe('/docs/api/app/close');
  });

  test('the exact phrase stands before its scattered words', async () => {
    expect((await urls('certificate signed by unknown authority'))[0]).toBe('/docs/trouble');
  });

  test('finds a page by words that it does not use itself, and by some of them in a question', async () => {
    for (const text of ['lost uploads', 'network drive', 'how do I mount a network drive'])
      expect((await urls(text))[0], text).toBe('/docs/volumes');
    expect((await chineseUrls('网盘'))[0]).toBe('/zh/docs/volumes');
  });

  test('cuts off what came along by other words where a page fits far better', async () => {
    expect(await chineseUrls('口令恢复')).toContain('/zh/docs/tail');
    expect(await chineseUrls('重置密码')).toEqual(['/zh/docs/password']);
  });

  test('says nothing of a correction that finds nothing', async () => {
    expect(await provider.search(request('frobnicate certficate xyzzy plugh'))).toEqual({hits: [], total: 0});
  });

  test('leads to the heading that answers', async () => {
    const {hits} = await provider.search(request('invite members'));
    expect(hits[0]).toMatchObject({
      url: '/docs/team#invite',
      heading: [
        {text: 'Invite', match: true},
        {text: ' ', match: false},
        {text: 'members', match: true},
      ],
    });
  });

  test('puts spelling right and says so', async () => {
    const answer = await provider.search(request('certficate'));
    expect(answer.corrected).toBe('certificate');
    expect(answer.hits.length).toBeGreaterThan(0);
    expect((await provider.search(request('certificate'))).corrected).toBeUndefined();
  });

  test('is silent on nonsense', async () => {
    for (const text of ['xyzzy plugh frobnicate', 'bake sourdough bread', '!!!', '', '\u202E'])
      expect(await provider.search(request(text)), text).toEqual({hits: [], total: 0});
    expect(await chineseUrls('红烧肉')).toEqual([]);
  });
});

describe('Chinese', () => {
  test('finds compounds, also half typed, in full width or traditional', async () => {
    for (const text of ['自动伸缩', '自动伸', '組件自動伸縮', '组件　自动伸缩', 'cpu伸缩'])
      expect((await chineseUrls(text))[0], text).toBe('/zh/docs/scaling');
  });

  test('does not take characters that stand apart for a compound', async () => {
    expect(await chineseUrls('自动伸缩')).not.toContain('/zh/docs/people');
    expect((await chineseUrls('管理员'))[0]).toBe('/zh/docs/password');
  });

  test('knows what else a word is called', async () => {
    expect((await chineseUrls('忘记密码怎么办'))[0]).toBe('/zh/docs/password');
  });

  test('puts a word right that sounds the same', async () => {
    expect((await chineseUrls('自动身缩'))[0]).toBe('/zh/docs/scaling');
  });
});

describe('filters and paging', () => {
  test('keeps to the version, with pages that have none', async () => {
    expect(await urls('create a team', {version: '5.17'})).toEqual(['/docs/5.17/team']);
    expect(await urls('certificates', {version: '5.17'})).toEqual(['/blog/post']);
  });

  test('searches all versions without one, the current before older ones, each page once', async () => {
    const found = await urls('create a team', {version: undefined});
    expect(found.indexOf('/docs/team')).toBeLessThan(found.indexOf('/docs/5.17/team'));
    const posts = await urls('certificates', {version: undefined});
    expect(posts.filter((url) => url === '/blog/post')).toHaveLength(1);
  });

  test('keeps to the section', async () => {
    const {hits, total} = await provider.search(request('create a team', {section: 'api'}));
    expect(hits.map(({section}) => section)).toEqual(hits.map(() => 'api'));
    expect(total).toBe(hits.length);
  });

  test('pages through all hits without gaps', async () => {
    const all = await urls('chapter', {pageSize: 100});
    const first = await urls('chapter', {pageSize: 10});
    const second = await urls('chapter', {pageSize: 10, page: 1});
    expect((await provider.search(request('chapter', {pageSize: 10}))).total).toBe(all.length);
    expect([...first, ...second]).toEqual(all.slice(0, 20));
  });

  test('says where a page stands', async () => {
    const {hits} = await provider.search(request('scale a component'));
    expect(hits[0]).toMatchObject({section: 'docs', version: 'current', breadcrumb: ['Guides']});
  });

  test('gives markup of pages as plain text, and as many words as wanted', async () => {
    const few = createEmbeddedProvider({baseUrl: '/', load: server.load, snippetWords: () => 5});
    const {hits} = await few.search(request('rules kubernetes'));
    const snippet = hits[0]?.snippet.map(({text}) => text).join('') ?? '';
    expect(hits.every(({snippet: pieces}) => pieces.every(({text}) => typeof text === 'string'))).toBe(true);
    expect(
      snippet
        .replaceAll('…', '')
        .trim()
        .split(/[\s<>=().]+/).length,
    ).toBeLessThanOrEqual(8);
  });
});

describe('faults', () => {
  const unavailable = async (promise: Promise<unknown>) => {
    await expect(promise).rejects.toBeInstanceOf(SearchUnavailableError);
  };

  test('no index at all', async () => {
    server.files.clear();
    await unavailable(provider.search(request('team')));
    await unavailable(provider.prepare());
  });

  test('offline, and later online again', async () => {
    let online = false;
    const flaky = createEmbeddedProvider({
      baseUrl: '/',
      load: (...args) => (online ? server.load(...args) : Promise.reject(new TypeError('Failed to fetch'))),
    });
    await unavailable(flaky.search(request('team')));
    online = true;
    expect((await flaky.search(request('team'))).total).toBeGreaterThan(0);
  });

  test('a page that stands for every path', async () => {
    const load = () => Promise.resolve(new Response('<!doctype html>'));
    await unavailable(createEmbeddedProvider({baseUrl: '/', load}).search(request('team')));
  });

  test('an index of another format', async () => {
    for (const [name, content] of server.files)
      if (name.endsWith('manifest.json')) server.files.set(name, content.replace('"format":1', '"format":2'));
    await unavailable(provider.search(request('team')));
  });

  test('a new deployment while the page is open: the new index answers', async () => {
    await provider.prepare();
    const newer = serve('/', ENGLISH.slice(0, -1), 'en');
    server.files.clear();
    for (const [name, content] of newer.files) server.files.set(name, content);
    expect((await provider.search(request('create a team'))).hits[0]?.url).toBe('/docs/team');
  });

  test('a deployment that lacks files', async () => {
    for (const name of [...server.files.keys()]) if (/\/t\//.test(name)) server.files.delete(name);
    await unavailable(provider.search(request('create a team')));
  });

  test('an aborted search gives its reason', async () => {
    const controller = new AbortController();
    const promise = provider.search(request('team'), controller.signal);
    controller.abort(new Error('typed on'));
    await expect(promise).rejects.toThrow('typed on');
  });
});

describe('cost', () => {
  test('loads each file once, and only the shards of the words', async () => {
    await provider.search(request('create a team'));
    const {length} = server.requests;
    await provider.search(request('create a team'));
    expect(server.requests).toHaveLength(length);
    expect(new Set(server.requests).size).toBe(length);
  });

  test('asks for the index of its own language', async () => {
    const there = serve('/site/zh/', CHINESE, 'zh');
    const {hits} = await createEmbeddedProvider({baseUrl: '/site/zh/', load: there.load}).search(
      request('部署应用', {locale: 'zh'}),
    );
    expect(there.requests.every((path) => path.startsWith('/site/zh/search-index/'))).toBe(true);
    expect(hits[0]?.url).toBe('/site/zh/docs/more');
  });
});
