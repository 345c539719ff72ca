import {expect, test} from 'vitest';
import {camelWords, pairs, runs, stem, termsOf} from '../../../../../../src/features/search/embedded/planner/terms';

test('parts Chinese and Latin even without a space', () => {
  expect(runs('web终端 v6.2')).toEqual([
    {kind: 'latin', text: 'web', start: 0},
    {kind: 'han', text: '终端', start: 3},
    {kind: 'latin', text: 'v6.2', start: 6},
  ]);
});

test('finds forms of a word by one stem, and leaves names alone', () => {
  expect(new Set(['scaling', 'scaled', 'scales'].map(stem)).size).toBe(1);
  expect(stem('x509')).toBe('x509');
  expect(stem('tls')).toBe('tls');
});

test('takes overlapping pairs of Chinese characters', () => {
  expect(pairs('自动伸缩')).toEqual(['自动', '动伸', '伸缩']);
  expect(pairs('组')).toEqual(['组']);
});

test('finds the words inside names in code, not inside brands', () => {
  expect(camelWords('createTeam and getHTTPRule of GitLab')).toEqual(['create', 'team', 'get', 'http', 'rule']);
  expect(termsOf('createTeam')).toEqual(['createteam', 'creat', 'team']);
});
