import {expect, test, vi} from 'vitest';
import {guardPreload} from '@site/src/features/recovery/guardPreload';

const settled = (promise: unknown) =>
  Promise.race([
    Promise.resolve(promise).then(
      () => 'done',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(() => resolve('open'), 5)),
  ]);

test('a failure is handed over, and the page stays as it is', async () => {
  const error = new Error('gone');
  const onFailure = vi.fn();
  const component = {preload: () => Promise.reject(error)};
  guardPreload([component], onFailure);
  expect(await settled(component.preload())).toBe('open');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
});

test('a success stays a success', async () => {
  const onFailure = vi.fn();
  const component = {preload: async () => 'loaded'};
  guardPreload([component, {}], onFailure);
  expect(await component.preload()).toBe('loaded');
  expect(onFailure).not.toHaveBeenCalled();
});

test('a later call, as from a link under the pointer, fails by itself', async () => {
  const onFailure = vi.fn();
  const preload = () => Promise.reject(new Error('gone'));
  const component = {preload};
  guardPreload([component], onFailure);
  await Promise.resolve();
  expect(component.preload).toBe(preload);
  expect(await settled(component.preload())).toBe('failed');
  expect(onFailure).not.toHaveBeenCalled();
});
