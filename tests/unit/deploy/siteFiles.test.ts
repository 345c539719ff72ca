import {expect, test} from 'vitest';
import {kindOf, originalOf} from '@site/deploy/siteFiles';

test.each([
  ['assets/js/main.40c75778.js', 'hashed'],
  ['zh/assets/css/styles.824494b4.css', 'hashed'],
  ['assets/ideal-img/platform.451f387.1280.png', 'hashed'],
  ['search-index/4a92657c093c/current/catalog.json', 'hashed'],
  ['zh/search-index/4a92657c093c/t/1-0.json', 'hashed'],
  ['search-index/manifest.json', 'list'],
  ['zh/search-index/manifest.json', 'list'],
  ['sitemap.xml', 'list'],
  ['zh/blog/rss.xml', 'list'],
  ['blog/atom.xml', 'list'],
  ['zh/opensearch.xml', 'list'],
  ['zh/releases.atom', 'list'],
  ['robots.txt', 'list'],
  ['index.html', 'page'],
  ['zh/docs/old/index.html', 'page'],
  ['docs/assets.html', 'page'],
  ['_headers', 'rules'],
  ['_redirects', 'rules'],
  ['.well-known/security.txt', 'file'],
  ['img/og/home.png', 'file'],
  ['openapi/v6.2.yaml', 'file'],
  ['docs/assets/drawing.svg', 'file'],
  ['assets.txt', 'file'],
])('%s is for %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('knows twins by their original', () => {
  const files = new Set(['docs.html', 'a.tar', 'b.json.br']);
  const original = (path: string) => originalOf(path, (name) => files.has(name));
  expect(['docs.html', 'docs.html.br', 'docs.html.gz', 'docs.html.zst'].map(original)).toEqual(
    Array.from({length: 4}, () => 'docs.html'),
  );
  expect(['a.tar.gz', 'c.tar.gz', 'b.json.br', 'b.json.br.gz'].map(original)).toEqual([
    'a.tar',
    'c.tar.gz',
    'b.json.br',
    'b.json.br',
  ]);
});
