import {expect, test} from 'vitest';
import {routeOf} from '@site/src/lib/routeOf';

const ZH = 'i18n/zh/docusaurus-plugin-content';

test.each([
  ['docs/a/b.md', undefined, '/docs/a/b'],
  ['docs/a/a.md', undefined, '/docs/a'],
  ['docs/a/index.mdx', undefined, '/docs/a'],
  ['docs/a/b.md', '/', '/docs'],
  ['docs/a/b.md', '/c', '/docs/c'],
  ['docs/a/b.md', 'c', '/docs/a/c'],
  ['versioned_docs/version-5.17/a.md', undefined, '/docs/5.17/a'],
  ['versioned_docs/version-5.17/a.md', '/', '/docs/5.17'],
  ['blog/2024/istio/index.md', 'istio', '/blog/istio'],
  ['src/pages/index.mdx', undefined, '/'],
  ['src/pages/case/boe.mdx', undefined, '/case/boe'],
  [`${ZH}-docs/current/a/b.md`, undefined, '/docs/a/b'],
  [`${ZH}-docs/version-5.17/a/b.md`, '/c', '/docs/5.17/c'],
  [`${ZH}-blog/2024/istio/index.md`, 'istio', '/blog/istio'],
  [`${ZH}-pages/case/boe.mdx`, undefined, '/case/boe'],
  ['README.md', undefined, undefined],
])('%s with slug %s is at %s', (file, slug, route) => {
  expect(routeOf(file, slug)).toBe(route);
});
