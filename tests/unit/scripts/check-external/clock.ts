import type {Clock} from '@site/scripts/check-external/rateLimit';

/** A clock that nobody waits for: sleeping moves it on. */
export interface TestClock extends Clock {
  /** Milliseconds of each sleep, in their order. */
  slept: number[];
}

export function testClock(start = 0): TestClock {
  let time = start;
  const slept: number[] = [];
  return {
    slept,
    now: () => time,
    sleep: (duration) => {
      slept.push(duration);
      time += duration;
      return Promise.resolve();
    },
  };
}
