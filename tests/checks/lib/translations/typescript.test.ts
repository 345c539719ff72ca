import {expect, test} from 'vitest';
import {typescriptPairs} from './typescript';

const names = (source: string) => typescriptPairs('a.ts', source).map(({name}) => name);

test('names texts by the constants, keys, and items that hold them', () => {
  const source = `
    export const APPS = [{id: 'mysql', text: {en: 'A', zh: '甲'}}, {id: 'redis', text: {en: 'B', zh: '乙'}}];
    function footer() { return {links: [{label: localized({en: 'C', zh: '丙'})}, {label: localized({en: 'D', zh: '丁'})}]}; }
  `;
  expect(names(source)).toEqual(['APPS.mysql.text', 'APPS.redis.text', 'footer.links.label', 'footer.links.label[2]']);
});

test('reads constants of the same file, property by property', () => {
  const source = `
    const en = {name: 'Name', status: (code: string) => \`status \${code}\`};
    const zh = {name: '名称', status: (code: string) => \`状态 \${code}\`, more: '更多'};
    export const TEXTS = {en, zh};
  `;
  const pairs = typescriptPairs('a.ts', source);
  expect(pairs.map(({name}) => name)).toEqual(['TEXTS.name', 'TEXTS.status', 'TEXTS.more']);
  expect(pairs.at(-1)?.en).toEqual({});
});

test.each([
  ['tokens of a language', 'const SPLITTERS = {en: splitWords, zh: splitHan};'],
  ['punctuation alone', "const JOINTS = {en: {lines: ' '}, zh: {lines: ''}};"],
])('leaves out %s, which are no translations', (_what, source) => {
  expect(names(source)).toEqual([]);
});

test('counts what a template inserts, and no comments', () => {
  const hash = (zh: string) => typescriptPairs('a.ts', `const A = {en: 'A', zh: ${zh}};`)[0]?.zh.hash;
  expect(hash('`甲 ${b}`')).not.toBe(hash('`甲 ${c}`'));
  expect(hash("'甲'")).toBe(hash('/* first */ "甲"'));
});
