import {compile, evaluate} from '@mdx-js/mdx';
import {load} from 'cheerio';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import type {Locale} from '@site/src/config/locale';
import {remarkScreenshots} from '@site/src/remark/screenshots';
import {remarkStaticArticle} from '@site/src/remark/staticArticle';
import {writeTree, type Tree} from '@site/tests/checks/lib/writeTree';
import {PROJECT, sceneText, sizesText} from '../screenshots/fixture';

interface PageOptions {
  path?: string;
  locale?: Locale;
  tree?: Tree;
}

async function pageOf(value: string, {path = 'docs/a.md', locale = 'en', tree = PROJECT}: PageOptions) {
  const siteDir = await writeTree(tree);
  const baseUrl = locale === 'en' ? '/' : '/zh/';
  return {
    file: {value, path: `${siteDir}/${path}`, cwd: siteDir},
    plugin: [remarkScreenshots, {siteDir, locale, baseUrl}] as [typeof remarkScreenshots, object],
  };
}

async function show(markdown: string, options: PageOptions = {}) {
  const {file, plugin} = await pageOf(markdown, options);
  const {default: Content} = await evaluate(file, {...runtime, format: 'mdx', remarkPlugins: [plugin as never]});
  return load(renderToStaticMarkup(createElement(Content)));
}

const USE = '<Screenshot scene="team" />';

test('puts the image, its sources, and its room in the place of the element', async () => {
  const $ = await show(`1. Open the team.\n\n   ${USE}\n`);
  expect($('li figure.screenshot')).toHaveLength(1);
  const image = $('img');
  expect(image.attr('alt')).toBe('The team demo with one application.');
  expect([image.attr('width'), image.attr('height'), image.attr('loading')]).toEqual(['200', '100', 'lazy']);
  expect(image.attr('srcset')).toBe('/img/console/6.2/team@1x.webp 200w, /img/console/6.2/team@2x.webp 400w');
  expect($('source').attr('type')).toBe('image/avif');
  expect($('source').attr('srcset')).toBe('/img/console/6.2/team@1x.avif 200w, /img/console/6.2/team@2x.avif 400w');
  expect([image.attr('sizes'), $('source').attr('sizes')]).toEqual(['min(100vw, 200px)', 'min(100vw, 200px)']);
  expect($('figure').attr('style')).toContain('200px');
});

test('links to the image at full size, so that it can be enlarged without a script', async () => {
  const $ = await show(USE, {locale: 'zh', path: 'i18n/zh/docusaurus-plugin-content-docs/current/a.md'});
  expect($('figure > a').attr('href')).toBe('/zh/img/console/6.2/team@2x.webp');
  expect($('figure > a').attr('title')).toBe('放大截图');
  expect($('img').attr('width')).toBe('180');
});

test('loads an image of the first view at once', async () => {
  const $ = await show('<Screenshot scene="team" firstView />');
  expect([$('img').attr('loading'), $('img').attr('fetchpriority')]).toEqual([undefined, 'high']);
});

test('draws marks at their places, with numbers', async () => {
  const $ = await show(USE);
  const [first] = $('.screenshot-mark').toArray();
  expect($(first).attr('style')).toBe('left:5%;top:20%;width:15%;height:20%');
  expect($('.screenshot-number').text()).toBe('12');
});

test('draws no number where there is one mark', async () => {
  const sizes = JSON.parse(sizesText());
  for (const one of Object.values<{marks: object[]}>(sizes.team)) one.marks.pop();
  const tree = {...PROJECT, 'screenshots/images/sizes-6.2.json': JSON.stringify(sizes)};
  const $ = await show(USE, {tree});
  expect([$('.screenshot-mark').length, $('.screenshot-number').length]).toEqual([1, 0]);
});

test('names the console and the sample data once per page', async () => {
  const $ = await show(`${USE}\n\n${USE}\n`);
  expect(
    $('figcaption')
      .toArray()
      .map((one) => $(one).text()),
  ).toEqual(['The overview of a team. V6.2.1 console with sample data.', 'The overview of a team.']);
});

test('takes the scenes of the version that a page belongs to', async () => {
  const tree = {
    'screenshots/scenes/5.17/team.yml': sceneText({caption: {en: 'An old team.', zh: '旧团队。'}}),
    'screenshots/images/sizes-5.17.json': sizesText(),
  };
  const $ = await show(USE, {tree, path: 'versioned_docs/version-5.17/a.md'});
  expect($('figcaption').text()).toBe('An old team. V5.17.3 console with sample data.');
  expect($('img').attr('src')).toBe('/img/console/5.17/team@1x.webp');
});

test('is not replaced by components of the theme', async () => {
  const {file, plugin} = await pageOf(USE, {});
  const {default: Content} = await evaluate(file, {...runtime, format: 'mdx', remarkPlugins: [plugin as never]});
  const components = {a: () => 'a of the theme', img: () => 'image of the theme'};
  const html = renderToStaticMarkup(createElement(Content, {components}));
  expect(html).toContain('<img');
  expect(html).not.toContain('of the theme');
});

test('leaves a page one that needs no script', async () => {
  const {file, plugin} = await pageOf(USE, {});
  const code = await compile(file, {remarkPlugins: [plugin as never, remarkStaticArticle]});
  expect(String(code)).toContain('export const isStatic = true');
});

test.each<[string, string, Tree, string]>([
  [
    'an unknown scene',
    '\n<Screenshot scene="tema" />',
    PROJECT,
    'docs/a.md:2: <Screenshot>: there is no screenshots/scenes/6.2/tema.yml',
  ],
  ['no scene', '<Screenshot />', PROJECT, 'write scene="…" with the name of a scene'],
  ['a place inside a sentence', `See ${USE} here.`, PROJECT, 'must stand on a line of its own'],
  [
    'a scene without images',
    USE,
    {...PROJECT, 'screenshots/images/sizes-6.2.json': '{}'},
    'the scene has no images: run npm run screenshots -- --version 6.2 team',
  ],
  [
    'a malformed scene',
    USE,
    {...PROJECT, 'screenshots/scenes/6.2/team.yml': sceneText({alt: {en: 'Only English.'}})},
    'screenshots/scenes/6.2/team.yml: alt.zh:',
  ],
  [
    'malformed sizes',
    USE,
    {...PROJECT, 'screenshots/images/sizes-6.2.json': '{"team": 3}'},
    'screenshots/images/sizes-6.2.json is malformed',
  ],
])('names the page and the fault: %s', async (_name, markdown, tree, message) => {
  await expect(show(markdown, {tree})).rejects.toThrow(message);
});
