import {random} from '../support/random';

/** A request as bytes on the wire, and what kind of badness it has. */
export interface BadRequest {
  kind: string;
  text: string;
}

const UP = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '%252e%252e/', '..%c0%af', '..;/', '.%00./'];
const SECRETS = [
  'etc/passwd',
  'etc/shadow',
  'proc/self/environ',
  'deploy-output/nginx.conf',
  '.git/config',
  '_headers',
];
const STARTS = ['/', '/assets/', '/zh/', '/docs/', '/search-index/', '/img/', '//', '/%2f/'];
const METHODS = ['PUT', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'G E T', '', 'A'.repeat(40), 'GET\t'];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/3.0', 'HTTP/9', '', 'FTP/1.1'];
const RANGES = ['bytes=-0', 'bytes=9-1', 'bytes=0-0,1-1,2-2', 'bytes=99999999999999999999-', 'lines=1-2', 'bytes=a-b'];

const SEGMENTS = ['/index', '/en', '/zh', '/index.html', '/en/index', '.html', '/docs', '/%0a', '/a/..'];
const DOUBLE = ['//', '///', '/\\', '\\\\', '/%5c', '/%2f', '/%2f%2f', '%5c%5c', '/%09/', '/en//', '/en/%5c', '/zh//'];
const HOSTS = ['evil.example', 'evil.example/', 'evil.example/index.html', 'evil.example.html', 'evil.example%2f..'];

/**
 * Requests that no reader sends: each is one of a few kinds, with parts chosen by chance.
 *
 * @param assets addresses of files with a hash in their names.
 */
export function* badRequests(
  count: number,
  seed: number,
  assets: readonly string[] = ['/robots.txt'],
): Generator<BadRequest> {
  const chance = random(seed);
  const below = (limit: number) => Math.floor(chance() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const noise = (length: number) => Array.from({length}, () => String.fromCharCode(0x21 + below(0x5e))).join('');
  const request = (path: string, headers = '', method = 'GET', version = 'HTTP/1.1') =>
    `${method} ${path} ${version}\r\nHost: site.example\r\nConnection: close\r\n${headers}\r\n`;
  const kinds: Readonly<Record<string, () => string>> = {
    traversal: () => request(pick(STARTS) + pick(UP).repeat(1 + below(12)) + pick(SECRETS)),
    'long path': () => request(`/${noise(1 + below(20_000)).replaceAll(' ', '')}`),
    'long query': () => request(`/docs?${'q=1&'.repeat(below(5000))}`),
    method: () => request(pick(STARTS), 'Content-Length: 0\r\n', pick(METHODS)),
    version: () => request('/', '', 'GET', pick(VERSIONS)),
    range: () => request('/robots.txt', `Range: ${pick(RANGES)}\r\n`),
    'many ranges': () => request('/robots.txt', `Range: bytes=${'0-1,'.repeat(1 + below(2000))}0-1\r\n`),
    'many headers': () => request('/', 'X-Noise: 1\r\n'.repeat(below(3000))),
    'long header': () => request('/', `Cookie: ${noise(below(60_000))}\r\n`),
    'odd header': () => request('/', `${noise(1 + below(30))}\r\n: x\r\n${noise(5)}\0: y\r\n`),
    'two lengths': () =>
      request('/', 'Content-Length: 5\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n', 'POST'),
    injection: () => request(`/docs/%0d%0aSet-Cookie:%20${noise(4).replaceAll('%', '')}=1/`),
    'absolute address': () => request(`http://${pick(['evil.example', '127.0.0.1:22', '[::1]'])}${pick(STARTS)}`),
    escapes: () => request(`/${Array.from({length: 1 + below(40)}, () => `%${noise(2)}`).join('')}`),
    'repeated segments': () => {
      const segment = pick(SEGMENTS);
      return request(
        `/${pick(SEGMENTS)}${segment.repeat(Math.floor(below(7800) / segment.length))}${pick(['', '/', '/x'])}`,
      );
    },
    'double slashes': () => request(pick(DOUBLE).repeat(1 + below(3)) + pick(HOSTS)),
    'asset ranges': () =>
      request(pick(assets), `Range: ${pick([...RANGES, 'bytes=99999999-', 'bytes=-0', 'bytes=5-4'])}\r\n`),
    bytes: () => `${noise(1 + below(400))}\r\n\r\n`,
  };
  const names = Object.keys(kinds);
  for (let number = 0; number < count; number += 1) {
    const kind = names[number % names.length] ?? 'bytes';
    yield {kind, text: kinds[kind]?.() ?? ''};
  }
}
