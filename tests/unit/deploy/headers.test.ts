import {expect, test} from 'vitest';
import {headersFile, redirectsFile} from '@site/deploy/cdn';
import {contentTypeOf, isCompressible} from '@site/deploy/contentTypes';
import {cacheControlOf, contentSecurityPolicy, reportHeaders, searchHosts} from '@site/deploy/headers';

const NONE = {ALGOLIA_APP_ID: '', ANALYTICS_HOST: '', ANALYTICS_ORIGINS: '', CSP_REPORT_URL: ''};

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('a page runs scripts of the site and those whose hash is known, and nothing else', () => {
  const policy = directives(contentSecurityPolicy({scriptHashes: ['sha256-a=', 'sha256-b='], settings: NONE}));
  expect(policy['script-src']).toEqual(["'self'", "'sha256-a='", "'sha256-b='"]);
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'self'"]);
});

test('only live code gets evaluation', () => {
  const policy = directives(contentSecurityPolicy({scriptHashes: [], settings: NONE, liveCode: true}));
  expect(policy['script-src']).toEqual(["'self'", "'unsafe-eval'"]);
});

test('the policy permits the other origins of analytics where the scripts need them, and nowhere else', () => {
  const ANALYTICS_HOST = 'https://stats.example.com';
  const ANALYTICS_ORIGINS = 'https://cdn.example.com https://in.example.com:8443';
  const settings = {ALGOLIA_APP_ID: '', ANALYTICS_HOST, ANALYTICS_ORIGINS, CSP_REPORT_URL: ''};
  const policy = directives(contentSecurityPolicy({scriptHashes: [], settings}));
  const naming = (host: string) => Object.keys(policy).filter((name) => String(policy[name]).includes(host));
  for (const origin of [ANALYTICS_HOST, ...ANALYTICS_ORIGINS.split(' ')]) {
    expect(naming(origin)).toEqual(['script-src', 'img-src', 'connect-src']);
  }
});

test('browsers send reports only where the operator wants them', () => {
  const settings = {...NONE, CSP_REPORT_URL: 'https://reports.example.com/csp'};
  const policy = contentSecurityPolicy({scriptHashes: [], settings});
  expect(policy).toMatch(/; report-uri https:\/\/reports\.example\.com\/csp; report-to csp$/);
  expect(reportHeaders(settings)).toEqual([
    ['Reporting-Endpoints', 'csp="https://reports.example.com/csp"'],
    [
      'Content-Security-Policy-Report-Only',
      "require-trusted-types-for 'script'; report-uri https://reports.example.com/csp; report-to csp",
    ],
  ]);
  expect(headersFile({scriptHashes: [], settings})).toContain('  Reporting-Endpoints: csp=');
  expect(contentSecurityPolicy({scriptHashes: [], settings: NONE})).not.toContain('report');
  expect(reportHeaders(NONE)).toEqual([]);
});

test('CDN hosts let browsers ask for everything over HTTPS', () => {
  expect(headersFile({scriptHashes: [], settings: NONE})).toMatch(/; upgrade-insecure-requests$/m);
});

test('the policy follows the settings', () => {
  const settings = {
    ALGOLIA_APP_ID: 'ABC123',
    ANALYTICS_HOST: 'https://stats.example.com',
    ANALYTICS_ORIGINS: '',
    CSP_REPORT_URL: '',
  };
  const policy = directives(contentSecurityPolicy({scriptHashes: [], settings}));
  expect(policy['script-src']).toEqual(["'self'", 'https://stats.example.com']);
  expect(policy['connect-src']).toEqual(["'self'", ...searchHosts('ABC123'), 'https://stats.example.com']);
  expect(searchHosts('ABC123')).toContain('https://abc123-dsn.algolia.net');
  expect(searchHosts('ABC123')).toHaveLength(4);
});

test.each([
  ['/assets/js/main.1a2b3c4d.js', 'immutable'],
  ['/zh/assets/css/styles.1a2b3c4d.css', 'immutable'],
  ['/search-index/4a92657c093c/t/1-0.json', 'immutable'],
  ['/zh/search-index/4a92657c093c/han.json', 'immutable'],
])('%s may be kept for good', (path) => {
  expect(cacheControlOf(path)).toMatch(/max-age=31536000, immutable$/);
});

test.each([
  '/index.html',
  '/docs/Intro.html',
  '/search-index/manifest.json',
  '/img/favicon.svg',
  '/openapi/v6.2.yaml',
  '/docs/assets/x.html',
])('%s is asked for again', (path) => {
  expect(cacheControlOf(path)).toBe('no-cache');
});

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['assets/js/a.js', 'text/javascript; charset=utf-8', true],
  ['openapi/v6.2.yaml', 'application/yaml', true],
  ['a.md', 'text/markdown; charset=utf-8', true],
  ['blog/rss.xml', 'application/rss+xml; charset=utf-8', true],
  ['zh/blog/atom.xml', 'application/atom+xml; charset=utf-8', true],
  ['zh/releases.atom', 'application/atom+xml; charset=utf-8', true],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['a.wasm', 'application/wasm', true],
  ['img/a.png', 'image/png', false],
])('%s is %s', (file, type, compressible) => {
  expect(contentTypeOf(file)).toBe(type);
  expect(isCompressible(file)).toBe(compressible);
});

test('an unknown kind of file is refused by name', () => {
  expect(() => contentTypeOf('img/clip.mov')).toThrow(
    'build/img/clip.mov: no content type is known for ".mov". Add it to deploy/contentTypes.ts.',
  );
});

test('no two rules of a CDN set one header for the same path', () => {
  const rules = headersFile({scriptHashes: [], settings: NONE})
    .split(/\n(?=\/)/)
    .slice(1)
    .map((rule) => {
      const [pattern = '', ...headers] = rule.trim().split('\n');
      const expression = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
      return {expression, names: headers.map((header) => header.trim().split(':')[0])};
    });
  expect(rules.length).toBeGreaterThan(4);
  for (const path of [
    '/',
    '/docs/Intro',
    '/assets/js/a.js',
    '/zh/search-index/0123456789ab/a.json',
    '/openapi/a.yaml',
  ]) {
    const names = rules.filter(({expression}) => expression.test(path)).flatMap(({names}) => names);
    expect(new Set(names).size, path).toBe(names.length);
    expect(names).toContain('Content-Security-Policy');
  }
});

test('a CDN gets each moved path in each language, the surplus language, and then the rule for it', () => {
  const to = {en: '/docs/new#part', zh: '/zh/docs/other'};
  expect(
    redirectsFile([{from: '/docs/旧', to}])
      .split('\n')
      .filter((line) => line.startsWith('/')),
  ).toEqual([
    '/docs/%E6%97%A7 /docs/new#part 301',
    '/zh/docs/%E6%97%A7 /zh/docs/other 301',
    '/en/docs/%E6%97%A7 /docs/new#part 301',
    '/en / 301',
    '/en/* /:splat 301',
  ]);
});
