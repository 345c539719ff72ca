import {mkdtemp, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {compressBuild, SMALLEST_COMPRESSED} from '../../../deploy/compress';

const TEXT = 'Versions, applications and clusters. '.repeat(60);
let root = '';
const at = (file: string) => path.join(root, file);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'compress-'));
  await writeFile(at('page.html'), TEXT);
});
afterEach(() => rm(root, {recursive: true}));

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
