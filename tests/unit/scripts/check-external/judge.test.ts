import {expect, test} from 'vitest';
import {Judge, type Outcome} from '@site/scripts/check-external/judge';
import {rateLimit} from '@site/scripts/check-external/rateLimit';
import {sendRequest, RequestError, type SendRequest} from '@site/scripts/http/request';
import {freePort} from '../../../support/freePort';
import {startServer, type Seen} from '../http/server';
import {testClock} from './clock';

/** A server with a page of each kind. */
function startPages(seen: Seen[] = []): Promise<string> {
  return startServer((request, response) => {
    const {method, url = ''} = request;
    const answer = (status: number, headers: Record<string, string> = {}) => response.writeHead(status, headers).end();
    const asked = seen.filter(({path}) => path === url).length;
    if (url === '/ok') return answer(200);
    if (url === '/missing') return answer(404);
    if (url === '/no-head') return answer(method === 'HEAD' ? 405 : 200);
    if (url === '/head-fails') return answer(method === 'HEAD' ? 500 : 200);
    if (url === '/head-cut' && method === 'HEAD') return request.socket.destroy();
    if (url === '/head-cut') return answer(200);
    if (url === '/moved') return answer(301, {location: '/moved-again?a=1#part'});
    if (url.startsWith('/moved-again')) return answer(308, {location: '/ok'});
    if (url === '/moved-to-login') return answer(301, {location: '/for-now'});
    if (url === '/for-now') return answer(302, {location: '/ok'});
    if (url === '/moved-to-nothing') return answer(301, {location: '/missing'});
    if (url === '/circle') return answer(302, {location: '/circle-back'});
    if (url === '/circle-back') return answer(302, {location: '/circle'});
    if (url.startsWith('/endless')) return answer(302, {location: `${url}x`});
    if (url === '/to-mail') return answer(301, {location: 'mailto:a@example.com'});
    if (url === '/busy') return asked === 1 ? answer(429, {'retry-after': '120'}) : answer(200);
    if (url === '/busy-for-ever') return answer(429, {'retry-after': '10'});
    if (url === '/busy-for-hours') return answer(429, {'retry-after': '7200'});
    if (url === '/private') return answer(403);
    if (url === '/broken') return answer(503);
    if (url === '/silent') return undefined;
    return answer(410);
  }, seen);
}

/** Judges a path of the server, with a clock that nobody waits for. */
async function judge(path: string, timeout = 10_000): Promise<{outcome: Outcome; seen: Seen[]; slept: number[]}> {
  const seen: Seen[] = [];
  const clock = testClock();
  const origin = await startPages(seen);
  // These servers have no TLS: a response by https would cost a request that cannot succeed.
  const plain: SendRequest = (address, options) =>
    address.startsWith('https:') ? Promise.reject(new RequestError('tls', 'no TLS')) : sendRequest(address, options);
  const outcome = await new Judge(rateLimit(plain, clock), timeout).judge(origin + path);
  const text = JSON.stringify(outcome).replaceAll(origin, '');
  return {outcome: JSON.parse(text) as Outcome, seen, slept: clock.slept};
}

test.each<[string, Outcome]>([
  ['/ok', {verdict: 'alive'}],
  ['/for-now', {verdict: 'alive'}],
  ['/no-head', {verdict: 'alive'}],
  ['/head-fails', {verdict: 'alive'}],
  ['/head-cut', {verdict: 'alive'}],
  ['/missing', {verdict: 'dead', reason: 'answers 404'}],
  ['/gone', {verdict: 'dead', reason: 'answers 410'}],
  ['/broken', {verdict: 'dead', reason: 'answers 503', passing: true}],
  ['/moved', {verdict: 'moved', to: '/ok'}],
  ['/moved-to-login', {verdict: 'moved', to: '/for-now'}],
  ['/moved-to-nothing', {verdict: 'dead', reason: 'leads to /missing, which answers 404'}],
  ['/circle', {verdict: 'dead', reason: 'redirects in a circle'}],
  ['/to-mail', {verdict: 'dead', reason: 'redirects to mailto:'}],
  ['/private', {verdict: 'unknown', reason: 'refuses programs, or is forbidden to all (403)'}],
  ['/busy', {verdict: 'alive'}],
  ['/busy-for-ever', {verdict: 'unknown', reason: 'was asked too often (429)', passing: true}],
  ['/busy-for-hours', {verdict: 'unknown', reason: 'was asked too often (429)', passing: true}],
])('%s is %j', async (path, outcome) => {
  expect((await judge(path)).outcome).toEqual(outcome);
});

