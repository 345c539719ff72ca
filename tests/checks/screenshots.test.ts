import {randomBytes} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {DENSITIES, FORMATS, imageFolder, imagePath, type Format} from '../../screenshots/data/scene';
import {LOCALES} from '../../src/config/locale';
import {PROJECT, sceneText, sizesText} from '../unit/screenshots/fixture';
import {writeTree, type Tree} from './lib/writeTree';
import {screenshots} from './screenshots';

const WIDTHS = {en: 200, zh: 180};
const HEIGHT = 100;
const PAGE = 'docs/a.md';

const good: Tree = {
  'versions.json': '["5.17"]',
  [PAGE]: '<Screenshot scene="team" />\n',
  ...PROJECT,
};

async function encode(width: number, height: number, format: Format): Promise<Buffer> {
  const image = sharp({create: {width, height, channels: 3, background: '#1a56c4'}});
  return format === 'avif' ? image.avif().toBuffer() : image.webp().toBuffer();
}

/** A project with all images of its scene, and with changes to files. */
async function project(changes: Tree = {}, images: Record<string, Buffer | undefined> = {}): Promise<string> {
  const root = await writeTree({...good, ...changes});
  for (const locale of LOCALES)
    for (const density of DENSITIES)
      for (const format of FORMATS) {
        const file = `${imageFolder(locale)}/${imagePath('6.2', 'team', density, format)}`;
        const content =
          file in images ? images[file] : await encode(WIDTHS[locale] * density, HEIGHT * density, format);
        if (content) await write(root, file, content);
      }
  return root;
}

async function write(root: string, file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), {recursive: true});
  await writeFile(path.join(root, file), content);
}

async function problemsOf(root: string): Promise<string[]> {
  const {problems} = await screenshots.run(root);
  return problems.map(({file, message}) => `${file}: ${message}`);
}

const EN_1X = 'screenshots/images/en/img/console/6.2/team@1x.webp';

test('accepts a scene with all its images that a page shows', async () => {
  expect(await screenshots.run(await project())).toEqual({problems: [], looked: 8});
});

test('names a number in the texts that no mark has', async () => {
  const scene = (changes: object) => ({'screenshots/scenes/6.2/team.yml': sceneText(changes)});
  const caption = {en: 'Click Add (2), then Save (3).', zh: '点击添加（2），再点击保存。'};
  expect(await problemsOf(await project(scene({caption})))).toEqual([
    'screenshots/scenes/6.2/team.yml: names (3), which the screenshot does not show: remove it from the texts',
  ]);
  expect(await problemsOf(await project(scene({marks: ['.a'], caption: {en: 'Add (1).', zh: '添加。'}})))).toContain(
    'screenshots/scenes/6.2/team.yml: names (1), which the screenshot does not show: remove it from the texts',
  );
});

test('names an image that is missing', async () => {
  expect(await problemsOf(await project({}, {[EN_1X]: undefined}))).toEqual([
    `${EN_1X}: is missing: run npm run screenshots for its scene`,
  ]);
});

test('names an image of another size', async () => {
  const images = {[EN_1X]: await encode(201, HEIGHT, 'webp')};
  expect(await problemsOf(await project({}, images))).toEqual([
    `${EN_1X}: is 201x100 pixels, but the sizes say 200x100: take it again`,
  ]);
});

test('names an image in another format', async () => {
  const images = {[EN_1X]: await encode(WIDTHS.en, HEIGHT, 'avif')};
  expect(await problemsOf(await project({}, images))).toEqual([`${EN_1X}: is no webp file: take it again`]);
});

test('names an image that is too heavy', async () => {
  const noise = randomBytes(WIDTHS.en * HEIGHT * 4);
  const raw = {width: WIDTHS.en, height: HEIGHT, channels: 4} as const;
  const images = {[EN_1X]: await sharp(noise, {raw}).webp({lossless: true}).toBuffer()};
  expect((await problemsOf(await project({}, images))).join()).toMatch(
    /has \d+ bytes, more than 61440: crop the scene/,
  );
});

test('names a scene that no page shows', async () => {
  expect(await problemsOf(await project({[PAGE]: 'Text.\n'}))).toEqual([
    'screenshots/scenes/6.2/team.yml: is shown on no page: show it, or remove it and its images',
  ]);
});

test('counts pages of its own version only', async () => {
  const changes = {[PAGE]: 'Text.\n', 'versioned_docs/version-5.17/a.md': '<Screenshot scene="team" />\n'};
  expect((await problemsOf(await project(changes))).join()).toContain('is shown on no page');
});

test('names a scene that was never taken, and sizes without a scene', async () => {
  const changes = {'screenshots/images/sizes-6.2.json': sizesText('tema')};
  expect(await problemsOf(await project(changes))).toEqual([
    'screenshots/scenes/6.2/team.yml: has no images: run npm run screenshots -- --version 6.2 team',
    'screenshots/images/sizes-6.2.json: names "tema", which is no scene: remove it',
  ]);
});

test('names a scene whose marks changed after it was taken', async () => {
  const problems = await problemsOf(await project({'screenshots/scenes/6.2/team.yml': sceneText({marks: ['.a']})}));
  expect(problems.join()).toContain('has other marks than its images (en): take it again');
});

test('names an image that belongs to no scene', async () => {
  const root = await project();
  const file = 'screenshots/images/zh/img/console/6.2/old@1x.webp';
  await write(root, file, await encode(1, 1, 'webp'));
  expect(await problemsOf(root)).toEqual([`${file}: belongs to no scene: remove it`]);
});
