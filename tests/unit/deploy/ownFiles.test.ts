import {expect, test} from 'vitest';
import {filesOf, fitsPattern, ownListing} from '@site/deploy/ownFiles';
import {planDeployment} from '@site/deploy/plan';

const listing = (...paths: string[]) => new Map(paths.map((path) => [path, '1']));
const OLD = listing('index.html', 'gone.html', 'gone.html.br', 'baidu_verify_x.html', '.well-known/a', 'assets/a.1.js');
const NEW = listing('index.html');
const OWN = filesOf([
  {path: 'index.html', encodings: {}},
  {path: 'gone.html', encodings: {br: 'gone.html.br'}},
]);
const deleted = (old: ReadonlyMap<string, string>) =>
  planDeployment({old, new: NEW, today: '2026-11-20'}).steps.map(({path}) => path);

test('only files that the last build brought are deleted', () => {
  const {old, foreign} = ownListing({old: OLD, new: NEW}, OWN, []);
  expect(foreign).toEqual(['baidu_verify_x.html', '.well-known/a']);
  expect(deleted(old)).toEqual(['gone.html.br', 'gone.html']);
  expect(deleted(OLD)).toContain('baidu_verify_x.html');
});

test('without a manifest nothing but assets counts as a file of the site', () => {
  const {old} = ownListing({old: OLD, new: NEW}, undefined, []);
  expect([...old.keys()]).toEqual(['index.html', 'assets/a.1.js']);
});

test('files that fit a pattern stay', () => {
  expect(deleted(ownListing({old: OLD, new: NEW}, OWN, ['gone.*']).old)).toEqual([]);
});

test.each([
  ['a/b.txt', 'a/*', true],
  ['a/b.txt', '*.txt', true],
  ['a/b.txt', 'b.txt', false],
  ['axtxt', 'a.txt', false],
])('%s and the pattern %s: %s', (path, pattern, fits) => {
  expect(fitsPattern(path, pattern)).toBe(fits);
});
