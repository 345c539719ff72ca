import {afterEach, expect, test, vi} from 'vitest';
import {wordsOf} from '../../../../../../src/features/search/embedded/planner/words';

const kept = (text: string) =>
  wordsOf(text)
    .filter((word) => !word.filler)
    .map((word) => word.text);

afterEach(() => vi.unstubAllGlobals());

test('leaves out turns of phrase that only ask', () => {
  expect(kept('忘记密码怎么办')).toEqual(['忘记', '密码']);
  expect(kept('请问如何创建团队')).toEqual(['创建', '团队']);
  expect(kept('How do I create a team?')).toEqual(['create', 'team']);
});

test('joins single characters that the segmenter took apart', () => {
  expect(kept('身缩')).toEqual(['身缩']);
});

test('knows which Chinese words stand together', () => {
  expect(wordsOf('自动伸缩 组件').map(({text, joined}) => [text, joined])).toEqual([
    ['自动', false],
    ['伸缩', true],
    ['组件', false],
  ]);
});

test('gives the parts of a name in code', () => {
  expect(wordsOf('createTeam')[0]?.parts).toEqual(['create', 'team']);
  expect(wordsOf('createteam')[0]?.parts).toBeUndefined();
});

test('works in browsers without Intl.Segmenter', () => {
  vi.stubGlobal('Intl', {...Intl, Segmenter: undefined});
  expect(kept('创建团队')).toEqual(['创建', '团队']);
});
