import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {EXCEPTIONS, exceptionFor, readExceptions} from '@site/scripts/check-external/exceptions';

const REASON = 'The page is named in a quotation of that year.';
const one = (entry: object) => JSON.stringify([{address: 'https://a.org/', verdict: 'dead', reason: REASON, ...entry}]);

test('the file of this repository can be read', () => {
  const file = path.resolve(import.meta.dirname, '../../../..', EXCEPTIONS);
  expect(() => readExceptions(readFileSync(file, 'utf8'))).not.toThrow();
});

test.each([
  ['{', 'is no JSON'],
  ['{}', 'must hold a list'],
  [one({address: 'a.org'}), 'entry 1: address must be an http(s) address without hash'],
  [one({address: 'https://a.org/#part'}), 'entry 1: address must be an http(s) address without hash'],
  [one({verdict: 'alive'}), 'entry 1: verdict must be "dead", "moved" or "insecure"'],
  [one({reason: 'because'}), 'entry 1: reason must be a sentence: why the link stays as it is'],
  [one({expires: '2026-11-22'}), 'entry 1: Unrecognized key'],
])('%s is refused', (text, message) => {
  expect(() => readExceptions(text)).toThrow(EXCEPTIONS);
  expect(() => readExceptions(text)).toThrow(message);
});

test('an exception fits its address and verdict alone', () => {
  const exceptions = readExceptions(one({}));
  const dead = {verdict: 'dead', reason: 'answers 404'} as const;
  expect(exceptionFor(exceptions, 'https://a.org/', dead)).toBe(exceptions[0]);
  expect(exceptionFor(exceptions, 'https://a.org/b', dead)).toBeUndefined();
  expect(exceptionFor(exceptions, 'https://a.org/', {verdict: 'moved', to: 'https://b.org/'})).toBeUndefined();
  const family = readExceptions(one({address: 'https://a.org/*'}));
  expect(exceptionFor(family, 'https://a.org/b', dead)).toBe(family[0]);
  expect(exceptionFor(family, 'https://b.org/', dead)).toBeUndefined();
});
