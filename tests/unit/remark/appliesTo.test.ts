import {compile, evaluate} from '@mdx-js/mdx';
import {load} from 'cheerio';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {stringify} from 'yaml';
import type {Locale} from '@site/src/config/locale';
import {remarkAppliesTo} from '@site/src/remark/appliesTo';
import {remarkStaticArticle} from '@site/src/remark/staticArticle';
import {writeTree} from '@site/tests/checks/lib/writeTree';
import {releaseOf} from '../plugins/releases/fixture';

const RELEASES = stringify([releaseOf('6.2.1', '2025-12-31', 'current'), releaseOf('5.7.0', '2022-06-14')]);
const ELEMENT = '<AppliesTo version="5.7.0">[Storage](/docs/storage)</AppliesTo>';

async function fileOf(value: string) {
  const siteDir = await writeTree({'releases.yml': RELEASES});
  return {siteDir, file: {value, path: `${siteDir}/blog/2022/ceph/index.md`, cwd: siteDir}};
}

async function show(markdown: string, locale: Locale = 'en') {
  const {siteDir, file} = await fileOf(markdown);
  const options = {...runtime, format: 'mdx' as const, remarkPlugins: [[remarkAppliesTo, {siteDir, locale}]] as never};
  const {default: Content} = await evaluate(file, options);
  return load(renderToStaticMarkup(createElement(Content)));
}

test.each([
  ['on one line', ELEMENT],
  ['on lines of their own', '<AppliesTo version="5.7.0">\n[Storage](/docs/storage)\n</AppliesTo>'],
])('the sentence names release, month, and the current page, %s', async (_, markdown) => {
  const $ = await show(`Before.\n\n${markdown}\n\nAfter.`);
  expect($('p.applies-to').text()).toBe(
    'This post describes Rainbond 5.7.0 (June 2022). For current versions, see Storage.',
  );
  expect($('p.applies-to a').attr('href')).toBe('/docs/storage');
  expect($('p')).toHaveLength(3);
});

test('in Chinese', async () => {
  const $ = await show('<AppliesTo version="5.7.0">[存储](/docs/storage)</AppliesTo>', 'zh');
  expect($('p').text()).toBe('本文对应 Rainbond 5.7.0（2022 年 6 月），当前版本请看存储。');
});

test('the post still needs no script', async () => {
  const {siteDir, file} = await fileOf(ELEMENT);
  const remarkPlugins = [[remarkAppliesTo, {siteDir, locale: 'en'}], remarkStaticArticle] as never;
  expect(String(await compile(file, {format: 'mdx', remarkPlugins}))).toContain('export const isStatic = true');
});

test.each([
  ['<AppliesTo version="5.7">[Storage](/docs/storage)</AppliesTo>', '"5.7" is no release in releases.yml'],
  ['<AppliesTo>[Storage](/docs/storage)</AppliesTo>', 'write version="…" with a release such as 5.7.0'],
  ['<AppliesTo version="5.7.0">Storage</AppliesTo>', 'write one link in it'],
  ['<AppliesTo version="5.7.0">[A](/a) and [B](/b)</AppliesTo>', 'write one link in it'],
  [`See ${ELEMENT}`, 'must stand on a line of its own'],
])('%s is refused with file and line', async (markdown, message) => {
  await expect(show(`One.\n\n${markdown}`)).rejects.toThrow(`blog/2022/ceph/index.md:3: <AppliesTo>: ${message}`);
});
