import {describe, expect, test} from 'vitest';
import {readRedirects} from '@site/src/config/redirects/read';
import {parseRedirects} from '@site/src/config/redirects/schema';
import {
  aliasesOf,
  formerPaths,
  movesOf,
  pagesToWrite,
  serverMoves,
  tableProblems,
  targetIn,
} from '@site/src/config/redirects/table';

const FILE = 'moved.yml';
const tableOf = (text: string) => parseRedirects(text, FILE).table;
const problemsOf = (text: string, pages?: readonly string[]) =>
  tableProblems(tableOf(text), pages).map(({line, message}) => `${line}: ${message}`);

test('the table of the site is right, and holds the rows of the specification', () => {
  const table = readRedirects(process.cwd());
  expect(tableProblems(table)).toEqual([]);
  expect(table.pages.map(({from}) => from)).toEqual(
    expect.arrayContaining([
      '/docs/micro-service/example/blade',
      '/docs/micro-service/example/pig',
      '/docs/use-manual/component-manage/build-source/auto_build',
    ]),
  );
});

test.each([
  ['/docs/new', '/zh/docs/new'],
  ['/docs/new#part', '/zh/docs/new#part'],
  ['/', '/zh'],
  ['/#part', '/zh#part'],
  ['https://example.com/a', 'https://example.com/a'],
])('%s is %s in Chinese', (to, expected) => {
  expect(targetIn(to, 'zh')).toBe(expected);
  expect(targetIn(to, 'en')).toBe(to);
});

describe('folders', () => {
  const {folders} = tableOf('- {from: /docs/old/*, to: /docs/new/*}\n- {from: /docs/older/*, to: /docs/new/*}\n');

  test.each([
    ['/docs/new', ['/docs/old', '/docs/older']],
    ['/docs/new/a/b', ['/docs/old/a/b', '/docs/older/a/b']],
    ['/docs/newer', []],
    ['/docs/new-things/a', []],
    ['/zh/docs/new/a', []],
    ['/docs/old/a', []],
    ['/docs', []],
  ])('%s was once at %j', (page, expected) => {
    expect(formerPaths(page, folders)).toEqual(expected);
  });

  test('a row of its own counts more', () => {
    const table = tableOf('- {from: /docs/old/*, to: /docs/new/*}\n- {from: /docs/old/a, to: /docs/other}\n');
    expect(movesOf(table, ['/docs/new/a', '/docs/new/b']).map(({from, to}) => [from, to.en])).toEqual([
      ['/docs/old/a', '/docs/other'],
      ['/docs/old/b', '/docs/new/b'],
    ]);
  });
});

const MIXED = `
- {from: /docs/old.html, to: /docs/new, zh: /docs/other}
- {from: /en/docs/new, to: /docs/new}
`;

test('redirect pages stand in each language, and below /en for the default one', () => {
  expect(pagesToWrite(tableOf(MIXED), [], 'en')).toEqual([
    {from: '/docs/old', to: '/docs/new', hadHtml: true},
    {from: '/en/docs/old', to: '/docs/new', hadHtml: true},
    {from: '/en/docs/new', to: '/docs/new', hadHtml: false},
  ]);
  expect(pagesToWrite(tableOf(MIXED), [], 'zh')).toEqual([{from: '/docs/old', to: '/docs/other', hadHtml: true}]);
});

test('a server needs no row for what its rule covers', () => {
  expect(serverMoves(tableOf(MIXED), []).map(({from}) => from)).toEqual(['/docs/old']);
});

test('old ids are those of the target of each language', () => {
  const table = tableOf(`
- {from: /docs/a, to: /docs/new, zh: /docs/other, anchors: {x: one}}
- {from: /docs/b, to: /docs/new, anchors: {y: two}}
- {page: /docs/new, anchors: {z: three}}
- {from: /docs/c, to: /docs/plain}
`);
  expect([...aliasesOf(table, 'en')]).toEqual([['/docs/new', {x: 'one', y: 'two', z: 'three'}]]);
  expect([...aliasesOf(table, 'zh')]).toEqual([
    ['/docs/new', {y: 'two', z: 'three'}],
    ['/docs/other', {x: 'one'}],
  ]);
});

test.each([
  [
    'an address twice',
    '- {from: /a, to: /b}\n- {from: /a/, to: /c}\n',
    '2: row 2: /a is redirected twice; see moved.yml:1',
  ],
  [
    'an address twice, once encoded',
    '- {from: /旧, to: /b}\n- {from: /%E6%97%A7.html, to: /b}\n',
    '2: row 2: /旧 is redirected twice; see moved.yml:1',
  ],
  [
    'spellings that lead to different pages',
    '- {from: /a, to: /b}\n- {from: /A, to: /c}\n',
    '2: row 2: /A differs from /a in capitals alone, which leads elsewhere; see moved.yml:1',
  ],
  ['a row that leads to itself', '- {from: /a, to: /a}\n', '1: row 1: /a leads to itself'],
  [
    'a chain',
    '- {from: /a, to: "/b#x"}\n- {from: /b, to: /c}\n- {from: /c, to: /d}\n',
    '1: row 1: /a leads to /b#x, which leads on to /d; write the last one',
  ],
  [
    'a chain in Chinese',
    '- {from: /a, to: /c, zh: /b}\n- {from: /b, to: /d}\n',
    '1: row 1: /a leads to /b, which leads on to /d; write the last one',
  ],
  ['a loop', '- {from: /a, to: /b}\n- {from: /b, to: /a}\n', '1: row 1: /a never arrives: /a → /b → /a'],
  [
    'a row that a rule covers',
    '- {from: /a, to: /b}\n- {from: /en/a, to: /b}\n',
    '2: row 2: /en/a needs no row: that of /a counts for it, too',
  ],
  [
    'a row that says something else than the rule',
    '- {from: /en/a, to: /b}\n',
    '1: row 1: /en/a must lead to /a, as the rule of the server does; or redirect /a',
  ],
  [
    'an old id for two headings',
    '- {from: /a, to: /c, anchors: {x: one}}\n- {from: /b, to: /c, anchors: {x: two}}\n',
    '2: row 2: #x of /c leads to #two, but to #one by moved.yml:1',
  ],
])('reports %s', (_name, text, expected) => {
  expect(problemsOf(text)).toContain(expected);
});

test('reports an address that two folders redirect', () => {
  const text = '- {from: /docs/old/*, to: /docs/a/*}\n- {from: /docs/old/*, to: /docs/b/*}\n';
  expect(problemsOf(text, ['/docs/a/x', '/docs/b/x'])).toEqual([
    '2: row 2: /docs/old/x is redirected twice; see moved.yml:1',
  ]);
});

test('accepts two spellings of an address that lead to the same page', () => {
  expect(problemsOf('- {from: /docs/Old, to: /docs/new}\n- {from: /docs/old, to: /docs/new}\n')).toEqual([]);
});
