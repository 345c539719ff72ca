import {expect, test} from 'vitest';
import {mark, markerFor, snippet} from '../../../../../src/features/search/embedded/pieces';
import {makePlan} from '../../../../../src/features/search/embedded/planner/plan';
import type {Piece} from '../../../../../src/features/search/provider';

const show = (pieces: readonly Piece[]) => pieces.map(({text, match}) => (match ? `[${text}]` : text)).join('');
const marker = (query: string, locale: 'en' | 'zh' = 'en') => markerFor(makePlan(query, locale).concepts);

test('marks words in every form, and the beginning of the one being typed', () => {
  expect(show(mark('Teams: creating a team', marker('create team ')))).toBe('[Teams]: [creating] a [team]');
  expect(show(mark('Installation', marker('instal')))).toBe('[Installation]');
});

test('marks whole Chinese words, not their characters elsewhere, as one piece', () => {
  expect(mark('组件自动伸缩', marker('自动伸缩 ', 'zh')).filter(({match}) => match)).toEqual([
    {text: '自动伸缩', match: true},
  ]);
  expect(show(mark('人员名单', marker('管理员', 'zh')))).toBe('人员名单');
});

test('keeps full-width and hostile text as it stands', () => {
  expect(show(mark('Ｋ８Ｓ <img onerror>', marker('k8s ')))).toBe('[Ｋ８Ｓ] <img onerror>');
});

test('shows as many words as are wanted, around the match', () => {
  const text = `${'before '.repeat(200)}create a team ${'after '.repeat(200)}`;
  const shown = snippet(text, marker('create team '), 10);
  expect(show(shown)).toContain('[create] a [team]');
  expect(show(shown).replace(/…/g, '').trim().split(/\s+/)).toHaveLength(10);
  expect(
    show(snippet(text, marker('create team '), 5))
      .replace(/…/g, '')
      .trim()
      .split(/\s+/),
  ).toHaveLength(5);
  expect(show(shown).startsWith('… ')).toBe(true);
});

test('shows the beginning when nothing matches, and nothing of nothing', () => {
  expect(show(snippet('One two three four', marker('zzz'), 2))).toBe('One two …');
  expect(snippet('', marker('zzz'), 10)).toEqual([]);
});
