import {expect, test} from 'vitest';
import {sourceDate} from '@site/src/config/sourceDate';

const COMMIT = '1700000000\n';

test('is what the environment says', () => {
  expect(sourceDate('946684800', () => COMMIT).toISOString()).toBe('2000-01-01T00:00:00.000Z');
});

test('is the day of the last commit otherwise', () => {
  expect(sourceDate('', () => COMMIT).toISOString()).toBe('2023-11-14T22:13:20.000Z');
});

test('is today where there is no history', () => {
  const before = Date.now();
  const date = sourceDate('', () => '').getTime();
  expect(date).toBeGreaterThanOrEqual(before);
  expect(date).toBeLessThanOrEqual(Date.now());
});
