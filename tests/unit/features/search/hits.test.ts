import {expect, test} from 'vitest';
import {isSafeUrl} from '@site/src/features/search/hits';

test.each([
  ['/docs/a#b', true],
  ['/', true],
  ['https://example.com/a?b=1#c', true],
  ['HTTP://example.com', true],
  ['javascript:alert(1)', false],
  ['//example.com', false],
  ['/\\example.com', false],
  ['https:///', false],
  ['data:text/html,x', false],
  ['docs/a', false],
  ['', false],
])('%s: is it safe? %s', (url, expected) => {
  expect(isSafeUrl(url)).toBe(expected);
});
