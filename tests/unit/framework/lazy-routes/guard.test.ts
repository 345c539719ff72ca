import {expect, test, vi} from 'vitest';
import {guarded, guardNextPreload} from '@site/src/framework/lazy-routes/client/guard';

const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'done',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(() => resolve('open'), 5)),
  ]);

const fails = () => Promise.reject(new Error('gone'));

test('a failure goes to the guard, and the page stays as it is', async () => {
  const onFailure = vi.fn();
  guardNextPreload(onFailure);
  expect(await settled(guarded(fails))).toBe('open');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('gone'));
});

test('a success stays a success', async () => {
  const onFailure = vi.fn();
  guardNextPreload(onFailure);
  expect(await settled(guarded(async () => {}))).toBe('done');
  expect(onFailure).not.toHaveBeenCalled();
});

test('the guard holds for one load', async () => {
  const onFailure = vi.fn();
  guardNextPreload(onFailure);
  void guarded(async () => {});
  expect(await settled(guarded(fails))).toBe('failed');
  expect(onFailure).not.toHaveBeenCalled();
});

test('a later load, as from a link under the pointer, fails by itself', async () => {
  const onFailure = vi.fn();
  guardNextPreload(onFailure);
  await Promise.resolve();
  expect(await settled(guarded(fails))).toBe('failed');
  expect(onFailure).not.toHaveBeenCalled();
});
