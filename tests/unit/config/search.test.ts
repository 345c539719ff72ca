import {expect, test} from 'vitest';
import {readEnvironment} from '@site/src/config/env';
import {hostedSearch, searchHeadTags, searchOrigins} from '@site/src/config/search';

const ALGOLIA = {ALGOLIA_APP_ID: 'ABCDE12345', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'rainbond'};

test('without settings there is no hosted search and no page names its host', () => {
  expect(hostedSearch(readEnvironment({}))).toBeNull();
  expect(searchHeadTags(hostedSearch(readEnvironment({})))).toEqual([]);
  expect(searchOrigins(hostedSearch(readEnvironment({})))).toEqual([]);
});

test('with settings each page connects beforehand to the host that answers searches', () => {
  const hosted = hostedSearch(readEnvironment(ALGOLIA));
  expect(hosted).toEqual({appId: 'ABCDE12345', apiKey: 'key', index: 'rainbond'});
  expect(searchHeadTags(hosted)).toEqual([
    {
      tagName: 'link',
      attributes: {rel: 'preconnect', href: 'https://ABCDE12345-dsn.algolia.net', crossorigin: 'anonymous'},
    },
  ]);
});
