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

test('keeps words of the trade that hold such a turn of phrase', () => {
  expect(kept('大概要花多少钱')).toContain('多少钱');
  expect(kept('提示没有权限怎么办')).toContain('没有权限');
});

test('joins single characters that the segmenter took apart', () => {
  expect(kept('身缩')).toEqual(['身缩']);
});

test('knows which Chinese words stand together', () => {
  expect(wordsOf('删除应用 组件').map(({text, joined}) => [text, joined])).toEqual([
    ['删除', false],
    ['应用', true],
    ['组件', false],
  ]);
});

test('keeps words of the trade whole that the dictionary does not know', () => {
  for (const [text, words] of [
    ['重启组件', ['重启', '组件']],
    ['换域名', ['换', '域名']],
    ['删除网关策略', ['删除', '网关', '策略']],
    ['插件装不上', ['插件', '装']],
    ['组件起不来', ['组件', '起不来']],
  ] as const)
    expect(kept(text), text).toEqual(words);
});

test('leaves out how much', () => {
  expect(kept('应用很慢')).toEqual(['应用', '慢']);
});

test('gives the parts of a name in code', () => {
  expect(wordsOf('createTeam')[0]?.parts).toEqual(['create', 'team']);
  expect(wordsOf('createteam')[0]?.parts).toBeUndefined();
});

test('works in browsers without Intl.Segmenter', () => {
  vi.stubGlobal('Intl', {...Intl, Segmenter: undefined});
  expect(kept('创建团队')).toEqual(['创建', '团队']);
});
