import {expect, test} from 'vitest';
import {expectSources} from '@site/src/framework/sources';

test('a file with what a replacement relies on passes', () => {
  expect(() => expectSources('x', [{file: 'package.json', pattern: /"private": true/}])).not.toThrow();
});

test.each(['package.json', 'no-such-file.js'])('ends the build when %s lacks it', (file) => {
  expect(() => expectSources('lazy-routes', [{file, pattern: /not in there/}])).toThrow(
    `src/framework/lazy-routes: ${file} does not match /not in there/`,
  );
});
