import {expect, test} from 'vitest';
import {retryAfter} from '@site/scripts/http/retryAfter';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
  ['Sunday, 22-Nov-26 12:00:30 GMT', 30_000],
  ['Sun Nov 22 12:00:30 2026 GMT', 30_000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['-1', undefined],
  ['2.5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('%s is %s ms', (value, expected) => {
  expect(retryAfter(value, NOW)).toBe(expected);
});
