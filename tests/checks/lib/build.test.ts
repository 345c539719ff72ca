import {expect, test} from 'vitest';
import {inLocale, localeOf, locate, onBuild, originOf, pathOf, readHtml, withoutLocale} from './build';
import {htmlPage, redirectPage} from './htmlPage';
import {writeTree} from './writeTree';

test.each([
  ['index.html', '/'],
  ['zh/index.html', '/zh/'],
  ['docs.html', '/docs'],
  ['zh/docs/versions.html', '/zh/docs/versions'],
  ['docs/old/index.html', '/docs/old'],
  ['404.html', '/404.html'],
  ['zh/404.html', '/zh/404.html'],
  ['blog/index-of-things.html', '/blog/index-of-things'],
])('the address of %s is %s', (file, path) => {
  expect(pathOf(file)).toBe(path);
});

test('tells the language of an address and changes it', () => {
  expect(['/', '/zh/', '/zh/docs', '/zhang', '/docs'].map(localeOf)).toEqual(['en', 'zh', 'zh', 'en', 'en']);
  expect(['/', '/zh/', '/zh/docs', '/docs'].map(withoutLocale)).toEqual(['/', '/', '/docs', '/docs']);
  expect([inLocale('/docs', 'en'), inLocale('/docs', 'zh'), inLocale('/', 'zh')]).toEqual([
    '/docs',
    '/zh/docs',
    '/zh/',
  ]);
});

test('finds files as a static host does', () => {
  const build = {root: '', files: new Set(['index.html', 'docs.html', 'a/index.html', 'img/x.svg'])};
  const paths = ['/', '/docs', '/docs.html', '/a', '/a/', '/img/x.svg', '/docs/', '/b'];
  expect(paths.map((path) => locate(build, path))).toEqual([
    'index.html',
    'docs.html',
    'docs.html',
    'a/index.html',
    'a/index.html',
    'img/x.svg',
    undefined,
    undefined,
  ]);
});

test('knows a redirect page', () => {
  expect(readHtml('old/index.html', redirectPage('/docs/new')).redirect).toBe('/docs/new');
  expect(readHtml('docs.html', htmlPage('/docs')).redirect).toBeUndefined();
});

test('reads the origin from a canonical link, not from that of a redirect', async () => {
  const run = onBuild(async (build) => ({problems: [], looked: 1, notes: [await originOf(build)]}));
  const tree = {'build/a/index.html': redirectPage('https://other.example/x'), 'build/docs.html': htmlPage('/docs')};
  expect((await run(await writeTree(tree))).notes).toEqual(['https://example.com']);
  await expect(run(await writeTree({'build/a.html': '<p>'}))).rejects.toThrow(
    'No page of the build has a canonical link',
  );
});

test('says that there is no build', async () => {
  const run = onBuild(() => Promise.reject(new Error('must not run')));
  const {problems} = await run(await writeTree({'docs/a.md': ''}));
  expect(problems).toEqual([{file: 'build', message: 'there is no build; run "npm run build" first'}]);
});
