import {expect, test} from 'vitest';
import {frontMatter} from '../front-matter';
import {withPage} from '../../page/sources';
import {findPair, routeOf} from './onePage';
import type {ContentPage} from './pages';
import {writeTree} from './writeTree';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
const ABOUT = 'One sentence that tells what a reader gets from this page.';

const tree = {
  'versions.json': '["5.17"]',
  'blog/authors.yml': 'team:\n  name: Team\n',
  'docs/a/b.md': `---\ntitle: B\ndescription: ${ABOUT}\n---\n\nText.\n`,
  [`${ZH}/current/a/b.md`]: '---\ntitle: 乙\ndescription: 短\n---\n\n文字。\n',
  'docs/alone.md': '---\ntitle: Alone\n---\n',
  'docs/_part.md': 'A part.\n',
  [`${ZH}/current/_part.md`]: '一部分。\n',
  'docs/broken.md': '---\ntitle: Broken\n---\n',
};

test.each(['docs/a/b.md', `./docs/a/b.md`, `${ZH}/current/a/b.md`])('%s is found with its twin', async (name) => {
  const {en, zh} = await findPair(await writeTree(tree), name);
  expect([en.file, zh.file]).toEqual(['docs/a/b.md', `${ZH}/current/a/b.md`]);
});

test.each([
  ['docs/nothing.md', /docs\/nothing\.md is no page of this site/],
  ['src/css/tokens.css', /is no page of this site/],
  ['docs/_part.md', /is a part that pages import/],
  ['docs/alone.md', `docs/alone.md has no translation. Write ${ZH}/current/alone.md, too.`],
])('%s is refused with a message that says what to do', async (name, message) => {
  await expect(findPair(await writeTree(tree), name)).rejects.toThrow(message);
});

test('only the page itself is checked, with the rules of the whole site', async () => {
  const root = await writeTree(tree);
  const {problems, looked} = await withPage(root, await findPair(root, 'docs/a/b.md'), (copy) => frontMatter.run(copy));
  expect(looked).toBe(2);
  expect(problems.map(({file, message}) => `${file} ${message}`)).toEqual([
    `${ZH}/current/a/b.md front matter "description": must be text of 25 to 160 characters, has 1`,
  ]);
});

const page = (kind: ContentPage['kind'], file: string, path: string): ContentPage => ({
  kind,
  file,
  path,
  locale: 'en',
  partial: false,
  twin: '',
});

test.each([
  [page('doc', 'docs/a/b.md', 'a/b.md'), undefined, '/docs/a/b'],
  [page('doc', 'docs/a/a.md', 'a/a.md'), undefined, '/docs/a'],
  [page('doc', 'docs/a/index.mdx', 'a/index.mdx'), undefined, '/docs/a'],
  [page('doc', 'docs/a/b.md', 'a/b.md'), '/', '/docs'],
  [page('doc', 'docs/a/b.md', 'a/b.md'), '/c', '/docs/c'],
  [page('doc', 'docs/a/b.md', 'a/b.md'), 'c', '/docs/a/c'],
  [page('doc', 'versioned_docs/version-5.17/a.md', 'a.md'), undefined, '/docs/5.17/a'],
  [page('post', 'blog/2024/istio/index.md', '2024/istio/index.md'), 'istio', '/blog/istio'],
  [page('page', 'src/pages/index.mdx', 'index.mdx'), undefined, '/'],
  [page('page', 'src/pages/case/boe.mdx', 'case/boe.mdx'), undefined, '/case/boe'],
])('%o with slug %s is at %s', (of, slug, route) => {
  expect(routeOf(of, slug)).toBe(route);
});
