import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {cacheControl, securityHeaders} from '@site/deploy/headers';
import {parseRedirects} from '@site/src/config/redirects/schema';
import {LONG_PATHS, slowPaths} from '@site/tests/serving/longPaths';
import {freePort} from '@site/tests/support/freePort';
import {startNginx, type RunningNginx} from '@site/tests/support/startNginx';

const {table} = parseRedirects(
  `
- {from: /docs/old, to: /docs/new}
- {from: /docs/part, to: '/docs/new#part'}
- {from: /docs/away, to: 'https://example.com/away'}
- {from: /docs/away-part, to: 'https://example.com/away#part'}
- {from: /docs/two, to: /docs/new, zh: '/docs/other#part'}
- {from: /docs/home, to: /}
- {from: /docs/旧, to: /docs/new}
`,
  'moved.yml',
);

/** A file that may be kept for a year. */
const ASSET = 'assets/a.12345678.js';

/** Paths that a careless redirect turns into the address of another host. */
const SLASHES = [
  '//evil.example',
  '//evil.example/',
  '//evil.example/index.html',
  '///evil.example/',
  '/en//evil.example/',
  '/en/en//evil.example',
  '/%5cevil.example/',
  '/%5c/evil.example/',
  '/en/%5cevil.example/',
  '/en/%5cevil.example',
  '/%2f%2fevil.example/',
  '/en%2f%2fevil.example/',
  '/%09/evil.example/',
  '/en/%09/evil.example/',
  '/zh//evil.example/',
];
/** A redirect to another host; browsers take a backslash for a slash and leave out a tab. */
const ELSEWHERE = /^30\d (?:[/\\]\t?[/\\]|\w+:)/;

/** A folder with pages in two languages and an asset. */
function servedFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'served-'));
  // nginx that root starts reads files as another user.
  chmodSync(root, 0o755);
  for (const file of ['index', 'docs/new', 'docs/other', '404']) {
    for (const folder of ['', 'zh/']) {
      const target = path.join(root, `${folder}${file}.html`);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, `<!doctype html><title>${folder}${file}</title>`);
    }
  }
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, ASSET), 'export const text = 1;');
  return root;
}

/** Status and target of a request; the path goes out as it is written. */
const statusAndTarget = (port: number, target: string, host = 'localhost') =>
  new Promise<string>((resolve, reject) => {
    const request = http.get({host: '127.0.0.1', port, path: target, headers: {host}}, (response) => {
      response.resume();
      resolve(`${response.statusCode} ${response.headers.location ?? ''}`.trim());
    });
    request.on('error', reject);
  });