test('redirects that have no end', async () => {
  const {outcome} = await judge('/endless');
  expect(outcome).toEqual({verdict: 'dead', reason: expect.stringMatching(/redirects more than 10 times$/)});
});

test('a host that does not answer in time', async () => {
  const {outcome, seen} = await judge('/silent', 50);
  expect(outcome).toEqual({
    verdict: 'dead',
    reason: 'does not answer: no complete answer within 0.05 s',
    passing: true,
  });
  expect(seen.map(({method}) => method)).toEqual(['HEAD', 'GET']);
});

test('a host that is not there', async () => {
  const address = `http://127.0.0.1:${await freePort()}/`;
  const outcome = await new Judge(rateLimit(sendRequest, testClock()), 10_000).judge(address);
  expect(outcome).toMatchObject({verdict: 'dead', passing: true});
  expect(outcome).toHaveProperty('reason', expect.stringContaining('nothing listens there'));
});

test('asks for headers alone where the host allows it, and says who asks', async () => {
  const {seen} = await judge('/ok');
  expect(seen.map(({method}) => method)).toEqual(['HEAD']);
  expect(seen[0]?.headers['user-agent']).toBe('rainbond-website-link-check (+https://github.com/goodrain/rainbond)');
  const refused = await judge('/no-head');
  expect(refused.seen.map(({method}) => method)).toEqual(['HEAD', 'GET']);
});

test('waits as long as the host says, and not for hours', async () => {
  expect((await judge('/busy')).slept).toContain(120_000);
  expect((await judge('/busy-for-ever')).seen).toHaveLength(3);
  const hours = await judge('/busy-for-hours');
  expect(hours.seen).toHaveLength(1);
  expect(hours.slept.every((duration) => duration <= 1000)).toBe(true);
});

/** A web with these addresses; all others are refused. */
function web(pages: Record<string, {status: number; location?: string} | RequestError>): Judge {
  const visit: SendRequest = (address) => {
    const page = pages[address] ?? new RequestError('closed', 'nothing listens there');
    if (page instanceof RequestError) return Promise.reject(page);
    const headers = new Headers(page.location === undefined ? {} : {location: page.location});
    return Promise.resolve({status: page.status, headers, body: Buffer.alloc(0)});
  };
  return new Judge(visit, 1000);
}

const OK = {status: 200};

test.each<[string, Parameters<typeof web>[0], Outcome]>([
  ['https answers too', {'http://a.org/': OK, 'https://a.org/': OK}, {verdict: 'insecure', to: 'https://a.org/'}],
  ['https is not there', {'http://a.org/': OK}, {verdict: 'alive'}],
  ['https is something else', {'http://a.org/': OK, 'https://a.org/': {status: 404}}, {verdict: 'alive'}],
  [
    'https has a wrong certificate',
    {'http://a.org/': OK, 'https://a.org/': new RequestError('certificate', 'expired')},
    {verdict: 'alive'},
  ],
  [
    'it leads to https for good',
    {'http://a.org/': {status: 301, location: 'https://a.org/'}, 'https://a.org/': OK},
    {verdict: 'insecure', to: 'https://a.org/'},
  ],
  [
    'it leads to another place for good',
    {'http://a.org/': {status: 301, location: 'https://b.org/'}, 'https://b.org/': OK},
    {verdict: 'moved', to: 'https://b.org/'},
  ],
])('a link by http where %s', async (_case, pages, outcome) => {
  expect(await web(pages).judge('http://a.org/')).toEqual(outcome);
});

test('a wrong certificate does not pass by itself', async () => {
  const outcome = await web({'https://a.org/': new RequestError('certificate', 'it has expired')}).judge(
    'https://a.org/',
  );
  expect(outcome).toEqual({verdict: 'dead', reason: 'does not answer: it has expired', passing: false});
});
