import {expect, test} from 'vitest';
import {pagesWithDiagrams} from '@site/scripts/measure-diagrams/pages';
import {writeTree} from '@site/tests/checks/lib/writeTree';

const DIAGRAM = '<div class="docusaurus-mermaid-container"></div>';
const EDIT = 'https://git.example.com/site/edit/main';

const html = (kind: string, body: string, editLink?: string) =>
  `<html class="${kind}"><body>${body}${editLink ? `<a class="theme-edit-this-page" href="${editLink}">` : ''}</body></html>`;

const SOURCES = {
  'versions.json': '["5.17"]',
  'versioned_docs/version-5.17/a.md': '',
  'blog/2024/b/index.md': '',
  'i18n/zh/docusaurus-plugin-content-pages/case/c.mdx': '',
};

test('finds documents, posts and pages with diagrams, and their files', async () => {
  const root = await writeTree({
    ...SOURCES,
    'build/docs/5.17/a.html': html('docs-doc-page', DIAGRAM + DIAGRAM, `${EDIT}/versioned_docs/version-5.17/a.md`),
    'build/blog/b.html': html('blog-post-page', DIAGRAM, `${EDIT}/blog/2024/b/index.md`),
    'build/zh/case/c.html': html('plugin-pages', DIAGRAM),
    'build/case/lost.html': html('plugin-pages', DIAGRAM),
    // A list repeats what stands in posts; the others have no diagram.
    'build/blog.html': html('blog-list-page', DIAGRAM),
    'build/docs/d.html': html('docs-doc-page', 'docusaurus-mermaid-container', `${EDIT}/docs/d.md`),
    'build/docs/e.html': html('docs-doc-page', ''),
  });
  expect(await pagesWithDiagrams(root)).toEqual([
    {path: '/blog/b', count: 1, file: 'blog/2024/b/index.md'},
    {path: '/case/lost', count: 1, file: undefined},
    {path: '/docs/5.17/a', count: 2, file: 'versioned_docs/version-5.17/a.md'},
    {path: '/zh/case/c', count: 1, file: 'i18n/zh/docusaurus-plugin-content-pages/case/c.mdx'},
  ]);
});

test('says that there is no build', async () => {
  await expect(pagesWithDiagrams(await writeTree(SOURCES))).rejects.toThrow('Run "npm run build" first.');
});