describe.each([
  ['alone', false],
  ['beside other sites', true],
])('%s', (_name, hostile) => {
  const root = servedFolder();
  let port = 0;
  let server: RunningNginx | undefined;

  beforeAll(async () => {
    port = await freePort();
    server = await startNginx({root, port, table, hostile});
  });

  afterAll(() => {
    server?.stop();
    rmSync(root, {recursive: true, force: true});
  });

  /** What the server sends, byte for byte. */
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = net.connect({host: '127.0.0.1', port}, () => socket.write(text, 'latin1'));
      socket.on('data', (part) => (answer += part.toString('latin1')));
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });

  /** Values of a header, in the order in which they came. */
  const valuesOf = (answer: string, name: string) =>
    [...(answer.split('\r\n\r\n')[0] ?? '').matchAll(new RegExp(`^${name}: (.*)$`, 'gim'))].map(([, value]) =>
      value?.trim(),
    );

  const ask = (target: string) => statusAndTarget(port, target);

  test.each([
    ['/docs/old', '/docs/new'],
    ['/docs/old/', '/docs/new'],
    ['/docs/old.html', '/docs/new'],
    ['/docs/old/index.html', '/docs/new'],
    ['/docs/OLD', '/docs/new'],
    ['/docs/old/?a=1&b=%20', '/docs/new?a=1&b=%20'],
    ['/zh/docs/old', '/zh/docs/new'],
    ['/zh/docs/old/?a=1', '/zh/docs/new?a=1'],
    ['/docs/part?a=1', '/docs/new?a=1#part'],
    ['/zh/docs/part.html?a=1', '/zh/docs/new?a=1#part'],
    ['/docs/away', 'https://example.com/away'],
    ['/zh/docs/away/?a=1', 'https://example.com/away?a=1'],
    ['/docs/away-part?a=1', 'https://example.com/away?a=1#part'],
    ['/docs/two', '/docs/new'],
    ['/zh/docs/two?a=1', '/zh/docs/other?a=1#part'],
    ['/docs/home', '/'],
    ['/zh/docs/home', '/zh'],
    ['/docs/%E6%97%A7/', '/docs/new'],
  ])('%s moved to %s in one step', async (from, to) => {
    expect(await ask(from)).toBe(`301 ${to}`);
  });

  test.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en?a=1', '/?a=1'],
    ['/en/index.html', '/'],
    ['/en/docs/new', '/docs/new'],
    ['/en/docs/new/?a=1', '/docs/new?a=1'],
    ['/en/docs/new.html', '/docs/new'],
    ['/en/docs/old', '/docs/new'],
    ['/en/docs/old/?a=1', '/docs/new?a=1'],
    ['/en/docs/part', '/docs/new#part'],
    ['/en/zh/docs/old', '/zh/docs/new'],
    ['/en/en/docs/new', '/docs/new'],
    ['/en/docs/two', '/docs/new'],
    ['/en/docs/a%20b', '/docs/a%20b'],
  ])('%s leads to %s: the default language has no name in addresses', async (from, to) => {
    expect(await ask(from)).toBe(`301 ${to}`);
  });

  test.each(['/docs/new', '/zh/docs/new', '/', '/zh'])('%s is a page', async (address) => {
    expect(await ask(address)).toBe('200');
  });

  test.each(['/english', '/docs/nothing', '/en/\\example.com/', '/en/docs/%0d%0aa:%20b', '/zh/en/docs/old'])(
    '%s is not found',
    async (address) => {
      expect(await ask(address)).toBe('404');
    },
  );

  test.each(['bytes=9999-', 'bytes=-0', 'bytes=5-4', 'bytes=a-b'])(
    'nobody keeps the refusal of the range %s',
    async (range) => {
      const answer = await send(`GET /${ASSET} HTTP/1.1\r\nHost: a\r\nRange: ${range}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 416 /);
      expect(valuesOf(answer, 'Cache-Control')).toEqual(['no-store']);
      for (const [name, value] of securityHeaders) expect(valuesOf(answer, name), name).toEqual([value]);
      expect(valuesOf(answer, 'Content-Range')).toEqual(['bytes */22']);
    },
  );

  test('the whole file is kept for good, a part of it is not', async () => {
    const head = `GET /${ASSET} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
    const [whole, part] = [await send(`${head}\r\n`), await send(`${head}Range: bytes=0-5\r\n\r\n`)];
    expect(whole).toMatch(/^HTTP\/1\.1 200 /);
    expect(valuesOf(whole, 'Cache-Control')).toEqual([cacheControl.immutable]);
    expect(part).toMatch(/^HTTP\/1\.1 206 /);
    expect(part).toMatch(/\r\n\r\nexport$/);
    expect(valuesOf(part, 'Cache-Control')).toEqual(['no-store']);
  });

  test('a long path takes about as long as a plain one of its length', async () => {
    const slow = await slowPaths(async (target) => {
      const start = performance.now();
      await ask(target);
      return performance.now() - start;
    }, 20);
    expect(slow).toEqual([]);
  });

  test('no long path leads from one address to the next', async () => {
    for (const target of LONG_PATHS) {
      let answer = await ask(target);
      // One step for a slash or an ending; what is left is not found.
      const location = /^301 (.*)$/.exec(answer)?.[1];
      if (location !== undefined) answer = await ask(location);
      expect(answer, target.slice(0, 30)).toMatch(/^(?:404|400)$/);
    }
  });

  test('an answer has the headers of the site and of nobody else', async () => {
    const answer = await send(
      'GET /docs/new HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: gzip\r\n\r\n',
    );
    expect(valuesOf(answer, 'Content-Type')).toEqual(['text/html; charset=utf-8']);
    expect(valuesOf(answer, 'Cache-Control')).toEqual([cacheControl.revalidate]);
    expect(valuesOf(answer, 'Content-Security-Policy')).toHaveLength(1);
    expect(valuesOf(answer, 'ETag')).toHaveLength(1);
    expect(valuesOf(answer, 'Server')).toEqual(['nginx']);
    for (const name of ['X-Outer', 'Expires', 'Content-Encoding']) expect(valuesOf(answer, name), name).toEqual([]);
  });

  test.each(SLASHES)('%s leads to no other host', async (target) => {
    expect(await ask(target)).not.toMatch(ELSEWHERE);
  });
});

test('a server that shares its port with one that keeps double slashes leads to no other host', async () => {
  const root = servedFolder();
  const port = await freePort();
  const server = await startNginx({
    root,
    port,
    table,
    hostile: true,
    change: (config) =>
      config
        .replace(`listen 127.0.0.1:${port};`, `listen 127.0.0.1:${port};\n  server_name site.example;`)
        .replace(
          'map_hash_bucket_size',
          `server { listen 127.0.0.1:${port} default_server; return 418; }\nmap_hash_bucket_size`,
        ),
  });
  try {
    const ask = (target: string) => statusAndTarget(port, target, 'site.example');
    expect(await statusAndTarget(port, '/', 'other.example')).toBe('418');
    expect(await ask('/docs/new/')).toBe('301 /docs/new');
    for (const target of SLASHES) expect(await ask(target), target).not.toMatch(ELSEWHERE);
  } finally {
    server.stop();
    rmSync(root, {recursive: true, force: true});
  }
});
