import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {compressBuild} from '@site/deploy/compress';
import {sendRequest, RequestError, type SendRequest} from '@site/scripts/http/request';
import {readExpectedSite} from '@site/scripts/check-live/build';
import {compareSite, spread} from '@site/scripts/check-live/compare';
import {readEnvironment} from '@site/src/config/env';
import {compare, deploy, writeBuild, type Fault} from './fixture';
import {MOVED} from './moved';

vi.mock('@site/deploy/redirects', async (original) => {
  const {movedInFixture} = await import('./moved');
  return {...(await original<object>()), movedPaths: movedInFixture};
});

vi.setConfig({testTimeout: 30_000});

let build: string;
beforeAll(async () => {
  build = await writeBuild();
});
afterAll(() => rm(path.dirname(build), {recursive: true, force: true}));

/** Writes a file of the server, with its compressed twins. */
const write = (name: string, content: string) => async (root: string) => {
  for (const twin of ['.br', '.gz']) await rm(path.join(root, name + twin), {force: true});
  await writeFile(path.join(root, name), content);
  await compressBuild(root);
};

const remove = (name: string) => async (root: string) => {
  for (const twin of ['', '.br', '.gz']) await rm(path.join(root, name + twin), {force: true});
};

const replace = (from: string | RegExp, to: string) => (config: string) => {
  const changed = config.replaceAll(from, to);
  if (changed === config) throw new Error(`The configuration has no ${from}`);
  return changed;
};

/** Differences as lines: group, message, address. */
async function linesFor(fault: Fault): Promise<string[]> {
  const {differences} = await compare(build, await deploy(build, fault));
  return differences.map(({group, message, address}) => `${group}: ${address}: ${message}`).sort();
}

test('a site with this build has no differences, and everything is looked at', async () => {
  const {differences, counts} = await compare(build, await deploy(build));
  expect(differences).toEqual([]);
  // 12 of both languages, 5 more, without the two pages for what is missing.
  // The page moved in both languages and below /en.
  expect(counts).toMatchObject({files: 15, redirects: 3});
});

test('a changed file', async () => {
  expect(await linesFor({files: write('docs/versions.html', 'x'.repeat(2000))})).toEqual([
    'content: /docs/versions: is not what the build has',
  ]);
});

test('a missing file', async () => {
  expect(await linesFor({files: remove('zh/assets/js/main.12345678.js')})).toEqual([
    'missing: /zh/assets/js/main.12345678.js: answers 404',
  ]);
});

test('a missing page, which redirects and the sitemap name too', async () => {
  expect(await linesFor({files: remove(`${MOVED.to.slice(1)}.html`)})).toEqual([
    `missing: ${MOVED.to}: answers 404`,
    `redirects: ${MOVED.from}: leads to a page that answers 404`,
    `redirects: /en${MOVED.from}: leads to a page that answers 404`,
    `sitemap: https://www.example.com${MOVED.to}: /sitemap.xml lists what answers 404`,
  ]);
});

test('a wrong Cache-Control', async () => {
  const config = replace('public, max-age=31536000, immutable', 'public, max-age=60');
  expect(await linesFor({config})).toEqual(
    ['', '/zh'].map(
      (prefix) =>
        `headers: ${prefix}/assets/js/main.12345678.js: ` +
        'Cache-Control is "public, max-age=60", should be "public, max-age=31536000, immutable"',
    ),
  );
});

test('pages that are kept for an hour', async () => {
  const lines = await linesFor({
    config: replace('set $rainbond_lasting "no-cache"', 'set $rainbond_lasting "max-age=3600"'),
  });
  expect(lines).toContain('headers: /docs/versions: Cache-Control is "max-age=3600", should be "no-cache"');
});

test('a missing security header, also with redirects and with what does not exist', async () => {
  const lines = await linesFor({config: replace(/ +add_header X-Content-Type-Options .*\n/g, '')});
  for (const address of ['/', MOVED.from, '/zh/docs/check-live-unknown', '/assets/js/check-live-unknown.00000000.js']) {
    expect(lines).toContain(`headers: ${address}: X-Content-Type-Options is missing, should be "nosniff"`);
  }
});

test('the policy of another build', async () => {
  const lines = await linesFor({config: replace("object-src 'none'", "object-src 'self'")});
  expect(lines).toContain('headers: /: Content-Security-Policy differs in object-src: is it of this very build?');
});

test('a policy that lets every page evaluate', async () => {
  const config = replace(/script-src 'self'/g, "script-src 'self' 'unsafe-eval'");
  expect(await linesFor({config})).toContain(
    'headers: /docs/versions: Content-Security-Policy differs in script-src: is it of this very build?',
  );
});

