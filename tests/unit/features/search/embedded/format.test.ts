import {expect, test} from 'vitest';
import {countStep, decodePostings, encodePostings} from '../../../../../src/features/search/embedded/format';

test('reads the postings that it wrote', () => {
  const postings = [
    {unit: 0, count: 1},
    {unit: 1, count: 4},
    {unit: 40, count: 2},
    {unit: 2000, count: 3},
  ];
  expect(encodePostings(postings)).toBe('AD12B1ifC');
  expect(decodePostings(encodePostings(postings))).toEqual(postings);
  expect(decodePostings('')).toEqual([]);
});

test('counts in four steps', () => {
  expect([1, 2, 3, 4, 5, 99].map(countStep)).toEqual([1, 2, 3, 3, 4, 4]);
});
