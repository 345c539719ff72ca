import {expect, test} from 'vitest';
import {politeAsk} from '@site/scripts/check-external/politeAsk';
import {NoAnswer, type Answer, type Ask} from '@site/scripts/http/ask';
import {testClock} from './clock';

const answer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers(headers),
  body: Buffer.alloc(0),
});

/** Asks that are answered when a test says so. */
function held() {
  const open: {address: string; settle: (answer: Answer) => void; fail: (error: Error) => void}[] = [];
  const visit: Ask = (address) => new Promise((resolve, reject) => open.push({address, settle: resolve, fail: reject}));
  return {open, visit};
}

/** Lets everything go on that waits for nothing but its turn. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const QUESTION = {timeout: 1000};

test('one request at a time goes to a host, and hosts do not wait for each other', async () => {
  const {open, visit} = held();
  const polite = politeAsk(visit, testClock());
  const all = ['https://a.org/1', 'https://a.org/2', 'https://b.org/1'].map((address) => polite(address, QUESTION));
  await settled();
  expect(open.map(({address}) => address)).toEqual(['https://a.org/1', 'https://b.org/1']);
  open[0]?.settle(answer(200));
  await settled();
  expect(open.map(({address}) => address)).toEqual(['https://a.org/1', 'https://b.org/1', 'https://a.org/2']);
  open[1]?.settle(answer(200));
  open[2]?.settle(answer(404));
  expect((await Promise.all(all)).map(({status}) => status)).toEqual([200, 404, 200]);
});

test('there is a second between two requests to a host, also after one that failed', async () => {
  const clock = testClock();
  const times: number[] = [];
  const polite = politeAsk((address) => {
    times.push(clock.now());
    return address.endsWith('/1') ? Promise.reject(new NoAnswer('cut', 'cut')) : Promise.resolve(answer(200));
  }, clock);
  await expect(polite('https://a.org/1', QUESTION)).rejects.toThrow('cut');
  await polite('https://a.org/2', QUESTION);
  await polite('https://a.org/3', QUESTION);
  expect(times).toEqual([0, 1000, 2000]);
});

test.each([
  ['seconds', 429, '20', [0, 20_000, 40_000]],
  ['a date', 429, 'Thu, 01 Jan 1970 00:00:50 GMT', [0, 50_000, 51_000]],
  ['nothing', 429, undefined, [0, 30_000, 60_000]],
  ['seconds with 503', 503, '5', [0, 5000, 10_000]],
  ['nothing with 503', 503, undefined, [0]],
  ['hours', 429, '7200', [0]],
])('a host that asks to come back later and says %s', async (_case, status, retryAfter, expected) => {
  const clock = testClock();
  const times: number[] = [];
  const polite = politeAsk(() => {
    times.push(clock.now());
    return Promise.resolve(answer(status, retryAfter === undefined ? {} : {'retry-after': retryAfter}));
  }, clock);
  expect((await polite('https://a.org/', QUESTION)).status).toBe(status);
  expect(times).toEqual(expected);
});
