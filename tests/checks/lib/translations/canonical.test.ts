import {expect, test} from 'vitest';
import {Canonical, normalizeText} from './canonical';

test.each([
  ['line ends and runs of spaces', 'one  two\n three ', 'one two three'],
  ['spaces beside Chinese', '在 Linux 或 macOS 上', '在Linux或macOS上'],
  ['full-width punctuation', '版本：Ａ１，完。', '版本:A1,完.'],
  ['styles of quotes', '“a” ‘b’', '"a" "b"'],
  ['styles of dashes', '5–10 — 20', '5-10 - 20'],
])('leaves out %s', (_what, text, expected) => {
  expect(normalizeText(text)).toBe(normalizeText(expected));
});

test.each([
  ['5 GB', '5 MB'],
  ['v5.17.3', 'v5.17.4'],
  ['It does not.', 'It does.'],
  ['10.0.0.1', '100.0.1'],
  ['kubectl get pods', 'kubectl getpods'],
  ['Helm', 'helm'],
  ['-1', '1'],
])('tells "%s" from "%s"', (text, other) => {
  expect(normalizeText(text)).not.toBe(normalizeText(other));
});

test('joins texts in a row and keeps others apart', () => {
  const joined = new Canonical();
  joined.text('one ');
  joined.text('two');
  const whole = new Canonical();
  whole.text('one two');
  const apart = new Canonical();
  apart.text('one');
  apart.end();
  apart.text('two');
  expect(String(joined)).toBe(String(whole));
  expect(String(apart)).not.toBe(String(whole));
  expect(new Canonical().isEmpty).toBe(true);
});
