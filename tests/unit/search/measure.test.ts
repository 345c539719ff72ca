import {expect, test} from 'vitest';
import {measure, rankOf, type Judged} from '../../search/measure';

const judged = (expected: string[], paths: string[], kind = 'task'): Judged => ({
  query: {query: 'q', expect: expected, kind, half: 'tune'},
  paths,
  total: paths.length,
  milliseconds: 3,
});

test('takes the best of the wanted pages', () => {
  expect(rankOf(judged(['/a', '/b'], ['/c', '/b', '/a']))).toBe(2);
  expect(rankOf(judged(['/a'], []))).toBe(Infinity);
});

test('counts nonsense apart from the rest', () => {
  const figures = measure([
    judged(['/a'], ['/a']),
    judged(['/a'], ['/b', '/a']),
    judged(['/a'], ['/b', '/c', '/d', '/e', '/f', '/a']),
    judged(['/a'], []),
    judged([], ['/a'], 'nonsense'),
    judged([], [], 'nonsense'),
  ]);
  expect(figures).toMatchObject({success1: 0.25, success5: 0.5, nonsense: 0.5, median: 3});
  expect(figures.mrr).toBeCloseTo((1 + 1 / 2 + 1 / 6) / 4);
  expect(figures.misses).toHaveLength(4);
  expect(figures.kinds).toEqual([{kind: 'task', success1: 1, success5: 2, count: 4}]);
});
