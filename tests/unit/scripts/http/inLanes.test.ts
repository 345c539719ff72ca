import {expect, test} from 'vitest';
import {inLanes} from '@site/scripts/http/inLanes';

test('does every item once, and never more at a time than there are lanes', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inLanes([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    done.push(item);
    running -= 1;
  });
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('an error ends it', async () => {
  const done: number[] = [];
  const task = (item: number) => {
    done.push(item);
    return item === 2 ? Promise.reject(new Error('broken')) : Promise.resolve();
  };
  await expect(inLanes([1, 2, 3, 4, 5, 6, 7, 8], 1, task)).rejects.toThrow('broken');
  expect(done).toEqual([1, 2]);
});
