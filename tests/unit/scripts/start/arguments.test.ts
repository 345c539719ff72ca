import {expect, test} from 'vitest';
import {readStartArguments} from '@site/scripts/start/arguments';

const read = (...args: string[]) => readStartArguments(args, ['current', '5.17']);

test('shows the current version unless asked for another one', () => {
  expect(read()).toEqual({help: false, version: 'current', rest: []});
  expect(read('--version', '5.17').version).toBe('5.17');
  expect(read('--version=5.17').version).toBe('5.17');
  expect(read('--all').version).toBe('');
});

test('leaves the other options to docusaurus', () => {
  const {version, rest} = read('--locale', 'zh', '--version', '5.17', '--no-open');
  expect(version).toBe('5.17');
  expect(rest).toEqual(['--locale', 'zh', '--no-open']);
});

test('shows how to use it', () => {
  expect(read('--help').help).toBe(true);
});

test.each([[['--version', '5.16']], [['--version']], [['--version=']]])('refuses %j', (args) => {
  expect(() => read(...args)).toThrow(/use one of current, 5\.17/);
});
