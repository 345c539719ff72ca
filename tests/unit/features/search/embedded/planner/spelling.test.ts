import {expect, test} from 'vitest';
import {
  correct,
  correctChinese,
  distance,
  isSlip,
  simplify,
} from '../../../../../../src/features/search/embedded/planner/spelling';

const WORDS = ['the', 'install', 'certificate', 'deploy', 'kubernetes', 'team', 'make', 'quick', 'troubleshooting'];

test('counts wrong, missing, added and swapped letters', () => {
  expect(distance('deploy', 'depoly', 2)).toBe(1);
  expect(distance('deploy', 'deplo', 2)).toBe(1);
  expect(distance('deploy', 'xyz', 2)).toBe(Infinity);
});

test('corrects common mistakes, early ones too', () => {
  expect(correct('certficate', WORDS)).toBe('certificate');
  expect(correct('kuberentes', WORDS)).toBe('kubernetes');
  expect(correct('isntall', WORDS)).toBe('install');
  expect(correct('troubelshooting', WORDS)).toBe('troubleshooting');
  expect(correct('taem', WORDS)).toBe('team');
});

test('tells a slip of the hand from another word', () => {
  expect(isSlip('enviroment', 'environment')).toBe(true);
  expect(isSlip('varibles', 'variables')).toBe(true);
  expect(isSlip('bables', 'tables')).toBe(false);
  expect(isSlip('horoscope', 'pyroscope')).toBe(false);
  expect(isSlip('tem', 'team')).toBe(false);
});

test('parts two words written as one', () => {
  expect(correct('quickinstall', WORDS)).toBe('quick install');
});

test('leaves short and strange words alone', () => {
  for (const word of ['bake', 'qwe', 'xyzzyfoo', 'x5099', 'quiet']) expect(correct(word, WORDS), word).toBeUndefined();
  expect(correct('horoscope', ['pyroscope'])).toBeUndefined();
});

test('finds the Chinese word that sounds the same', () => {
  expect(correctChinese('身缩', ['团队', '伸缩'], '伸身深 所缩锁')).toBe('伸缩');
  expect(correctChinese('身锁', ['团队'], '伸身深 所缩锁')).toBeUndefined();
});

test('writes traditional characters in simplified form', () => {
  expect(simplify('部署應用', '應应')).toBe('部署应用');
  expect(simplify('abc', '')).toBe('abc');
});
