import {expect, test} from 'vitest';
import {canonicalPath, movedPaths} from '@site/deploy/redirects';

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
  ['/docs/indexing', '/docs/indexing'],
  ['/assets/a.js', '/assets/a.js'],
])('%s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test('each kind of moved path is found in both languages, and only where the target exists', () => {
  const moved = movedPaths([
    '/docs/how-to-guides/delivery',
    '/docs/how-to-guides/delivery/upgrade-app',
    '/docs/how-to-guides/micro-service-deploy/pig-example',
  ]);
  expect(moved).toEqual([
    {from: '/docs/delivery', to: '/docs/how-to-guides/delivery'},
    {from: '/docs/delivery/upgrade-app', to: '/docs/how-to-guides/delivery/upgrade-app'},
    {from: '/docs/micro-service/example/pig', to: '/docs/how-to-guides/micro-service-deploy/pig-example'},
    {from: '/zh/docs/delivery', to: '/zh/docs/how-to-guides/delivery'},
    {from: '/zh/docs/delivery/upgrade-app', to: '/zh/docs/how-to-guides/delivery/upgrade-app'},
    {from: '/zh/docs/micro-service/example/pig', to: '/zh/docs/how-to-guides/micro-service-deploy/pig-example'},
  ]);
});

test('a page that exists is never sent elsewhere', () => {
  const moved = movedPaths(['/docs/how-to-guides/delivery', '/docs/delivery']);
  expect(moved.filter(({from}) => from === '/docs/delivery')).toEqual([]);
});
