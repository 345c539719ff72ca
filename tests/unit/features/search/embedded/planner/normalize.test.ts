import {expect, test} from 'vitest';
import {clipQuery, MAX_QUERY, normalize} from '../../../../../../src/features/search/embedded/planner/normalize';

test('makes full-width letters, figures and ligatures plain and small', () => {
  expect(normalize('Ｋ８Ｓ　ﬁle')).toBe('k8s file');
});

test('drops marks that steer direction, and closes up apostrophes', () => {
  expect(normalize('cre\u202Eate\u200B')).toBe('create');
  expect(normalize('can’t')).toBe('cant');
});

test('takes 64 characters and never half of one', () => {
  expect([...clipQuery('😀'.repeat(100))]).toHaveLength(MAX_QUERY);
  expect(clipQuery('😀'.repeat(100)).endsWith('😀')).toBe(true);
  expect(clipQuery(`  ${'a'.repeat(10_000)}`).length).toBeLessThanOrEqual(MAX_QUERY);
});
