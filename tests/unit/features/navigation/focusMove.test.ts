import {expect, test} from 'vitest';
import {focusMove} from '@site/src/features/navigation/Disclosure/focusMove';

const BUTTON = -1;

test.each([
  ['ArrowDown', BUTTON, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', BUTTON, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['Home', 0, 0],
  ['End', 0, 2],
  ['End', 2, 2],
])('%s leads from %d to %d of three links', (key, current, expected) => {
  expect(focusMove(key, current, 3)).toBe(expected);
});

test.each(['Home', 'End'])('%s on the button is left to the page', (key) => {
  expect(focusMove(key, BUTTON, 3)).toBeNull();
});

test.each(['Tab', 'Enter', 'ArrowLeft', 'a'])('%s means nothing here', (key) => {
  expect(focusMove(key, 0, 3)).toBeNull();
});

test.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('%s leads nowhere without links', (key) => {
  expect(focusMove(key, BUTTON, 0)).toBeNull();
});

test('one link leads to itself', () => {
  expect(focusMove('ArrowDown', 0, 1)).toBe(0);
  expect(focusMove('ArrowUp', 0, 1)).toBe(0);
});
