import {compile, evaluate} from '@mdx-js/mdx';
import {load} from 'cheerio';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {stringify} from 'yaml';
import type {Locale} from '@site/src/config/locale';
import {remarkReleases} from '@site/src/remark/releases';
import {remarkStaticArticle} from '@site/src/remark/staticArticle';
import {writeTree} from '@site/tests/checks/lib/writeTree';
import {cellsOf} from '../plugins/openapi/fixture';
import {releaseOf} from '../plugins/releases/fixture';

const LIST = stringify([
  releaseOf('6.3.0', '2026-02-01'),
  releaseOf('6.2.1', '2025-12-31', 'current'),
  releaseOf('5.17.3', '2024-07-29', '5.17'),
  releaseOf('5.9.0', '2022-10-27'),
]);

async function fileOf(value: string, path: string, list: string | undefined) {
  const siteDir = await writeTree({'releases.yml': list});
  return {siteDir, file: {value, path: `${siteDir}/${path}`, cwd: siteDir}};
}

async function show(markdown: string, {path = 'docs/a.md', locale = 'en' as Locale, list = LIST} = {}) {
  const {siteDir, file} = await fileOf(markdown, path, list);
  const {default: Content} = await evaluate(file, {
    ...runtime,
    format: 'mdx',
    remarkPlugins: [remarkGfm, [remarkReleases, {siteDir, locale}]],
  });
  return load(renderToStaticMarkup(createElement(Content)));
}

test('puts a table in the place of the element', async () => {
  const $ = await show('Before.\n\n<Releases show="documented" />\n\nAfter.');
  expect($('p').first().text()).toBe('Before.');
  expect(cellsOf($)).toEqual([
    ['Line', 'Documentation', 'Releases', 'First', 'Last'],
    ['6.2', 'V6.2', '6.2.1', 'Dec\u00a031,\u00a02025', 'Dec\u00a031,\u00a02025'],
    ['5.17', 'V5.17', '5.17.3', 'Jul\u00a029,\u00a02024', 'Jul\u00a029,\u00a02024'],
  ]);
  expect($('table').next().text()).toBe('After.');
});

test('shows several on one page, in the language of the build', async () => {
  const $ = await show('<Releases show="newest" />\n\n<Releases show="later" />\n\n<Releases show="earlier" />', {
    path: 'i18n/zh/docusaurus-plugin-content-docs/current/a.md',
    locale: 'zh',
  });
  expect($('p').text()).toContain('最新版本是 6.3.0，发布于 2026 年 2 月 1 日。本文档以 6.2.1 为准');
  expect([cellsOf($, 0)[1]?.[0], cellsOf($, 1)[1]?.[0]]).toEqual(['6.3', '5.9']);
});

test.each(['versioned_docs/version-5.17/a.md', 'i18n/zh/docusaurus-plugin-content-docs/version-5.17/a.md'])(
  'knows the version of %s',
  async (path) => {
    const $ = await show('<Releases show="newest" />', {path});
    expect($('p').text()).toContain('5.17.3');
    expect($('a').last().attr('href')).toBe('/docs/5.17/versions#later-releases');
  },
);

test('leaves nothing where there is nothing to say', async () => {
  const list = stringify([releaseOf('6.2.1', '2025-12-31', 'current')]);
  const $ = await show('Before.\n\n<Releases show="newest" />', {list});
  expect($('body').children()).toHaveLength(1);
});

test('leaves a page one that needs no script', async () => {
  const {siteDir, file} = await fileOf('<Releases show="later" />', 'docs/a.md', LIST);
  const remarkPlugins = [remarkGfm, [remarkReleases, {siteDir, locale: 'en'}], remarkStaticArticle] as never;
  expect(String(await compile(file, {format: 'mdx', remarkPlugins}))).toContain('export const isStatic = true');
});

test.each([
  [
    'an unknown part',
    'Text.\n\n<Releases show="all" />',
    'docs/a.md:3: <Releases>: write show="…" with one of: documented, later, earlier, newest',
  ],
  ['no part', '<Releases />', 'docs/a.md:1: <Releases>: write show="…"'],
  ['an expression', '<Releases show={1} />', 'docs/a.md:1: <Releases>: write show="…"'],
  [
    'a place in a sentence',
    'See <Releases show="newest" />.',
    'docs/a.md:1: <Releases>: must stand on a line of its own',
  ],
])('refuses %s by file and line', async (_name, markdown, message) => {
  await expect(show(markdown)).rejects.toThrow(message);
});

test('refuses a broken list, and a missing one', async () => {
  await expect(show('<Releases show="later" />', {list: '[]'})).rejects.toThrow('releases.yml: must hold at least one');
  const {siteDir, file} = await fileOf('<Releases show="later" />', 'docs/a.md', undefined);
  const remarkPlugins = [[remarkReleases, {siteDir, locale: 'en'}]] as never;
  await expect(compile(file, {format: 'mdx', remarkPlugins})).rejects.toThrow('releases.yml is missing');
});
