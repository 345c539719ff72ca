import {expect, test} from 'vitest';
import {canonicalPath} from '@site/src/lib/canonicalPath';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/index.html/', '/'],
  ['/index/index.html', '/'],
  ['/docs', '/docs'],
  ['/docs/', '/docs'],
  ['/docs.html', '/docs'],
  ['/docs.html/', '/docs'],
  ['/docs/index', '/docs'],
  ['/docs/index.html', '/docs'],
  ['/docs/index.html/', '/docs'],
  ['/docs/index/index.html', '/docs'],
  ['//docs//5.17//', '/docs/5.17'],
  ['/docs/5.17.html', '/docs/5.17'],
  ['/docs/index/index/index.html', '/docs'],
  ['/docs/indexing', '/docs/indexing'],
  ['/index/index/index/index', '/index/index/index/index'],
  ['/docs/index/index/index/index', '/docs/index/index/index/index'],
  ['/assets/a.js', '/assets/a.js'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
