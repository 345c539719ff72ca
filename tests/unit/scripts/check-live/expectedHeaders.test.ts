import {expect, test} from 'vitest';
import {contentSecurityPolicy, PICTURE_POLICY, securityHeaders} from '@site/deploy/headers';
import type {SiteFacts} from '@site/deploy/nginx';
import {headerDifferences, headersOfFile, type Caching} from '@site/scripts/check-live/expectedHeaders';

const POLICY = {
  scriptHashes: ['sha256-abc='],
  settings: {ALGOLIA_APP_ID: '', ANALYTICS_HOST: '', ANALYTICS_ORIGINS: '', CSP_REPORT_URL: ''},
};
const FACTS: SiteFacts = {policy: POLICY, liveCodePages: ['docs/live.html'], moved: [], files: []};
const COMMON = contentSecurityPolicy(POLICY);
const LIVE = contentSecurityPolicy({...POLICY, liveCode: true});

/** What is wrong when a file comes with these headers beside those of every response. */
function wrong(file: string, caching: Caching, headers: Record<string, string>): string[] {
  const sent = new Headers(Object.fromEntries(securityHeaders));
  for (const [name, value] of Object.entries(headers)) sent.set(name, value);
  return headerDifferences(sent, headersOfFile(file, FACTS, caching));
}

const html = {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'};
const script = {'content-type': 'text/javascript;charset=UTF-8'};

test.each([
  ['no-cache', 'revalidate'],
  ['public, max-age=0, must-revalidate', 'revalidate'],
  ['no-store', 'never'],
  ['max-age=0', 'never'],
] as const)('"%s" has the effect of "%s"', (value, caching) => {
  const headers = {...html, 'cache-control': value, 'content-security-policy': COMMON};
  expect(wrong('index.html', caching, headers)).toEqual([]);
});

test.each([
  ['no-store', 'revalidate'],
  ['max-age=600', 'revalidate'],
  ['public', 'revalidate'],
  ['max-age=0, immutable', 'revalidate'],
  ['max-age=60', 'never'],
] as const)('"%s" has not the effect of "%s"', (value, caching) => {
  const headers = {...html, 'cache-control': value, 'content-security-policy': COMMON};
  expect(wrong('index.html', caching, headers)).toEqual([
    expect.stringContaining(`Cache-Control is "${value}", should`),
  ]);
});

test.each([
  ['immutable, public, max-age=31536000', 0],
  ['public, max-age=31536000', 1],
  ['public, max-age=3600, immutable', 1],
] as const)('hashed files with "%s": %d difference', (value, count) => {
  expect(wrong('assets/a.js', 'immutable', {...script, 'cache-control': value})).toHaveLength(count);
});

test('each kind of file has its policy, or the common one of hosts that read _headers', () => {
  const picture = {'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'no-cache'};
  const right = [
    ['index.html', html, COMMON],
    ['docs/live.html', html, LIVE],
    ['docs/live.html', html, COMMON],
    ['img/a.svg', picture, PICTURE_POLICY],
    ['img/a.svg', picture, COMMON],
  ] as const;
  for (const [file, headers, policy] of right) {
    expect(wrong(file, 'revalidate', {...headers, 'content-security-policy': policy}), file).toEqual([]);
  }
  expect(wrong('index.html', 'revalidate', {...html, 'content-security-policy': LIVE})).toEqual([
    'Content-Security-Policy differs in script-src: is it of this very build?',
  ]);
  expect(wrong('index.html', 'revalidate', html)).toEqual(['Content-Security-Policy is missing']);
  const other = {...script, 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'"};
  expect(wrong('a.js', 'revalidate', other)).toEqual([
    'Content-Security-Policy is there, although this kind of file has none',
  ]);
});

test('type, sharing and security headers', () => {
  const yaml = {'content-type': 'application/yaml', 'cache-control': 'no-cache'};
  expect(wrong('openapi/a.yaml', 'revalidate', {...yaml, 'access-control-allow-origin': '*'})).toEqual([]);
  expect(wrong('openapi/a.yaml', 'revalidate', yaml)).toEqual([
    'Access-Control-Allow-Origin is missing, should be "*"',
  ]);
  expect(wrong('robots.txt', 'revalidate', {...yaml, 'access-control-allow-origin': '*'})).toEqual([
    'Content-Type is "application/yaml", should be "text/plain; charset=utf-8"',
    'Access-Control-Allow-Origin is "*", should be missing',
  ]);
  expect(headerDifferences(new Headers())).toHaveLength(securityHeaders.length);
});
