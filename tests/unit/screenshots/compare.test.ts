import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {looksSame} from '@site/screenshots/camera/compare';

/** A white image with a black mark of a size in pixels. */
const imageWith = (mark: {width: number; height: number}, size = {width: 2000, height: 2000}) =>
  sharp({create: {...size, channels: 3, background: '#fff'}})
    .composite([{input: {create: {...mark, channels: 3, background: '#000'}}, left: 40, top: 40}])
    .png()
    .toBuffer();

async function same(now: Promise<Buffer>): Promise<boolean> {
  const before = path.join(await mkdtemp(path.join(tmpdir(), 'compare-')), 'before.png');
  await sharp(await imageWith({width: 10, height: 20})).toFile(before);
  return looksSame(before, await now);
}

test.each([
  ['the same image', imageWith({width: 10, height: 20}), true],
  ['a few pixels of difference', imageWith({width: 10, height: 22}), true],
  ['as much as a changed digit', imageWith({width: 10, height: 26}), false],
  ['another size', imageWith({width: 10, height: 20}, {width: 2000, height: 1999}), false],
])('%s', async (_what, now, expected) => {
  expect(await same(now)).toBe(expected);
});
