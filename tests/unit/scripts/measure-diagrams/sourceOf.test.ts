import {expect, test} from 'vitest';
import {sourceOf} from '@site/scripts/measure-diagrams/sourceOf';

const ZH_DOCS = 'i18n/zh/docusaurus-plugin-content-docs/current';
const ZH_PAGES = 'i18n/zh/docusaurus-plugin-content-pages';
const FILES = new Set([
  'docs/a.md',
  'docs/a b/index.mdx',
  `${ZH_DOCS}/a.md`,
  `${ZH_DOCS}/docs/a.md`,
  'versioned_docs/version-5.17/a.md',
  'src/pages/index.mdx',
  'src/pages/case/boe.mdx',
  'src/pages/case/index.md',
  `${ZH_PAGES}/case/boe.mdx`,
]);

test.each([
  ['docs/a.md', 'docs/a.md'],
  ['docs/a%20b/index.mdx', 'docs/a b/index.mdx'],
  [`${ZH_DOCS}/a.md`, `${ZH_DOCS}/a.md`],
  [`${ZH_DOCS}/docs/a.md`, `${ZH_DOCS}/docs/a.md`],
  ['versioned_docs/version-5.17/a.md', 'versioned_docs/version-5.17/a.md'],
  ['docs/gone.md', undefined],
])('the edit link to %s leads to %s', (end, file) => {
  const editLink = `https://git.example.com/team/site/edit/main/${end}`;
  expect(sourceOf({path: '/docs/x', pagesFolder: 'src/pages', editLink}, FILES)).toBe(file);
});

test.each([
  ['/', 'src/pages', 'src/pages/index.mdx'],
  ['/case/boe', 'src/pages', 'src/pages/case/boe.mdx'],
  ['/case', 'src/pages', 'src/pages/case/index.md'],
  ['/case/boe', ZH_PAGES, `${ZH_PAGES}/case/boe.mdx`],
  ['/case', ZH_PAGES, undefined],
])('the page %s of %s is %s', (path, pagesFolder, file) => {
  expect(sourceOf({path, pagesFolder}, FILES)).toBe(file);
});
