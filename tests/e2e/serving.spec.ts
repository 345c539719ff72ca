import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {cacheControl, securityHeaders} from '../../deploy/headers';
import type {ManifestEntry} from '../../deploy/generate';
import {mapConcurrently} from '../../src/lib/mapConcurrently';
import {ask} from './support/http';

const read = (file: string) => readFileSync(path.resolve('build', file));
const manifest = JSON.parse(read('../deploy-output/manifest.json').toString()) as ManifestEntry[];

/** The first file of the build whose path fits. */
function fileLike(pattern: RegExp): ManifestEntry {
  const found = manifest.find((entry) => pattern.test(entry.path));
  if (found === undefined) throw new Error(`the build has no file like ${pattern}`);
  return found;
}

const script = fileLike(/^zh\/assets\/js\/main\.[0-9a-f]+\.js$/);
const PAGE = '/docs/quick-start/architecture';

test('each kind of file has its type and may be kept as long as it is meant to', async () => {
  const kinds = [
    /^index\.html$/,
    /^zh\/docs\.html$/,
    /^assets\/js\/runtime~main/,
    /^zh\/assets\/css\/.*\.css$/,
    /^search-index\/manifest\.json$/,
    /^search-index\/[0-9a-f]{12}\/.*\.json$/,
    /^img\/.*\.svg$/,
    /^img\/.*\.png$/,
    /^openapi\/.*\.yaml$/,
    /^blog\/rss\.xml$/,
    /^zh\/blog\/atom\.xml$/,
    /^zh\/releases\.atom$/,
    /^sitemap\.xml$/,
    /^opensearch\.xml$/,
    /^robots\.txt$/,
  ];
  for (const kind of kinds) {
    const entry = fileLike(kind);
    const {status, headers, body} = await ask(entry.page ?? `/${entry.path}`);
    expect.soft(status, entry.path).toBe(200);
    expect.soft(headers['content-type'], entry.path).toBe(entry.contentType);
    expect.soft(headers['cache-control'], entry.path).toBe(entry.cacheControl);
    expect.soft(body.length, entry.path).toBe(entry.size);
  }
});

test('every answer has the security headers, errors and redirects too', async () => {
  for (const address of ['/', PAGE, `/${script.path}`, '/nope', '/assets/nope.js', '/docs/', '/img/favicon.svg']) {
    const {headers} = await ask(address);
    for (const [name, value] of securityHeaders) {
      expect.soft(headers[name.toLowerCase()], `${address} ${name}`).toBe(value);
    }
    expect.soft(headers.server, address).toBe('nginx');
  }
  expect((await ask('/', {method: 'POST'})).headers['x-content-type-options']).toBe('nosniff');
});

test('pages have a policy that runs no inline script but by its hash', async () => {
  for (const address of ['/', '/zh', PAGE, '/zh/blog', '/nope', '/zh/nope']) {
    const policy = (await ask(address)).headers['content-security-policy'];
    const sources = /script-src ([^;]*)/.exec(String(policy))?.[1]?.split(' ') ?? [];
    expect.soft(sources[0], address).toBe("'self'");
    expect.soft(sources.slice(1).length, address).toBeGreaterThan(0);
    for (const source of sources.slice(1)) expect.soft(source, address).toMatch(/^'sha256-[\w+/]+=*'$/);
  }
  const liveCode = (await ask('/docs/contribution/document/components')).headers['content-security-policy'];
  expect(liveCode).toContain("'unsafe-eval'");
  expect(liveCode).not.toMatch(/script-src [^;]*'unsafe-inline'/);
  expect((await ask(`/${script.path}`)).headers['content-security-policy']).toBeUndefined();
});

test('tools elsewhere may read the OpenAPI documents, and nothing else', async () => {
  expect((await ask('/openapi/v6.2.yaml')).headers['access-control-allow-origin']).toBe('*');
  expect((await ask('/')).headers['access-control-allow-origin']).toBeUndefined();
});

