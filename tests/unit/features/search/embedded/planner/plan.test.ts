import {expect, test} from 'vitest';
import {makePlan, phraseOf} from '../../../../../../src/features/search/embedded/planner/plan';

const concepts = (text: string, locale: 'en' | 'zh') =>
  makePlan(text, locale)
    .concepts.filter((one) => !one.optional)
    .map(({text: word}) => word);
const termLists = (text: string, locale: 'en' | 'zh', number = 0) =>
  makePlan(text, locale).concepts[number]?.alternatives.map(({terms}) =>
    terms.map((term) => term.text + (term.prefix ? '*' : '')).join('+'),
  );

test('keeps what a question is about', () => {
  expect(concepts('how do I create a team?', 'en')).toEqual(['create', 'team']);
  expect(concepts('忘记密码怎么办', 'zh')).toEqual(['忘记', '密码']);
  expect(concepts('k8s 集群怎么接入', 'zh')).toEqual(['k8s', '集群', '接入']);
});

test('keeps fillers when there is nothing else', () => {
  expect(concepts('about', 'en')).toEqual(['about']);
  expect(concepts('', 'en')).toEqual([]);
  expect(concepts('？！', 'zh')).toEqual([]);
});

test('offers words of the same meaning below the own one', () => {
  expect(termLists('k8s ', 'en')).toEqual(['k8s', 'kubernet']);
  const forgot = makePlan('忘记密码', 'zh').concepts[0];
  expect(forgot?.alternatives[0]).toMatchObject({weight: 1, cover: 1});
  expect(forgot?.alternatives.slice(1).map(({terms}) => terms[0]?.text)).toContain('重置');
  expect(forgot?.alternatives.slice(1).every(({weight}) => weight < 1)).toBe(true);
});

test('knows a synonym of several words', () => {
  expect(concepts('sign in', 'en')).toEqual(['sign in']);
  expect(termLists('sign in ', 'en')).toContain('login');
  expect(concepts('web终端', 'zh')).toEqual(['web 终端']);
  expect(termLists('用U盘拷', 'zh')).toContain('离线');
});

test('takes the last word for the beginning of a longer one until a space ends it', () => {
  expect(termLists('quick ins', 'en', 1)).toContain('ins*');
  expect(termLists('quick ins ', 'en', 1)).not.toContain('ins*');
});

test('takes a last Chinese character together with the word before, and that word alone for less', () => {
  expect(concepts('自动伸', 'zh')).toEqual(['自动伸']);
  expect(termLists('自动伸', 'zh')?.slice(0, 2)).toEqual(['自动+动伸', '自动']);
  expect(termLists('管理员', 'zh')?.[0]).toBe('管理+理员');
});

test('looks for the seam of a compound', () => {
  expect(makePlan('团队网络', 'zh').concepts.some(({text, optional}) => optional && text === '队网')).toBe(true);
});

test('compares phrases whatever the form of their words', () => {
  expect(phraseOf('How do I create teams?')).toBe(phraseOf('Create a team'));
  expect(phraseOf('ＣＲＥＡＴＥ　ＴＥＡＭ')).toBe(phraseOf('create team'));
  expect(phraseOf('如何创建团队')).toBe(phraseOf('创建团队'));
});

test('reads 64 characters of whatever is pasted', () => {
  const start = performance.now();
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '</script>${a}',
    '\u202E',
    'a'.repeat(10_000),
    '组'.repeat(10_000),
    '('.repeat(10_000),
    '/'.repeat(10_000),
  ])
    expect(makePlan(text, 'zh').concepts.length, text.slice(0, 20)).toBeLessThan(64);
  expect(performance.now() - start).toBeLessThan(1000);
});
