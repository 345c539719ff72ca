import {expect, test} from 'vitest';
import {earlierAddresses, isOfSite} from '@site/scripts/inbound/earlierSite';

const addresses = (files: Record<string, string>) =>
  earlierAddresses(Object.entries(files).map(([path, text]) => ({path, text})));

test.each([
  ['a page', 'docs/guide/install.md', '', '/docs/guide/install'],
  ['the page of a folder', 'docs/guide/index.md', '', '/docs/guide'],
  ['the page named like its folder', 'docs/guide/guide.mdx', '', '/docs/guide'],
  ['a number that only sorts', 'docs/01-guide/2.install.md', '', '/docs/guide/install'],
  ['a version, which is no such number', 'community/change/5.10.0.md', '', '/community/change/5.10.0'],
  ['a slug of its own', 'docs/guide/a.md', '---\nslug: b\n---', '/docs/guide/b'],
  ['a slug from the top', 'docs/guide/a.md', '---\ntitle: A\nslug: "/"\n---', '/docs'],
  ['an older version', 'versioned_docs/version-5.17/a.md', '', '/docs/5.17/a'],
  ['other documentation', 'solutions/ai.md', '---\nslug: /\n---', '/solutions'],
  ['a post with a slug', 'blog/2024/2024-10-18-a.md', '---\nslug: a-b\n---', '/blog/a-b'],
  ['a post without one', 'blog/2024-10-18-a.md', '', '/blog/2024/10/18/a'],
  ['a page of code', 'src/pages/case/index.tsx', '', '/case'],
  ['the home page', 'src/pages/index.js', '', '/'],
])('%s', (_, path, text, address) => expect(addresses({[path]: text})).toEqual([address]));

test.each([
  ['a part of a page', 'docs/_part.md'],
  ['code beside pages', 'src/pages/home/components/Card.tsx'],
  ['plans that got in by mistake', 'docs/superpowers/specs/a.md'],
  ['the read-me', 'README.md'],
])('leaves out %s', (_, path) => expect(addresses({[path]: ''})).toEqual([]));

test('adds what the configuration redirects, but not what it comments out', () => {
  const config = `redirects: [{to: '/docs/new', from: '/docs/old'}],
  // {to: '/docs/new', from: '/docs/older'},
  createRedirects(existingPath) {
    if (existingPath.includes('docs/how-to/ops')) return [existingPath.replace('docs/how-to/ops', 'docs/use')];
    return [existingPath.replace('/', '/en')];
  }`;
  expect(addresses({'docusaurus.config.js': config, 'docs/how-to/ops/log.md': '', 'docs/new.md': ''})).toEqual([
    '/docs/how-to/ops/log',
    '/docs/new',
    '/docs/old',
    '/docs/use/log',
    '/en',
  ]);
});

test('asks for the files that hold addresses', () => {
  expect(['docusaurus.config.js', 'docs/a.mdx', 'src/pages/a/index.tsx'].filter(isOfSite)).toHaveLength(3);
  expect(['src/theme/a.tsx', 'static/a.png', 'package.json'].filter(isOfSite)).toEqual([]);
});
