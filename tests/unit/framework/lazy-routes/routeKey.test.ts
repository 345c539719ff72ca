import {expect, test} from 'vitest';
import {partOf, routeKey} from '@site/src/framework/lazy-routes/client/routeKey';

test.each([
  ['/', '/'],
  ['/docs/', '/docs'],
  ['/Docs/FAQ', '/docs/faq'],
])('the key of %s is %s', (path, key) => {
  expect(routeKey(path)).toBe(key);
});

test.each([
  ['/', 0],
  ['/blog/a', 0],
  ['/docs/b', 1],
  ['/docs/bz', 1],
  ['/docs/c', 2],
  ['/zh', 2],
])('%s belongs to part %i', (key, part) => {
  expect(partOf(['', '/docs/b', '/docs/c'], key)).toBe(part);
});
