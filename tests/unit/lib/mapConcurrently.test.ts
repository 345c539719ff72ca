import {expect, test} from 'vitest';
import {mapConcurrently} from '@site/src/lib/mapConcurrently';

test('does every item once, and never more at a time than allowed', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await mapConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    done.push(item);
    running -= 1;
  });
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('gives the results in the order of the items, whichever is done first', async () => {
  const wait = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));
  expect(await mapConcurrently([20, 1, 5], 2, wait)).toEqual([20, 1, 5]);
});

test('an error ends it', async () => {
  const done: number[] = [];
  const task = (item: number) => {
    done.push(item);
    return item === 2 ? Promise.reject(new Error('broken')) : Promise.resolve();
  };
  await expect(mapConcurrently([1, 2, 3, 4, 5, 6, 7, 8], 1, task)).rejects.toThrow('broken');
  expect(done).toEqual([1, 2]);
});
