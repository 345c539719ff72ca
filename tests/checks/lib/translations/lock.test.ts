import {expect, test} from 'vitest';
import {formatLock, parseLock, type Entry} from './lock';

const FILE = 'i18n/translations.lock/docs.jsonl';
const entry = (section: string, more: Partial<Entry> = {}): Entry => ({
  area: 'docs',
  file: 'docs/a.md',
  section,
  en: '0123456789ab',
  zh: 'ba9876543210',
  ...more,
});

test('writes a line for each section, in order, and reads them again', () => {
  const entries = [entry('title', {reason: 'a "typo"'}), entry('#next')];
  const text = formatLock(entries);
  expect(text.split('\n')[0]).toBe('{"file":"docs/a.md","section":"#next","en":"0123456789ab","zh":"ba9876543210"}');
  expect(parseLock(FILE, text)).toEqual({entries: entries.toReversed(), faults: []});
});

test.each([
  ['{', 'is broken JSON'],
  ['{"file":"docs/a.md","section":"title","en":"0","zh":"ba9876543210"}', 'en: must be 12 hexadecimal digits'],
  ['{"file":"docs/a.md"}', 'section: '],
])('names what is wrong with the line %s', (line, message) => {
  const {entries, faults} = parseLock(FILE, `${formatLock([entry('title')])}${line}\n`);
  expect(entries).toHaveLength(1);
  expect(faults).toMatchObject([{file: FILE, line: 2, isConflict: false}]);
  expect(faults[0]?.message).toContain(message);
});

test('reads the entries of both branches of a conflict', () => {
  const [ours, theirs] = [entry('title'), entry('#next')];
  const text = `<<<<<<< HEAD\n${formatLock([ours])}=======\n${formatLock([theirs])}>>>>>>> branch\n`;
  const {entries, faults} = parseLock(FILE, text);
  expect(entries).toEqual([ours, theirs]);
  expect(faults.map(({line, isConflict}) => [line, isConflict])).toEqual([
    [1, true],
    [3, true],
    [5, true],
  ]);
});
