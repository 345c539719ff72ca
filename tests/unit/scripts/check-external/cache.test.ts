import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {fileCache} from '@site/scripts/check-external/cache';
import type {Outcome} from '@site/scripts/check-external/judge';
import {writeTree} from '@site/tests/checks/lib/writeTree';

const DAY = 24 * 60 * 60 * 1000;
const A = 'https://a.org/';
const ALIVE: Outcome = {verdict: 'alive'};

const newFile = async () => path.join(await writeTree({}), 'cache/links.json');

test('what was found holds for a week', async () => {
  const file = await newFile();
  await (await fileCache(file, () => 0)).put(A, ALIVE);
  expect((await fileCache(file, () => 7 * DAY - 1)).get(A)).toEqual(ALIVE);
  expect((await fileCache(file, () => 7 * DAY)).get(A)).toBeUndefined();
  // A clock that was put back.
  expect((await fileCache(file, () => -1)).get(A)).toBeUndefined();
});

test('what may pass by itself is not kept', async () => {
  const file = await newFile();
  const cache = await fileCache(file, () => 0);
  await cache.put('https://gone.org/', {verdict: 'dead', reason: 'answers 404'});
  await cache.put('https://down.org/', {verdict: 'dead', reason: 'answers 503', passing: true});
  await cache.put('https://busy.org/', {verdict: 'unknown', reason: 'was asked too often (429)', passing: true});
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')) as object)).toEqual(['https://gone.org/']);
});

test('it can be forgotten, and then holds what was found anew', async () => {
  const file = await newFile();
  await (await fileCache(file, () => 0)).put(A, ALIVE);
  const fresh = await fileCache(file, () => DAY, true);
  expect(fresh.get(A)).toBeUndefined();
  await fresh.put('https://b.org/', ALIVE);
  const next = await fileCache(file, () => DAY);
  expect([next.get(A), next.get('https://b.org/')]).toEqual([undefined, ALIVE]);
});

test('several at a time are all kept', async () => {
  const file = await newFile();
  const cache = await fileCache(file, () => 0);
  const addresses = Array.from({length: 20}, (_, index) => `https://${index}.org/`);
  await Promise.all(addresses.map((address) => cache.put(address, ALIVE)));
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')) as object)).toEqual(addresses);
});

test.each(['{', '[]', '{"https://a.org/": {"asked": 0, "outcome": {"verdict": "good"}}}'])(
  'a file that nobody can read (%s) is none',
  async (text) => {
    const file = path.join(await writeTree({'links.json': text}), 'links.json');
    const cache = await fileCache(file, () => 0);
    expect(cache.get(A)).toBeUndefined();
    await cache.put(A, ALIVE);
    expect((await fileCache(file, () => 0)).get(A)).toEqual(ALIVE);
  },
);
