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
  expect(readEnvironment({})).toMatchObject({SITE_URL: 'https://www.rainbond.com', ANALYTICS_HOST: ''});
});

test('good values are taken, others of the system ignored', () => {
  const source = {
    ONLY_VERSION: '5.17',
    SITE_URL: 'http://127.0.0.1:8080',
    EDIT_URL: 'https://git.example.com/edit/',
    ARCHIVE_URL: 'https://docs.example.com/{version}/',
    FILING_NUMBER: '',
    ANALYTICS_HOST: 'https://stats.example.com',
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
