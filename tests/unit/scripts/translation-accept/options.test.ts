import {expect, test} from 'vitest';
import {parseOptions, selector} from '../../../../scripts/translation-accept/options';
import type {Section} from '../../../../tests/checks/lib/translations/section';

const section = (file: string, name: string): Section => ({
  area: 'docs',
  file: `docs/${file}`,
  name,
  en: {file: `docs/${file}`, hash: '0'},
  zh: {file: `i18n/zh/${file}`, hash: '1'},
});
const sections = [section('a.md', 'title'), section('a.md', '#next'), section('b.md', 'title')];

function selected(...args: string[]): string[] {
  const selects = selector(parseOptions(args), sections);
  return sections
    .filter((candidate) => selects({section: candidate, verdict: 'both', known: []}))
    .map(({file, name}) => `${file} ${name}`);
}

test('means every section when no file is named', () => {
  expect(selected()).toEqual(['docs/a.md title', 'docs/a.md #next', 'docs/b.md title']);
});

test('means the sections of files, named in either language', () => {
  expect(selected('./docs/a.md')).toEqual(['docs/a.md title', 'docs/a.md #next']);
  expect(selected('i18n/zh/b.md', '--reason', 'a typo')).toEqual(['docs/b.md title']);
  expect(selected('docs/a.md', '--section', '#next')).toEqual(['docs/a.md #next']);
});

test('keeps the reason without blanks around it', () => {
  expect(parseOptions(['docs/a.md', '--reason', ' a typo '])).toEqual({
    files: ['docs/a.md'],
    section: undefined,
    reason: 'a typo',
    init: false,
  });
});

test.each([
  [['--reason', 'a typo'], 'A reason belongs to a change in one file'],
  [['docs/a.md', '--reason', ' '], 'The reason is empty'],
  [['--section', '#next'], 'Name the file of section "#next"'],
  [['--all'], '--all'],
])('does not accept %j', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});

test.each([
  [['docs/c.md'], 'docs/c.md holds no text of the translation lock'],
  [['docs/a.md', '--section', '#gone'], 'docs/a.md holds no section "#gone"'],
])('does not find %j', (args, message) => {
  expect(() => selector(parseOptions(args), sections)).toThrow(message);
});
