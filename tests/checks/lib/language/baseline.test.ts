import {expect, test} from 'vitest';
import {BASELINE, compareFile, formatBaseline, goneFiles, parseBaseline, shrink} from './baseline';
import type {Finding} from './findings';

const finding = (rule: string, line: number): Finding => ({rule, line, message: `found ${rule}`});

test('nothing to say when a file has exactly what the baseline has', () => {
  expect(compareFile('a.md', [finding('x', 1), finding('x', 2)], {x: 2})).toEqual([]);
  expect(compareFile('a.md', [])).toEqual([]);
});

test('names every finding of a rule that grew, and of that rule alone', () => {
  expect(compareFile('a.md', [finding('x', 1), finding('x', 2), finding('y', 3)], {x: 1, y: 1})).toEqual([
    {file: 'a.md', line: 1, message: 'found x; the baseline has 1 of this rule in this file, now there are 2'},
    {file: 'a.md', line: 2, message: 'found x; the baseline has 1 of this rule in this file, now there are 2'},
  ]);
  expect(compareFile('a.md', [finding('x', 1)])).toEqual([{file: 'a.md', line: 1, message: 'found x'}]);
});

test('says how to shrink it when a file has fewer, and when a file is gone', () => {
  const [problem] = compareFile('a.md', [finding('x', 1)], {x: 2});
  expect(problem?.message).toBe('has 1 of "x", and the baseline 2: run npm run language:shrink and commit the result');
  expect(goneFiles({'a.md': {x: 1}, 'b.md': {x: 1}}, new Set(['b.md']))).toEqual([
    {file: BASELINE, message: 'a.md is gone: run npm run language:shrink and commit the result'},
  ]);
});

test('shrinks to what is there and never grows', () => {
  const baseline = {'a.md': {x: 2, y: 1}, 'b.md': {x: 1}, 'gone.md': {x: 1}};
  const found = {'a.md': {x: 1, z: 4}, 'b.md': {x: 5}, 'c.md': {x: 1}};
  expect(parseBaseline(formatBaseline(shrink(baseline, found)))).toEqual({'a.md': {x: 1}, 'b.md': {x: 1}});
});

test('takes in the findings of a new rule, but not of a known one', () => {
  const baseline = {'a.md': {x: 1}};
  const found = {'a.md': {x: 2, z: 4}, 'c.md': {z: 1}};
  expect(shrink(baseline, found, ['z'])).toEqual({'a.md': {x: 1, z: 4}, 'c.md': {z: 1}});
  expect(() => shrink(baseline, found, ['x'])).toThrow('has findings of "x" already: fix the new ones');
});

test('writes sorted JSON and reads it back', () => {
  const text = formatBaseline({'b.md': {y: 1, x: 2}, 'a.md': {x: 1}, 'empty.md': {}});
  expect(text).toBe('{\n  "a.md": {\n    "x": 1\n  },\n  "b.md": {\n    "x": 2,\n    "y": 1\n  }\n}\n');
});

test.each([
  ['broken JSON', '{', 'is broken JSON'],
  ['another form', '{"a.md": {"x": 0}}', 'a.md > x'],
])('rejects %s', (_name, source, expected) => {
  expect(() => parseBaseline(source)).toThrow(expected);
});
