import {expect, test} from 'vitest';
import {readCredentials} from '@site/scripts/search-push/environment';

const GOOD = {ALGOLIA_APP_ID: 'ABCDE12345', ALGOLIA_INDEX: 'rainbond', ALGOLIA_ADMIN_KEY: 'secret-admin-key'};

test('takes application, index and the key that may write', () => {
  expect(readCredentials({...GOOD, ALGOLIA_API_KEY: 'search-key'})).toEqual({
    appId: 'ABCDE12345',
    index: 'rainbond',
    adminKey: 'secret-admin-key',
  });
});

test('names everything that is missing at once', () => {
  expect(() => readCredentials({})).toThrow(
    /ALGOLIA_APP_ID is missing[^]*ALGOLIA_INDEX is missing[^]*ALGOLIA_ADMIN_KEY is missing[^]*--dry-run/,
  );
});

test.each([
  [{ALGOLIA_APP_ID: 'x.example.com'}, /^ {2}ALGOLIA_APP_ID must be an application id/m],
  [{ALGOLIA_INDEX: ''}, /^ {2}ALGOLIA_INDEX must be the name of an index/m],
  [{ALGOLIA_ADMIN_KEY: ''}, /^ {2}ALGOLIA_ADMIN_KEY must be the key that may write/m],
  [{ALGOLIA_API_KEY: GOOD.ALGOLIA_ADMIN_KEY}, /^ {2}ALGOLIA_ADMIN_KEY is the same as ALGOLIA_API_KEY/m],
])('%j is refused', (wrong, message) => {
  expect(() => readCredentials({...GOOD, ...wrong})).toThrow(message);
});

test('keys stay out of messages', () => {
  const run = () => readCredentials({...GOOD, ALGOLIA_ADMIN_KEY: 'secret key', ALGOLIA_APP_ID: '/'});
  expect(run).toThrow('ALGOLIA_ADMIN_KEY');
  expect(run).not.toThrow('secret');
});