test('API documents that tools elsewhere may not read', async () => {
  expect(await linesFor({config: replace('set $rainbond_shared "*"', 'set $rainbond_shared ""')})).toEqual([
    'headers: /openapi/v6.2.yaml: Access-Control-Allow-Origin is missing, should be "*"',
  ]);
});

test('a missing redirect', async () => {
  const config = replace(`  ${MOVED.from} ${MOVED.to};\n`, '');
  const lines = await linesFor({config});
  expect(lines).toContain(`redirects: ${MOVED.from}: answers 404, should answer 301`);
  expect(lines).toContain(`redirects: /zh${MOVED.from}: answers 404, should answer 301`);
});

test('a redirect that is not for good', async () => {
  expect(await linesFor({config: replace('return 301 $rainbond_moved_to', 'return 302 $rainbond_moved_to')})).toContain(
    `redirects: ${MOVED.from}: answers 302, which is not for good: should answer 301`,
  );
});

test('a redirect that loses the query', async () => {
  expect(
    await linesFor({config: replace('default "$rainbond_moved$is_args$args"', 'default "$rainbond_moved"')}),
  ).toContain(`redirects: ${MOVED.from}: loses the query`);
});

test('a redirect to somewhere else', async () => {
  expect(await linesFor({config: replace(`${MOVED.from} ${MOVED.to};`, `${MOVED.from} /docs/versions;`)})).toContain(
    `redirects: ${MOVED.from}: leads elsewhere`,
  );
});

test('unknown addresses that answer 200', async () => {
  const lines = await linesFor({config: replace('error_page 404 @not_found', 'error_page 404 =200 @not_found')});
  for (const address of ['/check-live-unknown', '/zh/docs/check-live-unknown', '/blog/check-live-unknown']) {
    expect(lines).toContain(`notFound: ${address}: answers 200, should answer 404`);
  }
});

test('the page for what is missing in the wrong language', async () => {
  const lines = await linesFor({config: replace('~^/zh(/|$) /zh/404.html', '~^/zh(/|$) /404.html')});
  expect(lines).toEqual(
    ['/blog', '', '/docs'].map(
      (folder) => `notFound: /zh${folder}/check-live-unknown: has not the page zh/404.html of the build`,
    ),
  );
});

test('a missing asset that caches may keep', async () => {
  const lines = await linesFor({config: replace('default "no-store"', 'default "max-age=600"')});
  expect(lines).toContain(
    'headers: /assets/js/check-live-unknown.00000000.js: Cache-Control is "max-age=600", should be "no-store"',
  );
});

test('a stale sitemap', async () => {
  const old = ['/', '/docs/versions', '/docs/gone'].map(
    (address) => `<url><loc>https://www.example.com${address}</loc>`,
  );
  expect(await linesFor({files: write('sitemap.xml', old.join(''))})).toEqual([
    'content: /sitemap.xml: is not what the build has',
    'sitemap: https://www.example.com/docs/gone: /sitemap.xml lists what answers 404',
    'sitemap: https://www.example.com/docs/gone: /sitemap.xml lists what the build does not have',
    `sitemap: https://www.example.com${MOVED.to}: /sitemap.xml does not list`,
  ]);
});

test('a sitemap of another host', async () => {
  const files = async (root: string) => {
    const text = await readFile(path.join(root, 'zh/sitemap.xml'), 'utf8');
    await write('zh/sitemap.xml', text.replaceAll('www.example.com', 'old.example.com'))(root);
  };
  expect(await linesFor({files})).toContain(
    'sitemap: https://old.example.com/zh/docs/versions: ' +
      '/zh/sitemap.xml lists addresses of https://old.example.com instead of https://www.example.com',
  );
});

test('a compressed file of an older build', async () => {
  const files = async (root: string) => {
    const twin = (name: string, ending: string) => path.join(root, `${name}.html${ending}`);
    await writeFile(twin('docs/versions', '.br'), await readFile(twin('404', '.br')));
  };
  expect(await linesFor({files})).toEqual(['compression: /docs/versions: the br variant has another content']);
});

test('a compressed file that is broken', async () => {
  const lines = await linesFor({files: (root) => writeFile(path.join(root, 'docs/versions.html.gz'), 'broken')});
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^compression: \/docs\/versions: the content does not fit its Content-Encoding/);
});

test('a server that does not compress', async () => {
  const lines = await linesFor({config: replace(/ +(brotli|gzip)_(static|vary) on;\n/g, '')});
  expect(lines).toContain('compression: /docs/versions: is sent uncompressed to who accepts br');
  expect(lines).toContain('compression: /docs/versions: is sent uncompressed to who accepts gzip');
  expect(lines).toContain(
    'compression: /docs/versions: Vary does not name Accept-Encoding, so caches may mix up the variants',
  );
});

