import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page, type Route} from '@playwright/test';
import ts from 'typescript';
import recorded from '../unit/features/search/algolia/answer.json' with {type: 'json'};

/** A site that exists only in these tests; no request leaves the machine. */
const SITE = 'https://site.example';
const HOSTS = ['first', 'second'] as const;
type Host = (typeof HOSTS)[number];

const HTML = `<!doctype html><title>Search</title><script type="importmap">
{"imports": {"algoliasearch/lite": "/lite.js"}}</script><script type="module">
import {createAlgoliaProvider} from '/src/features/search/algolia/index.ts';
const hosts = ${JSON.stringify(HOSTS)}.map((name) => ({url: name + '.example', protocol: 'https'}));
const options = {appId: 'ABCDE12345', apiKey: 'search-key', index: 'rainbond', hosts, versions: ['current', '5.17']};
const provider = createAlgoliaProvider({...options, origins: ['https://www.rainbond.com']});
window.ask = (text) => provider.search({text, locale: 'zh', version: 'current', page: 0, pageSize: 20})
  .then(({total, hits}) => ({total, urls: hits.map(({url}) => url)}), (error) => ({error: error.name}));
</script>`;

/** What the page sees of the provider. */
type Asking = {ask: (text: string) => Promise<{total?: number; urls?: string[]; error?: string}>};

function script(code: string) {
  return {contentType: 'text/javascript', body: code};
}

/** The provider's sources as the browser runs them, with the client that the package gives to browsers. */
function serveSources(route: Route) {
  const {pathname} = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({contentType: 'text/html', body: HTML});
  if (pathname === '/favicon.ico') return route.fulfill({status: 204});
  if (pathname === '/lite.js') {
    return route.fulfill(script(readFileSync('node_modules/algoliasearch/dist/lite/builds/browser.min.js', 'utf8')));
  }
  const file = path.resolve(`.${pathname.endsWith('.ts') ? pathname : `${pathname}.ts`}`);
  const compilerOptions = {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext};
  return route.fulfill(script(ts.transpileModule(readFileSync(file, 'utf8'), {compilerOptions}).outputText));
}

/** Opens the page; `answer` says what each host does with a search. Returns what was asked. */
async function start(page: Page, answer: (route: Route, host: Host) => unknown) {
  const asked: {host: Host; method: string; url: URL; body: string | null}[] = [];
  await page.route(`${SITE}/**`, serveSources);
  for (const host of HOSTS) {
    await page.route(`https://${host}.example/**`, (route) => {
      const request = route.request();
      asked.push({host, method: request.method(), url: new URL(request.url()), body: request.postData()});
      return answer(route, host);
    });
  }
  await page.goto(`${SITE}/`);
  await page.waitForFunction(() => 'ask' in window);
  return {
    asked,
    hosts: () => asked.map(({host}) => host).join(' '),
    ask: (text: string) => page.evaluate((value) => (window as unknown as Asking).ask(value), text),
  };
}

const good = (route: Route) =>
  route.fulfill({json: recorded, headers: {'access-control-allow-origin': '*', 'content-type': 'application/json'}});

test('one POST without a preflight, credentials in the address, nothing stored', async ({page}) => {
  const {ask, asked} = await start(page, good);
  expect(asked).toEqual([]);
  expect(await ask('团队')).toEqual({
    total: 43,
    urls: ['/zh/docs/api/team/createTeam', '/zh/docs/5.17/team#quota'],
  });
  expect(asked.map(({method, url}) => `${method} ${url.pathname}`)).toEqual(['POST /1/indexes/*/queries']);
  const [{url, body} = {url: new URL(SITE), body: ''}] = asked;
  expect(url.searchParams.get('x-algolia-application-id')).toBe('ABCDE12345');
  expect(url.searchParams.get('x-algolia-api-key')).toBe('search-key');
  expect(JSON.parse(body ?? '')).toMatchObject({
    requests: [{indexName: 'rainbond', query: '团队', facetFilters: ['language:zh', expect.any(Array)]}],
  });
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('the same query a second time asks nobody', async ({page}) => {
  const {ask, hosts} = await start(page, good);
  expect(await ask('a')).toEqual(await ask('a'));
  expect(hosts()).toBe('first');
});

test('an unreachable host is left alone for two minutes, then asked again', async ({page}) => {
  await page.clock.install();
  const {ask, hosts} = await start(page, (route, host) => (host === 'first' ? route.abort() : good(route)));
  await ask('a');
  await ask('b');
  await page.clock.fastForward(115_000);
  await ask('c');
  expect(hosts()).toBe('first second second second');
  await page.clock.fastForward(5_001);
  await ask('d');
  expect(hosts()).toBe('first second second second first second');
});

test('a host that says nothing is given up after one second', async ({page}) => {
  await page.clock.install({time: 0});
  const {ask, hosts} = await start(page, (route, host) => (host === 'first' ? undefined : good(route)));
  await page.clock.pauseAt(60_000);
  const answer = ask('a');
  await expect.poll(hosts).toBe('first');
  await page.clock.runFor(999);
  expect(hosts()).toBe('first');
  await page.clock.runFor(1);
  await expect.poll(hosts).toBe('first second');
  expect(await answer).toMatchObject({total: 43});
});

test('without a network the engine is unavailable; with it the next search finds again', async ({page}) => {
  let online = false;
  const {ask, hosts} = await start(page, (route) => (online ? good(route) : route.abort('internetdisconnected')));
  expect(await ask('a')).toEqual({error: 'SearchUnavailableError'});
  expect(hosts()).toBe('first second');
  online = true;
  expect(await ask('a')).toMatchObject({total: 43});
});
