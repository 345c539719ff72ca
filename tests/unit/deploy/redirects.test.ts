import {expect, test} from 'vitest';
import {movedAddresses, movedPaths} from '@site/deploy/redirects';
import {parseRedirects} from '@site/src/config/redirects/schema';

const tableOf = (text: string) => parseRedirects(text, 'moved.yml').table;

test('each kind of moved path has its complete target in both languages', () => {
  const table = tableOf(`
- {from: /docs/b, to: /docs/new/page, zh: '/docs/new/other#part'}
- {from: /docs/c, to: 'https://example.com/a%20b'}
- {from: /docs/d, to: /}
- {from: /docs/旧, to: '/docs/new#部分'}
- {from: /docs/old/*, to: /docs/new/*}
`);
  expect(movedPaths(table, ['/docs/new', '/docs/new/page'])).toEqual([
    {from: '/docs/b', to: {en: '/docs/new/page', zh: '/zh/docs/new/other#part'}},
    {from: '/docs/c', to: {en: 'https://example.com/a%20b', zh: 'https://example.com/a%20b'}},
    {from: '/docs/d', to: {en: '/', zh: '/zh'}},
    {from: '/docs/old', to: {en: '/docs/new', zh: '/zh/docs/new'}},
    {from: '/docs/old/page', to: {en: '/docs/new/page', zh: '/zh/docs/new/page'}},
    {from: '/docs/旧', to: {en: '/docs/new#%E9%83%A8%E5%88%86', zh: '/zh/docs/new#%E9%83%A8%E5%88%86'}},
  ]);
});

test('a page that exists is never sent elsewhere', () => {
  const table = tableOf('- {from: /docs/old, to: /docs/new}\n- {from: /docs/gone, to: /docs/new}\n');
  expect(movedPaths(table, ['/docs/old', '/docs/new']).map(({from}) => from)).toEqual(['/docs/gone']);
});

test('a rule of the server stands for rows that differ by the default language alone', () => {
  expect(movedPaths(tableOf('- {from: /en/docs/a, to: /docs/a}\n'), ['/docs/a'])).toEqual([]);
});

test('hosts without rules get each address in each language, and behind the default one', () => {
  const moved = [{from: '/docs/old', to: {en: '/docs/new', zh: '/zh/docs/new'}}];
  expect(movedAddresses(moved)).toEqual([
    {from: '/docs/old', to: '/docs/new'},
    {from: '/zh/docs/old', to: '/zh/docs/new'},
    {from: '/en/docs/old', to: '/docs/new'},
  ]);
});
