import {mkdtemp, readdir, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {compressBuild, SMALLEST_COMPRESSED, warmCache} from '../../../deploy/compress';
import {folderCache, type CompressCache} from '../../../deploy/compressCache';

const TEXT = 'Versions, applications and clusters. '.repeat(60);
let root = '';
let cacheFolder = '';
const at = (file: string) => path.join(root, file);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'compress-'));
  cacheFolder = await mkdtemp(path.join(tmpdir(), 'compress-cache-'));
  await writeFile(at('page.html'), TEXT);
});
afterEach(async () => {
  await rm(root, {recursive: true});
  await rm(cacheFolder, {recursive: true});
});

test('writes twins of the same content and time', async () => {
  const sum = await compressBuild(root);
  const twin = await readFile(at('page.html.br'));
  expect(brotliDecompressSync(twin).toString()).toBe(TEXT);
  expect(gunzipSync(await readFile(at('page.html.gz'))).toString()).toBe(TEXT);
  expect((await stat(at('page.html.br'))).mtimeMs).toBeCloseTo((await stat(at('page.html'))).mtimeMs, -1);
  expect(sum).toEqual({files: 1, before: TEXT.length, after: twin.length});
});

test('leaves small files and pictures alone', async () => {
  await writeFile(at('page.html'), 'x'.repeat(SMALLEST_COMPRESSED - 1));
  await writeFile(at('photo.avif'), TEXT);
  expect(await compressBuild(root)).toEqual({files: 0, before: 0, after: 0});
});

test('keeps a twin that fits, with the time of the file', async () => {
  // At its lowest quality brotli packs otherwise, which tells a kept twin from a new one.
  const kept = brotliCompressSync(TEXT, {params: {1: 0}});
  await writeFile(at('page.html.br'), kept);
  const time = new Date('2026-01-02T03:04:05Z');
  await utimes(at('page.html'), time, time);
  await compressBuild(root);
  expect((await readFile(at('page.html.br'))).equals(kept)).toBe(true);
  expect((await stat(at('page.html.br'))).mtime).toEqual(time);
});

test.each([
  ['of an older content', brotliCompressSync('older')],
  ['that is broken', Buffer.from('no brotli')],
])('replaces a twin %s', async (_what, twin) => {
  await writeFile(at('page.html.br'), twin);
  await compressBuild(root);
  expect(brotliDecompressSync(await readFile(at('page.html.br'))).toString()).toBe(TEXT);
});

/** Puts an entry for the page into a cache, or reads the one that is there. */
const entry = (cache: CompressCache, packed: Buffer) =>
  cache.compress({
    content: Buffer.from(TEXT),
    way: 'brotli 10',
    pack: () => Promise.resolve(packed),
    fits: () => Promise.resolve(true),
  });

test('takes what an earlier build compressed from the cache', async () => {
  const cache = folderCache(cacheFolder);
  // At its lowest quality brotli packs otherwise, which tells an entry of the cache from a new one.
  const known = await entry(cache, brotliCompressSync(TEXT, {params: {1: 0}}));
  await compressBuild(root, cache);
  expect((await readFile(at('page.html.br'))).equals(known)).toBe(true);
});

test('a broken entry of the cache is replaced', async () => {
  const cache = folderCache(cacheFolder);
  const broken = await entry(cache, Buffer.from('no brotli'));
  await compressBuild(root, cache);
  expect(brotliDecompressSync(await readFile(at('page.html.br'))).toString()).toBe(TEXT);
  expect(brotliDecompressSync(await entry(cache, broken)).toString()).toBe(TEXT);
});

test('the same content is compressed once, also at the same time', async () => {
  const cache = folderCache(cacheFolder);
  let packs = 0;
  const compression = {
    content: Buffer.from(TEXT),
    way: 'brotli 10',
    pack: () => Promise.resolve(Buffer.from(`result ${(packs += 1)}`)),
    fits: () => Promise.resolve(true),
  };
  const results = await Promise.all([cache.compress(compression), cache.compress(compression)]);
  expect([...results, await cache.compress(compression)].map(String)).toEqual(Array(3).fill('result 1'));
  expect(String(await cache.compress({...compression, way: 'brotli 11'}))).toBe('result 2');
});

test('warming the cache gives the same bytes as compressing, and writes nothing beside the files', async () => {
  const cache = folderCache(cacheFolder);
  await compressBuild(root);
  const twin = await readFile(at('page.html.br'));
  await rm(at('page.html.br'));
  await warmCache([at('page.html'), at('vanished.html')], cache);
  expect(await readdir(root)).toEqual(['page.html', 'page.html.gz']);
  expect(await entry(cache, Buffer.from('not in the cache'))).toEqual(twin);
});

test('entries that no build used for two weeks are deleted', async () => {
  const cache = folderCache(cacheFolder);
  await warmCache([at('page.html')], cache);
  const [used = '', old = ''] = await readdir(cacheFolder);
  const threeWeeksAgo = new Date(Date.now() - 21 * 24 * 3600 * 1000);
  await utimes(path.join(cacheFolder, old), threeWeeksAgo, threeWeeksAgo);
  await cache.prune();
  expect(await readdir(cacheFolder)).toEqual([used]);
});

test('entries that a build uses are kept', async () => {
  const cache = folderCache(cacheFolder);
  await warmCache([at('page.html')], cache);
  const threeWeeksAgo = new Date(Date.now() - 21 * 24 * 3600 * 1000);
  const entries = await readdir(cacheFolder);
  for (const name of entries) await utimes(path.join(cacheFolder, name), threeWeeksAgo, threeWeeksAgo);
  await compressBuild(root, cache);
  expect(await readdir(cacheFolder)).toEqual(entries);
});

test('shared scripts and styles are compressed better than what only one page loads', async () => {
  const words = Array.from({length: 3000}, (_, index) => `word${(index * 7919) % 1009} `).join('');
  for (const name of ['page.html', 'main.js', 'styles.css']) await writeFile(at(name), words);
  await compressBuild(root);
  const size = async (name: string) => (await stat(at(`${name}.br`))).size;
  const best = brotliCompressSync(words, {params: {1: 11}}).length;
  expect([await size('main.js'), await size('styles.css')]).toEqual([best, best]);
  expect(await size('page.html')).toBeGreaterThan(best);
  await writeFile(at('article.js'), `frontMatter ${words}`);
  await compressBuild(root);
  expect(await size('article.js')).toBeGreaterThan(best + 12);
});
