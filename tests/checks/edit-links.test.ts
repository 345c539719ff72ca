import {expect, test} from 'vitest';
import {editLinksTo} from './edit-links';
import {writeTree} from './lib/writeTree';

const BASE = 'https://git.example.com/site/edit/main/';

const html = (kind: string, link?: string) =>
  `<html class="${kind}"><body>${link === undefined ? '' : `<a class="theme-edit-this-page" href="${link}">`}</body></html>`;

const TREE = {
  'docs/a b.md': '',
  'blog/2024/post/index.md': '',
  'i18n/zh/docusaurus-plugin-content-docs/current/a b.md': '',
  'build/index.html': html('plugin-pages'),
  'build/blog.html': html('blog-list-page'),
};

const LINKED = {
  ...TREE,
  'build/docs/a.html': html('docs-doc-page', `${BASE}docs/a%20b.md`),
  'build/blog/post.html': html('blog-post-page', `${BASE}blog/2024/post/index.md`),
  'build/zh/docs/a.html': html('docs-doc-page', `${BASE}i18n/zh/docusaurus-plugin-content-docs/current/a%20b.md`),
};

const messages = async (tree: Record<string, string>, base: string) =>
  (await editLinksTo(base).run(await writeTree(tree))).problems.map(({file, message}) => `${file}: ${message}`);

test('links to files of the repository are right', async () => {
  const report = await editLinksTo(BASE).run(await writeTree(LINKED));
  expect(report).toEqual({problems: [], looked: 5});
});

test('pages without links are right when there is no address', async () => {
  expect(await messages({...TREE, 'build/docs/a.html': html('docs-doc-page')}, '')).toEqual([]);
});

test('a link although there is no address', async () => {
  expect(await messages(LINKED, '')).toEqual([
    'build/blog/post.html: has "Edit this page", although EDIT_URL is not set; build again without it (and 2 more pages)',
  ]);
});

test.each([
  [undefined, 'has no "Edit this page", although EDIT_URL is set'],
  [
    'https://git.example.com/other/edit/docs/a%20b.md',
    `"Edit this page" leads to https://git.example.com/other/edit/docs/a%20b.md, which is not below ${BASE}`,
  ],
  [
    `${BASE}docs/gone.md`,
    '"Edit this page" leads to docs/gone.md, which this repository does not have; see src/config/editLinks.ts',
  ],
])('a document that leads to %s', async (link, message) => {
  const tree = {...LINKED, 'build/docs/a.html': html('docs-doc-page', link)};
  expect(await messages(tree, BASE)).toEqual([`build/docs/a.html: ${message}`]);
});

test('there must be a build', async () => {
  expect(await messages({'docs/a.md': ''}, BASE)).toEqual(['build: there is no build; run "npm run build" first']);
});