test('compressed twins are served to whom they suit, with the same content', async () => {
  for (const [address, file] of [
    [PAGE, `${PAGE.slice(1)}.html`],
    [`/${script.path}`, script.path],
    ['/openapi/v5.17.yaml', 'openapi/v5.17.yaml'],
  ] as const) {
    const plain = await ask(address);
    const brotli = await ask(address, {headers: {'accept-encoding': 'gzip, deflate, br'}});
    const gzip = await ask(address, {headers: {'accept-encoding': 'gzip'}});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body).equals(read(file))).toBe(true);
    expect(gunzipSync(gzip.body).equals(read(file))).toBe(true);
    expect(brotli.body.length).toBeLessThan(gzip.body.length);
    for (const answer of [plain, brotli, gzip]) {
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
    }
    expect(new Set([plain, brotli, gzip].map(({headers}) => headers.etag)).size).toBe(3);
  }
});

test('HEAD answers like GET, without the content', async () => {
  for (const address of ['/', PAGE, `/${script.path}`, '/nope']) {
    const [get, head] = await Promise.all([ask(address), ask(address, {method: 'HEAD'})]);
    expect(head.status).toBe(get.status);
    expect(head.body.length).toBe(0);
    const {date: _get, connection: _open, ...expected} = get.headers;
    const {date: _head, connection: _close, ...found} = head.headers;
    expect(found).toEqual(expected);
  }
});

test('who has a file already is told so', async () => {
  for (const encoding of ['identity', 'br', 'gzip']) {
    const {headers} = await ask(PAGE, {headers: {'accept-encoding': encoding}});
    for (const [name, value] of [
      ['if-none-match', headers.etag],
      ['if-modified-since', headers['last-modified']],
    ] as const) {
      const again = await ask(PAGE, {headers: {'accept-encoding': encoding, [name]: String(value)}});
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers['cache-control']).toBe(cacheControl.revalidate);
    }
    expect((await ask(PAGE, {headers: {'if-none-match': '"other"'}})).status).toBe(200);
  }
});