test('a sample looks at fewer files, of each kind', async () => {
  const asked: string[] = [];
  const listening: SendRequest = (address, options) => {
    asked.push(new URL(address).pathname);
    return sendRequest(address, options);
  };
  const origin = await deploy(build);
  const {differences, counts} = await compare(build, origin, {sample: 3, sendRequest: listening});
  expect(differences).toEqual([]);
  expect(counts.files).toBe(3);
  expect(asked).toContain('/assets/js/main.12345678.js');
});

/** Responses of nginx, but for the first requests to a path. */
function firstAnswers(path: string, answers: (() => Response)[]): SendRequest {
  return async (address, options) => {
    const answer = new URL(address).pathname === path ? answers.shift()?.() : undefined;
    if (answer === undefined) return sendRequest(address, options);
    return {status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer())};
  };
}

test('a server that asks to come back later gets its time', async () => {
  const origin = await deploy(build);
  const slept: number[] = [];
  const busy = () => new Response('busy', {status: 429, headers: {'retry-after': '7'}});
  const {differences} = await compare(build, origin, {
    sendRequest: firstAnswers('/docs/versions', [busy, busy]),
    sleep: (duration) => Promise.resolve(void slept.push(duration)),
  });
  expect(differences).toEqual([]);
  expect(slept).toEqual([7000, 7000]);
});

test('a server that wants an hour is not waited for', async () => {
  const busy = () => new Response('busy', {status: 503, headers: {'retry-after': '3600'}});
  const {differences} = await compare(build, await deploy(build), {
    sendRequest: firstAnswers('/docs/versions', [busy]),
  });
  expect(differences).toContainEqual({group: 'missing', message: 'answers 503', address: '/docs/versions'});
});

test('a single request without an answer is reported, a server that is gone ends the comparison', async () => {
  const origin = await deploy(build);
  const silentFor =
    (isSilent: (path: string) => boolean): SendRequest =>
    (address, options) =>
      isSilent(new URL(address).pathname)
        ? Promise.reject(new RequestError('timeout', 'no complete answer within 10 s'))
        : sendRequest(address, options);
  const one = await compare(build, origin, {sendRequest: silentFor((path) => path === '/robots.txt')});
  expect(one.differences).toEqual([
    {group: 'answer', message: 'no complete answer within 10 s', address: '/robots.txt', detail: 'identity'},
  ]);
  await expect(compare(build, origin, {sendRequest: silentFor(() => true)})).rejects.toThrow(
    /does not answer any more after 2\d requests: no complete answer within 10 s\. Try again later/,
  );
});

test('targets with a hash and on other sites', async () => {
  const site = await readExpectedSite(build, readEnvironment({}));
  const origin = await deploy(build);
  const everywhere = (to: string) => ({en: to, zh: to});
  const moved = [
    {from: '/right', to: everywhere('/docs/versions#part')},
    {from: '/wrong', to: everywhere('/docs/versions#part')},
    {from: '/elsewhere', to: everywhere('https://other.example.com/page')},
  ];
  const headers = (await sendRequest(`${origin}/`, {timeout: 10_000})).headers;
  const answers: Record<string, string> = {
    '/right': '/docs/versions?from=check-live&x=%20#part',
    '/wrong': '/docs/versions?from=check-live&x=%20',
    '/elsewhere': 'https://other.example.com/page',
  };
  const {differences} = await compareSite(
    {...site, facts: {...site.facts, moved}},
    {
      origin,
      timeout: 10_000,
      parallel: 1,
      sleep: () => Promise.resolve(),
      now: () => 0,
      sendRequest: (address, options) => {
        const location = answers[new URL(address).pathname.replace(/(.)\/$/, '$1').replace(/^\/(?:zh|en)\//, '/')];
        if (location === undefined) return sendRequest(address, options);
        const answer = new Headers(headers);
        answer.set('location', location);
        return Promise.resolve({status: 301, headers: answer, body: Buffer.alloc(0)});
      },
    },
  );
  const wrong = {
    group: 'redirects',
    message: 'leads elsewhere',
    detail: 'to /docs/versions?from=check-live&x=%20, should be /docs/versions#part',
  };
  expect(differences).toEqual([
    {...wrong, address: '/wrong'},
    {...wrong, address: '/wrong/'},
    {...wrong, address: '/zh/wrong'},
    {...wrong, address: '/zh/wrong/'},
    {...wrong, address: '/en/wrong'},
    {...wrong, address: '/en/wrong/'},
  ]);
});

test('a sample is spread over the whole list', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 3, 6]);
  expect(spread([1, 2], 5)).toEqual([1, 2]);
  expect(spread([1, 2])).toEqual([1, 2]);
});
