import {expect, test} from 'vitest';
import {readEnvironment} from '@site/src/config/env';

function messageOf(source: Record<string, string>): string {
  try {
    readEnvironment(source);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing was thrown';
}

test('everything has a default, and none reports to anybody', () => {
  expect(readEnvironment({})).toMatchObject({
    SITE_URL: 'https://www.rainbond.com',
    EDIT_URL: '',
    ANALYTICS_HOST: '',
    ANALYTICS_ORIGINS: '',
    CSP_REPORT_URL: '',
  });
});

test('good values are taken, others of the system ignored', () => {
  const source = {
    ONLY_VERSION: '5.17',
    SITE_URL: 'http://127.0.0.1:8080',
    EDIT_URL: 'https://git.example.com/edit/',
    ARCHIVE_URL: 'https://docs.example.com/{version}/',
    FILING_NUMBER: '',
    ANALYTICS_HOST: 'https://stats.example.com',
    ANALYTICS_ORIGINS: 'https://cdn.example.com https://In.example.com:8443',
    CSP_REPORT_URL: 'https://reports.example.com/csp',
    ALGOLIA_APP_ID: 'ABCDE12345',
    ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
    ALGOLIA_INDEX: 'rainbond',
    SOURCE_DATE_EPOCH: '1700000000',
  };
  expect(readEnvironment({...source, PATH: '/usr/bin'})).toEqual(source);
});

test.each([
  ['SITE_URL', 'www.example.com', 'scheme and host only, such as https://www.example.com'],
  ['SITE_URL', 'https://www.example.com/', 'scheme and host only'],
  ['SITE_URL', 'https://www.example.com/docs', 'scheme and host only'],
  ['SITE_URL', '', 'scheme and host only'],
  ['EDIT_URL', 'https://git.example.com/edit', 'ends with "/", such as https://example.com/edit/main/'],
  ['EDIT_URL', 'git.example.com/', 'http(s) address'],
  ['ARCHIVE_URL', 'https://docs.example.com/', 'holds "{version}"'],
  ['ARCHIVE_URL', '{version}.example.com', 'http(s) address'],
  ['ANALYTICS_HOST', 'stats.example.com', 'must be empty or scheme and host only'],
  ['ANALYTICS_HOST', 'https://stats.example.com/js/', 'must be empty or scheme and host only'],
  ['ALGOLIA_APP_ID', 'evil.example.com/', 'only letters and digits'],
  ['ALGOLIA_API_KEY', 'two words', 'without spaces'],
  ['ALGOLIA_INDEX', 'two words', 'without spaces'],
  ['SOURCE_DATE_EPOCH', '2026-11-20', 'whole seconds since 1970'],
])('%s="%s" is refused with its name, its value and what it should be', (name, value, expected) => {
  const message = messageOf({[name]: value});
  expect(message).toContain(`${name}="${value}": `);
  expect(message).toContain(expected);
  expect(message).toContain('src/config/env.ts');
});

test.each([
  'http://cdn.example.com',
  'https://*',
  'https://*.example.com',
  'https://cdn.example.com/',
  'https://cdn.example.com;sandbox',
  'https://a.example.com,https://b.example.com',
  'https://a.example.com  https://b.example.com',
  'https://a.example.com\nhttps://b.example.com',
  'https://a$host',
  "https://a.example.com 'unsafe-inline'",
  'https://user@example.com',
  'https:',
  '*',
])('ANALYTICS_ORIGINS=%j is refused', (value) => {
  const message = messageOf({ANALYTICS_HOST: 'https://stats.example.com', ANALYTICS_ORIGINS: value});
  expect(message).toContain('must be empty or https origins with one space between them');
});

test('origins of analytics without a host say that it is missing', () => {
  expect(messageOf({ANALYTICS_ORIGINS: 'https://cdn.example.com'})).toContain(
    'ANALYTICS_HOST="": is missing; ANALYTICS_ORIGINS needs it',
  );
});

test('every wrong variable is named at once', () => {
  const lines = messageOf({SITE_URL: 'a', EDIT_URL: 'b', ANALYTICS_HOST: 'c'}).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Wrong environment variables');
});

test.each([
  [['ALGOLIA_APP_ID'], ['ALGOLIA_API_KEY', 'ALGOLIA_INDEX']],
  [['ALGOLIA_API_KEY', 'ALGOLIA_INDEX'], ['ALGOLIA_APP_ID']],
  [['ALGOLIA_APP_ID', 'ALGOLIA_INDEX'], ['ALGOLIA_API_KEY']],
])('the hosted search with only %j names what is missing', (given, missing) => {
  const lines = messageOf(Object.fromEntries(given.map((name) => [name, 'abc']))).split('\n');
  const hint = 'is missing; set ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX or none';
  expect(lines.slice(1)).toEqual(missing.map((name) => `  ${name}="": ${hint}`));
});

test('empty values of the hosted search are none', () => {
  expect(messageOf({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', ALGOLIA_INDEX: ''})).toBe('nothing was thrown');
});

/** What a careless or malicious operator's script may put where an origin belongs. */
const NO_ORIGINS = [
  'http://stats.example.com',
  'https://*',
  'https://*.example.com',
  'https://x;sandbox',
  'https://a,b',
  'https://s$host',
  'https://a b',
  'https://a\nb',
  'https://a.example\n',
  "https://a'b",
  'https://a"b',
  'https://a\\b',
  'https://user@a.example',
  'https://user:password@a.example',
  'https://a.example:port',
  'https://a.example:123456',
  'https://a.example:99999',
  'https://a.example:',
  'https://-a.example',
  'https://a..example',
  'https://a.example?',
  'https://a.example#',
  'https://a.example/',
  'https://',
  'https://ex\u0430mple.com',
  'javascript:alert(1)',
  '//a.example',
];

test.each(NO_ORIGINS)('ANALYTICS_HOST=%j is refused', (value) => {
  expect(messageOf({ANALYTICS_HOST: value})).toContain('such as https://stats.example.com');
});

test.each([
  'https://stats.example.com',
  'https://stats.example.com:8443',
  'https://STATS-1.example.com',
  'https://10.0.0.1',
])('ANALYTICS_HOST=%s is an origin', (value) => {
  expect(readEnvironment({ANALYTICS_HOST: value}).ANALYTICS_HOST).toBe(value);
});

test.each(NO_ORIGINS.filter((value) => !value.startsWith('http:')))('SITE_URL=%j is refused', (value) => {
  expect(messageOf({SITE_URL: value})).toContain('such as https://www.example.com');
});

const HOSTILE = [
  '"',
  "'",
  '<script>',
  '>',
  ';',
  '$host',
  '\\',
  '\n',
  '\r\nSet-Cookie: a=1',
  '\0',
  '\u2028',
  '`',
  ' ',
  '{}',
];

test.each(HOSTILE)('no address, key or name takes %j', (text) => {
  for (const [name, value] of [
    ['EDIT_URL', `https://git.example.com/${text}/`],
    ['EDIT_URL', `https://git.example.com${text}/`],
    ['ARCHIVE_URL', `https://docs.example.com/{version}/${text}`],
    ['ARCHIVE_URL', `https://{version}${text}.example.com/`],
    ['ALGOLIA_APP_ID', `ABC${text}`],
    ['ALGOLIA_API_KEY', `ABC${text}`],
    ['ALGOLIA_INDEX', `index${text}`],
    ['SOURCE_DATE_EPOCH', `1${text}`],
    ['ONLY_VERSION', `5.17${text}`],
  ] as const) {
    const valid = {ALGOLIA_APP_ID: 'ABC', ALGOLIA_API_KEY: 'ABC', ALGOLIA_INDEX: 'index'};
    expect.soft(messageOf({...valid, [name]: value}), name).toContain(`${name}="${value}": must`);
  }
});

test.each(['a\nb', 'a\0b', 'a\u2028b', 'a\u202eb'])('FILING_NUMBER=%j is refused: it is one line of text', (value) => {
  expect(messageOf({FILING_NUMBER: value})).toContain('one line of text');
});

test.each([
  'http://reports.example.com/csp',
  'https://reports.example.com',
  'https://reports.example.com/csp; sandbox',
  'https://*/csp',
  'https://reports.example.com/$host',
])('CSP_REPORT_URL=%j is refused', (value) => {
  expect(messageOf({CSP_REPORT_URL: value})).toContain('must be empty or an https address with a path');
});
