import {describe, expect, test} from 'vitest';
import {POPUP_DELAY, POPUP_KEY, schedule, SHOWN} from '@site/src/features/support-popup/schedule';

const NOW = 1_767_600_000_000;

/** What is planned on a page that is not the home page, when the countdown began this many ms ago. */
function after(elapsed: number, isHome = false) {
  return schedule({stored: String(NOW - elapsed), isHome, now: NOW});
}

test('the delay and the key are those of the specification', () => {
  expect(POPUP_DELAY).toBe(180_000);
  expect(POPUP_KEY).toBe('rainbond.support-popup');
});

test('the first page that is not the home page starts the countdown', () => {
  const plan = {kind: 'wait', delay: 180_000, startedAt: NOW};
  expect(schedule({stored: null, isHome: false, now: NOW})).toEqual(plan);
});

test('the home page starts nothing', () => {
  expect(schedule({stored: null, isHome: true, now: NOW})).toEqual({kind: 'none'});
});

test.each([
  [0, 180_000],
  [1, 179_999],
  [60_000, 120_000],
  [179_999, 1],
  [180_000, 0],
  [180_001, 0],
  [86_400_000, 0],
])('after %d ms there are %d ms left', (elapsed, delay) => {
  expect(after(elapsed)).toEqual({kind: 'wait', delay, startedAt: NOW - elapsed});
});

test.each([
  [0, 180_000],
  [60_000, 120_000],
])('a countdown that began %d ms ago goes on at the home page', (elapsed, delay) => {
  expect(after(elapsed, true)).toEqual({kind: 'wait', delay, startedAt: NOW - elapsed});
});

test.each([true, false])('it is over once the popup was shown (home page: %s)', (isHome) => {
  expect(schedule({stored: SHOWN, isHome, now: NOW})).toEqual({kind: 'none'});
});

describe.each([
  ['an empty value', ''],
  ['a value that is no number', 'yesterday'],
  ['an endless number', 'Infinity'],
  ['an endless number below zero', '-Infinity'],
  ['a start in the future', String(NOW + 1)],
])('%s', (_name, stored) => {
  test('starts anew', () => {
    const plan = {kind: 'wait', delay: 180_000, startedAt: NOW};
    expect(schedule({stored, isHome: false, now: NOW})).toEqual(plan);
  });

  test('starts nothing at the home page', () => {
    expect(schedule({stored, isHome: true, now: NOW})).toEqual({kind: 'none'});
  });
});
