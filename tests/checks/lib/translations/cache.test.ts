import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeTree} from '../writeTree';
import {openCache} from './cache';

/** Asks a new cache for two texts, and gives those that it had to compute. */
async function computed(root: string, ...texts: string[]): Promise<string[]> {
  const cache = await openCache(root);
  const found: string[] = [];
  for (const text of texts) {
    const value = cache.get('length', [text], () => {
      found.push(text);
      return text.length;
    });
    expect(value).toBe(text.length);
  }
  await cache.save();
  return found;
}

const tree = {'package-lock.json': '{}', 'tests/checks/lib/reader.ts': 'one'};
const FILE = 'node_modules/.cache/translations/sections.json';

test('computes only what changed since the last run', async () => {
  const root = await writeTree(tree);
  expect(await computed(root, 'a', 'b')).toEqual(['a', 'b']);
  expect(await computed(root, 'a', 'c')).toEqual(['c']);
  // What the last run did not use is forgotten.
  expect(await computed(root, 'b')).toEqual(['b']);
});

test.each(['package-lock.json', 'tests/checks/lib/reader.ts'])(
  'computes all anew after a change of %s',
  async (file) => {
    const root = await writeTree(tree);
    await computed(root, 'a');
    await writeFile(path.join(root, file), '{"other": 1}');
    expect(await computed(root, 'a')).toEqual(['a']);
  },
);

test('computes all anew when its file is broken', async () => {
  const root = await writeTree({...tree, [FILE]: '{'});
  expect(await computed(root, 'a')).toEqual(['a']);
});

test('keeps nothing for a project without packages', async () => {
  const root = await writeTree({});
  await computed(root, 'a');
  await expect(readFile(path.join(root, FILE))).rejects.toThrow('ENOENT');
});
