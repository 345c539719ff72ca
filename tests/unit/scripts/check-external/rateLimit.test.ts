import {expect, test} from 'vitest';
import {rateLimit} from '@site/scripts/check-external/rateLimit';
import {RequestError, type ServerResponse, type SendRequest} from '@site/scripts/http/request';
import {testClock} from './clock';

const answer = (status: number, headers: Record<string, string> = {}): ServerResponse => ({
  status,
  headers: new Headers(headers),
  body: Buffer.alloc(0),
});

/** Asks that are answered when a test says so. */
function held() {
  const open: {address: string; settle: (answer: ServerResponse) => void; fail: (error: Error) => void}[] = [];
  const visit: SendRequest = (address) =>
    new Promise((resolve, reject) => open.push({address, settle: resolve, fail: reject}));
  return {open, visit};
}

/** Lets everything go on that waits for nothing but its turn. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const OPTIONS = {timeout: 1000};

test('one request at a time goes to a host, and hosts do not wait for each other', async () => {
  const {open, visit} = held();
  const limited = rateLimit(visit, testClock());
  const all = ['https://a.org/1', 'https://a.org/2', 'https://b.org/1'].map((address) => limited(address, OPTIONS));
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
  const limited = rateLimit((address) => {
    times.push(clock.now());
    return address.endsWith('/1') ? Promise.reject(new RequestError('cut', 'cut')) : Promise.resolve(answer(200));
  }, clock);
  await expect(limited('https://a.org/1', OPTIONS)).rejects.toThrow('cut');
  await limited('https://a.org/2', OPTIONS);
  await limited('https://a.org/3', OPTIONS);
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
  const limited = rateLimit(() => {
    times.push(clock.now());
    return Promise.resolve(answer(status, retryAfter === undefined ? {} : {'retry-after': retryAfter}));
  }, clock);
  expect((await limited('https://a.org/', OPTIONS)).status).toBe(status);
  expect(times).toEqual(expected);
});
