import {expect, test} from 'vitest';
import {parseRedirects} from '@site/src/config/redirects/schema';

const FILE = 'src/config/redirects/moved.yml';
const parse = (text: string) => parseRedirects(text, FILE);
const messages = (text: string) => parse(text).problems.map(({file, line, message}) => `${file}:${line}: ${message}`);

test('reads every kind of row', () => {
  const {table, problems} = parse(`# Where these come from.
- {from: /docs/old/, to: '/docs/new#part'}
- from: /docs/%E6%97%A7.html
  to: /docs/new
  zh: https://example.com/a%20b
- from: /docs/a
  to: /docs/b
  anchors: {添加-http-策略: add-http-policy, '%E6%97%A7': old}
- {from: /docs/folder/*, to: /docs/other/*}
- page: /docs/faq
  anchors: {old-id: new-id}
`);
  expect(problems).toEqual([]);
  const place = (line: number, row: number) => ({file: FILE, line, row});
  expect(table).toEqual({
    pages: [
      {
        place: place(2, 1),
        from: '/docs/old',
        hadHtml: false,
        to: {en: '/docs/new#part', zh: '/docs/new#part'},
        anchors: {},
      },
      {
        place: place(3, 2),
        from: '/docs/旧',
        hadHtml: true,
        to: {en: '/docs/new', zh: 'https://example.com/a b'},
        anchors: {},
      },
      {
        place: place(6, 3),
        from: '/docs/a',
        hadHtml: false,
        to: {en: '/docs/b', zh: '/docs/b'},
        anchors: {'添加-http-策略': 'add-http-policy', 旧: 'old'},
      },
    ],
    folders: [{place: place(9, 4), from: '/docs/folder', to: '/docs/other'}],
    renamed: [{place: place(10, 5), page: '/docs/faq', anchors: {'old-id': 'new-id'}}],
  });
});

test('a file with nothing but comments has no rows', () => {
  expect(parse('# Nothing yet.\n')).toEqual({table: {pages: [], folders: [], renamed: []}, problems: []});
});

test.each([
  ['{from: docs/a, to: /b}', '"from": must begin with "/"'],
  ["{from: '/a?x=1', to: /b}", '"from": must have no query and no hash'],
  ["{from: '/a#x', to: /b}", '"from": must have no query and no hash'],
  ['{from: /zh/a, to: /b}', '"from": must have no language'],
  ['{from: /a b, to: /b}', '"from": must hold no space'],
  ['{from: /a%, to: /b}', '"from": has a "%" that stands for no character'],
  ['{from: /a/*/b, to: /b}', '"from": may have a star only as its end'],
  ['{from: 5, to: /b}', '"from": must be text'],
  ['{to: /b}', '"from": must be text'],
  ['{from: /a, to: b}', '"to": must begin with "/" or with "https://"'],
  ["{from: /a, to: 'http://example.com'}", '"to": must begin with "/" or with "https://"'],
  ["{from: /a, to: 'https://'}", '"to": must not end with a slash'],
  ["{from: /a, to: 'https://example.com/a/'}", '"to": must not end with a slash'],
  ["{from: /a, to: 'https://example.com/中'}", '"to": must be an address as a browser copies it'],
  ["{from: /a, to: '/b?x=1'}", '"to": must have no query'],
  ["{from: /a, to: '/b#'}", '"to": has an empty hash'],
  ['{from: /a, to: /zh/b}', '"to": must have no language'],
  ['{from: /a, to: /en/b}', '"to": must have no language'],
  ['{from: /a, to: /b/}', '"to": must be the canonical path of a page'],
  ['{from: /a, to: /b.html}', '"to": must be the canonical path of a page'],
  ['{from: /a, to: /b, zh: c}', '"zh": must begin with "/"'],
  ['{from: /a/*, to: /b}', '"to": must end with "/*" when "from" does'],
  ['{from: /a, to: /b/*}', '"to": must end with "/*" when "from" does'],
  ['{from: /a/*, to: /b/*, zh: /c}', '"zh": is not for folders'],
  ['{from: /a/*, to: /b/*, anchors: {x: y}}', '"anchors": are not for folders'],
  ["{from: /a, to: 'https://example.com', anchors: {x: y}}", '"anchors": have no effect: "to" is an address elsewhere'],
  ["{from: /a, to: '/b#c', anchors: {x: y}}", '"anchors": have no effect: the hash of "to" replaces'],
  ["{from: /a, to: /b, anchors: {'#x': y}}", '"anchors", "#x": must map old ids, without "#"'],
  ["{from: /a, to: /b, anchors: {x: '#y'}}", '"anchors", "x": must be the id of a heading'],
  ['{from: /a, to: /b, anchors: x}', '"anchors": must map old ids, without'],
  ['{from: /a, to: /b, section: x}', 'has the unknown "section"; a row holds from, to, zh and anchors'],
  ['{page: /a, to: /b, anchors: {x: y}}', 'has the unknown "to"'],
  ["{page: '/a#b', anchors: {x: y}}", '"page": must be the path of a page'],
  ['{page: /a}', '"anchors": must map old ids, without'],
  ['/a', 'must be a row such as {from: /docs/old, to: /docs/new}'],
])('%s is refused by file, line, row and field', (row, expected) => {
  const found = messages(`- {from: /docs/x, to: /docs/y}\n- ${row}\n`);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^src\/config\/redirects\/moved\.yml:2: row 2[,:]/);
  expect(found[0]).toContain(expected);
});

test.each([
  ['- {from: /a, from: /b}\n', `${FILE}:1: is broken YAML: Map keys must be unique`],
  ['from: /a\n', `${FILE}:1: must be a list of rows`],
])('%j is no list of rows', (text, expected) => {
  expect(messages(text)).toEqual([expect.stringContaining(expected)]);
});
