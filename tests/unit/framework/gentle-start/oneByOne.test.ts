import {expect, test} from 'vitest';
import {oneByOne} from '../../../../src/framework/gentle-start/oneByOne';

/** Notes what is scheduled; `tick` runs what was scheduled before. */
function schedule() {
  const scheduled: (() => void)[] = [];
  const tick = () => scheduled.splice(0).forEach((callback) => callback());
  return {scheduled, tick, add: (callback: () => void) => void scheduled.push(callback)};
}

test('works off one call at a time, in order', () => {
  const done: string[] = [];
  const {scheduled, tick, add} = schedule();
  const later = oneByOne((item: string) => done.push(item), add);
  for (const item of ['a', 'b', 'c']) later(item);
  expect(done).toEqual([]);
  expect(scheduled).toHaveLength(1);
  tick();
  expect(done).toEqual(['a']);
  later('d');
  for (let turn = 0; turn < 3; turn += 1) tick();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  expect(scheduled).toEqual([]);
});

test('begins anew after it has rested', () => {
  const done: string[] = [];
  const {tick, add} = schedule();
  const later = oneByOne((item: string) => done.push(item), add);
  later('a');
  tick();
  later('b');
  tick();
  expect(done).toEqual(['a', 'b']);
});
