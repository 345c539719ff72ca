import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {editLinks} from '@site/src/config/editLinks';
import {findPages, type ContentPage} from '@site/tests/checks/lib/pages';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BASE = 'https://git.example.com/site/edit/main/';
const pages = (await findPages(ROOT)).filter(({partial}) => !partial);

/** What Docusaurus tells about a document: the folder of its English version, whatever the language. */
function docParameters({file, counterpart, path: docPath, locale}: ContentPage) {
  const english = locale === 'en' ? file : counterpart;
  const versionDocsDirPath = english.slice(0, -docPath.length - 1);
  return {version: 'any', versionDocsDirPath, docPath, permalink: '/docs/any', locale};
}

/** What Docusaurus tells about a post: the folder in which it found the file. */
function postParameters({file, path: blogPath, locale}: ContentPage) {
  return {blogDirPath: file.slice(0, -blogPath.length - 1), blogPath, permalink: '/blog/any', locale};
}

function linkOf(base: string, page: ContentPage): string | undefined {
  const links = editLinks(base);
  return page.kind === 'doc' ? links.doc(docParameters(page)) : links.post(postParameters(page));
}

const edited = pages.filter(({kind}) => kind !== 'page');

test('every document and post in both languages leads to its own file in this repository', () => {
  for (const language of ['en', 'zh']) expect(edited.some(({locale}) => locale === language)).toBe(true);
  expect(edited.some(({file}) => file.startsWith('versioned_docs/'))).toBe(true);
  for (const page of edited) {
    const link = linkOf(BASE, page) ?? '';
    expect.soft(link).toBe(BASE + page.file);
    expect.soft(existsSync(path.join(ROOT, link.slice(BASE.length))), link).toBe(true);
  }
});

test('without an address no page has a link', () => {
  expect(edited.filter((page) => linkOf('', page) !== undefined)).toEqual([]);
});

test('a post without a translation leads to the English file', () => {
  const post = {blogDirPath: 'blog', blogPath: '2024/a/index.md', permalink: '/zh/blog/a', locale: 'zh'};
  expect(editLinks(BASE).post(post)).toBe(`${BASE}blog/2024/a/index.md`);
});

test('characters that an address may not hold are escaped', () => {
  const post = {blogDirPath: 'blog', blogPath: '2024/a b/发布.md', permalink: '/blog/a', locale: 'en'};
  expect(editLinks(BASE).post(post)).toBe(`${BASE}blog/2024/a%20b/%E5%8F%91%E5%B8%83.md`);
});