test('a part of a file is a part of the file', async () => {
  const whole = read(script.path);
  const {etag} = (await ask(`/${script.path}`)).headers;
  const part = await ask(`/${script.path}`, {headers: {range: 'bytes=100-299', 'if-range': String(etag)}});
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-299/${whole.length}`);
  expect(part.body.equals(whole.subarray(100, 300))).toBe(true);
  const beyond = await ask(`/${script.path}`, {headers: {range: `bytes=${whole.length + 1}-`}});
  expect(beyond.status).toBe(416);
  expect(beyond.headers['cache-control']).toBe(cacheControl.never);
});

test('what does not exist is not kept, and a missing script is no page', async () => {
  const page = await ask('/nope');
  expect(page.status).toBe(404);
  expect(page.headers['cache-control']).toBe(cacheControl.never);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const address of [
    '/assets/js/nope.12345678.js',
    '/zh/assets/css/nope.css',
    '/search-index/0123456789ab/x.json',
  ]) {
    const asset = await ask(address);
    expect(asset.status, address).toBe(404);
    expect(asset.headers['cache-control'], address).toBe(cacheControl.never);
    expect(asset.headers['content-type'], address).toBe('text/plain; charset=utf-8');
    expect(asset.body.length, address).toBeLessThan(200);
  }
});

test('the language of the browser leads nobody away', async () => {
  for (const language of ['zh-CN,zh;q=0.9', 'en-US', 'fr', '*', 'zh;q=0']) {
    for (const [address, lang] of [
      ['/', 'en'],
      ['/docs', 'en'],
      ['/zh', 'zh-CN'],
      ['/zh/docs', 'zh-CN'],
    ] as const) {
      const {status, body, headers} = await ask(address, {headers: {'accept-language': language}});
      expect(status).toBe(200);
      expect(headers.vary).not.toMatch(/language/i);
      expect(body.toString()).toMatch(new RegExp(`<html[^>]*\\blang="?${lang}["\\s>]`));
    }
  }
});

test('every moved path leads to its page in one step, with its query', async () => {
  const rows = read('_redirects')
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('/') && !line.includes('*'))
    .map((line) => line.split(' '));
  expect(rows.length).toBeGreaterThan(60);
  // Thousands of requests: one comparison at the end, because each one of Playwright takes its time.
  const wrong: string[] = [];
  await mapConcurrently(rows, 6, async ([from = '', to = '', status]) => {
    if (status !== '301') wrong.push(`${from}: ${status} in _redirects`);
    const [path = '', hash] = to.split('#');
    for (const ending of ['', '/', '.html', '/index.html']) {
      // "/en.html" would be a page by the name of the language.
      if (from === '/en' && ending === '.html') continue;
      const {status: first, headers} = await ask(`${from}${ending}?from=mail&x=%20`);
      const target = `${path}?from=mail&x=%20${hash === undefined ? '' : `#${hash}`}`;
      if (first !== 301 || headers.location !== target) {
        wrong.push(`${from}${ending}: ${first} to ${headers.location}, expected 301 to ${target}`);
      }
    }
    if (!path.startsWith('/')) return;
    const {status: last} = await ask(path);
    if (last !== 200) wrong.push(`${path}: ${last}, expected 200`);
  });
  expect(wrong).toEqual([]);
});

test('the default language has no name in addresses', async () => {
  for (const [address, canonical] of [
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/docs/', '/docs'],
    ['/en/docs/installation/?channel=github', '/docs/installation?channel=github'],
    ['/en/blog.html', '/blog'],
  ] as const) {
    const {status, headers} = await ask(address);
    expect.soft(status, address).toBe(301);
    expect.soft(headers.location, address).toBe(canonical);
  }
});

test('one step is enough for endings that come together', async () => {
  for (const [address, canonical] of [
    ['/docs/versions/index.html/?a=1', '/docs/versions?a=1'],
    ['/docs/versions.html/', '/docs/versions'],
    ['/docs/versions/index/', '/docs/versions'],
    ['/index/index.html', '/'],
    ['//docs//versions//', '/docs/versions'],
  ] as const) {
    const {status, headers} = await ask(address);
    expect(status, address).toBe(301);
    expect(headers.location, address).toBe(canonical);
  }
});

test('files of the operator are nobody else’s', async () => {
  for (const address of [
    '/_headers',
    '/_redirects',
    '/deploy-output/nginx.conf',
    '/index.html.br',
    `/${script.path}.gz`,
    '/.git/config',
    '/zh/../deploy-output/nginx.conf',
  ]) {
    expect((await ask(address)).status, address).toBe(404);
  }
});

test('nothing outside the build is served, and nothing odd is an error of the server', async () => {
  for (const address of [
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cetc%5cpasswd',
    '/assets/../../etc/passwd',
    '/../deploy-output/nginx.conf',
    '/assets/..%2f..%2fdeploy-output/nginx.conf',
    '/docs/%00.html',
    '/docs/a%0d%0aSet-Cookie:%20a=b/',
    `/${'a'.repeat(9000)}`,
    '/docs?%',
    '/%',
    '/%zz',
    '/*',
  ]) {
    const {status, headers, body} = await ask(address);
    // Characters that mean nothing in a query are the page's business, not the server's.
    if (address === '/docs?%') expect.soft(status).toBe(200);
    else expect.soft(status, address.slice(0, 60)).toBeGreaterThanOrEqual(300);
    expect.soft(status, address.slice(0, 60)).toBeLessThan(500);
    expect.soft(headers['set-cookie'], address.slice(0, 60)).toBeUndefined();
    expect.soft(body.toString(), address.slice(0, 60)).not.toMatch(/root:|worker_processes/);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    const {status} = await ask(PAGE, {method});
    expect.soft(status, method).toBeGreaterThanOrEqual(400);
    expect.soft(status, method).toBeLessThan(500);
  }
});
