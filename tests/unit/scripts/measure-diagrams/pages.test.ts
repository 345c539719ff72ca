import {expect, test} from 'vitest';
import {pagesWithDiagrams} from '@site/scripts/measure-diagrams/pages';
import {writeTree} from '@site/tests/checks/lib/writeTree';

const DIAGRAM = '<div class="docusaurus-mermaid-container"></div>';
const html = (kind: string, body: string) => `<html class="${kind}"><body>${body}</body></html>`;

const ZH = 'i18n/zh';
const SOURCES = {
  'versions.json': '["5.17"]',
  'docs/guide/index.mdx': '',
  'docs/guide/named.md': '---\nslug: other\n---\n',
  'versioned_docs/version-5.17/a.md': '',
  'blog/2024/b/index.md': '---\nslug: post\n---\n',
  'src/pages/index.mdx': '',
  'src/pages/case/c.mdx': '',
  [`${ZH}/docusaurus-plugin-content-docs/current/guide/named.md`]: '',
  [`${ZH}/docusaurus-plugin-content-docs/version-5.17/a.md`]: '',
  [`${ZH}/docusaurus-plugin-content-blog/2024/b/index.md`]: '',
  [`${ZH}/docusaurus-plugin-content-pages/index.mdx`]: '',
  [`${ZH}/docusaurus-plugin-content-pages/case/c.mdx`]: '',
};

test('finds documents, posts and pages with diagrams, and their files', async () => {
  const root = await writeTree({
    ...SOURCES,
    'build/docs/guide.html': html('docs-doc-page', DIAGRAM),
    'build/docs/guide/other.html': html('docs-doc-page', DIAGRAM),
    'build/docs/5.17/a.html': html('docs-doc-page', DIAGRAM + DIAGRAM),
    'build/blog/post.html': html('blog-post-page', DIAGRAM),
    'build/case/lost.html': html('plugin-pages', DIAGRAM),
    'build/index.html': html('plugin-pages', DIAGRAM),
    'build/zh/index.html': html('plugin-pages', DIAGRAM),
    'build/zh/case/c.html': html('plugin-pages', DIAGRAM),
    'build/zh/docs/guide.html': html('docs-doc-page', DIAGRAM),
    'build/zh/docs/guide/other.html': html('docs-doc-page', DIAGRAM),
    'build/zh/docs/5.17/a.html': html('docs-doc-page', DIAGRAM),
    'build/zh/blog/post.html': html('blog-post-page', DIAGRAM),
    // A list repeats what stands in posts; the others have no diagram.
    'build/blog.html': html('blog-list-page', DIAGRAM),
    'build/docs/d.html': html('docs-doc-page', 'docusaurus-mermaid-container'),
    'build/docs/e.html': html('docs-doc-page', ''),
  });
  const found = await pagesWithDiagrams(root);
  expect(found.find(({path}) => path === '/docs/5.17/a')?.count).toBe(2);
  expect(Object.fromEntries(found.map(({path, file}) => [path, file]))).toEqual({
    '/': 'src/pages/index.mdx',
    '/blog/post': 'blog/2024/b/index.md',
    '/case/lost': undefined,
    '/docs/5.17/a': 'versioned_docs/version-5.17/a.md',
    '/docs/guide': 'docs/guide/index.mdx',
    '/docs/guide/other': 'docs/guide/named.md',
    '/zh/': `${ZH}/docusaurus-plugin-content-pages/index.mdx`,
    '/zh/blog/post': `${ZH}/docusaurus-plugin-content-blog/2024/b/index.md`,
    '/zh/case/c': `${ZH}/docusaurus-plugin-content-pages/case/c.mdx`,
    '/zh/docs/5.17/a': `${ZH}/docusaurus-plugin-content-docs/version-5.17/a.md`,
    // Nobody has translated it.
    '/zh/docs/guide': undefined,
    '/zh/docs/guide/other': `${ZH}/docusaurus-plugin-content-docs/current/guide/named.md`,
  });
});

test('says that there is no build', async () => {
  await expect(pagesWithDiagrams(await writeTree(SOURCES))).rejects.toThrow('Run "npm run build" first.');
});
