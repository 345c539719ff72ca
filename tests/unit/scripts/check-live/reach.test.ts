import {expect, test} from 'vitest';
import {assertReachable, originOfSite, Unreachable} from '@site/scripts/check-live/reach';
import {sendRequest, RequestError} from '@site/scripts/http/request';
import {startServer} from '../http/server';

/** Why a site with such a home page cannot be compared. */
async function refusal(status: number, body: string, headers: Record<string, string> = {}): Promise<string> {
  const origin = await startServer((_request, response) => {
    response.writeHead(status, {'content-type': 'text/html', ...headers}).end(body);
  });
  const outcome = await assertReachable(sendRequest, origin, 10_000).catch((error: unknown) => error);
  if (outcome === undefined) return 'none';
  expect(outcome).toBeInstanceOf(Unreachable);
  return String(outcome).replaceAll(origin, 'ORIGIN');
}

const PAGE = '<meta name=generator content="Docusaurus v3.10.2"><title>Rainbond</title>';

test('a site made with Docusaurus is compared, also when its home page is missing', async () => {
  expect(await refusal(200, PAGE)).toBe('none');
  expect(await refusal(404, PAGE)).toBe('none');
});

test.each([
  [200, '<title>Welcome to the guest network</title>', 'answers 200 with a page with the title "Welcome to the guest'],
  [200, '', 'answers 200 with a page without a title that is not of this site: a login page or a proxy'],
  [404, '<title>No such app</title>', 'answers 404 with a page with the title "No such app" that is not of this site'],
  [401, PAGE, 'it wants a login'],
  [403, PAGE, 'is there a firewall or an allow list?'],
  [407, PAGE, 'a proxy may want a login (407)'],
  [511, PAGE, 'the network wants a login'],
  [502, PAGE, 'the server has a fault of its own'],
])('a home page with status %d and %s', async (status, body, message) => {
  expect(await refusal(status, body)).toContain(message);
});

test('a site that leads elsewhere', async () => {
  expect(await refusal(301, '', {location: 'https://www.example.com/'})).toContain(
    'ORIGIN/ answers 301 and leads to https://www.example.com/. Check https://www.example.com.',
  );
  expect(await refusal(302, '', {location: '/login?next=/'})).toContain(
    'ORIGIN/ answers 302 and leads to ORIGIN/login?next=/. This is not the home page of the site.',
  );
});

test('a host without an answer', async () => {
  const silent = () => Promise.reject(new RequestError('name', 'no server has this name (ENOTFOUND)'));
  await expect(assertReachable(silent, 'https://nowhere.example', 1)).rejects.toThrow(
    'https://nowhere.example cannot be reached: no server has this name (ENOTFOUND).',
  );
});

test('a site is named by scheme and host', () => {
  expect(originOfSite('https://www.example.com')).toBe('https://www.example.com');
  expect(originOfSite('http://127.0.0.1:8080/')).toBe('http://127.0.0.1:8080');
  for (const wrong of [undefined, 'www.example.com', 'https://www.example.com/docs', 'ftp://example.com', 'https://']) {
    expect(() => originOfSite(wrong)).toThrow('name the site by scheme and host');
  }
});
