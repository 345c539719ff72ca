import {expect, test} from 'vitest';
import {writeTree, type Tree} from './lib/writeTree';
import {redirects} from './redirects';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
const ROWS = 'src/config/redirects/moved.yml';
const page = (...ids: string[]) =>
  `---\ntitle: Page\n---\n\nText.\n\n${ids.map((id) => `## Title {/* #${id} */}\n\nText.\n`).join('\n')}`;

const good = {
  'docs/new.md': page('part'),
  [`${ZH}/new.md`]: page('part'),
  'docs/guides/a.md': page(),
  [`${ZH}/guides/a.md`]: page(),
  'docs/api.md': page().replace('title: Page', 'title: Page\noperation: all'),
  [`${ZH}/api.md`]: page().replace('title: Page', 'title: Page\noperation: all'),
  'src/pages/search.tsx': '',
  [ROWS]: '- {from: /docs/old, to: /docs/new}\n- {from: /docs/manual/*, to: /docs/guides/*}\n',
};

async function problemsOf(rows: string, changes: Tree = {}): Promise<string[]> {
  const {problems} = await redirects.run(await writeTree({...good, ...changes, [ROWS]: rows}));
  return problems.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

test('accepts rows that lead straight to pages', async () => {
  expect(await redirects.run(await writeTree(good))).toEqual({
    problems: [],
    looked: 2,
    notes: ['2 addresses and 0 anchors moved, by src/config/redirects'],
  });
});

test.each([
  ['a part of a page', "{from: /a, to: '/docs/new#part'}"],
  ['a generated part of a page', "{from: /a, to: '/docs/api#list-teams'}"],
  ['a list of posts', '{from: /a, to: /blog/tags/istio}'],
  ['a page of its own', '{from: /a, to: /search}'],
  ['an address elsewhere', "{from: /a, to: 'https://example.com/a#b'}"],
  ['old anchors', '{from: /a, to: /docs/new, anchors: {旧: part}}'],
  ['anchors of a page that stayed', '{page: /docs/new, anchors: {旧: part}}'],
])('accepts %s', async (_name, row) => {
  expect(await problemsOf(`- ${row}\n`)).toEqual([]);
});

test.each([
  ['a broken row', '{from: /a}', 'row 1, "to": must be text'],
  ['a missing target', '{from: /a, to: /docs/gone}', 'row 1: /a leads to /docs/gone, which does not exist'],
  [
    'a missing target of Chinese readers',
    '{from: /a, to: /docs/new, zh: /docs/gone}',
    'row 1: /a leads to /docs/gone, which does not exist',
  ],
  [
    'a missing part',
    "{from: /a, to: '/docs/new#gone'}",
    'row 1: /a leads to #gone, but no heading of docs/new.md has this id',
  ],
  [
    'a row that hides a page',
    '{from: /docs/guides/a, to: /docs/new}',
    'row 1: /docs/guides/a is a page of its own (docs/guides/a.md), so its redirect never shows',
  ],
  [
    'an old anchor without a heading',
    '{from: /a, to: /docs/new, anchors: {旧: gone}}',
    'row 1: #旧 leads to #gone, but no heading of docs/new.md has this id',
  ],
  [
    'an old anchor that is no old one',
    '{page: /docs/new, anchors: {part: part}}',
    'row 1: #part is the id of a heading of docs/new.md still; leave it out',
  ],
  [
    'old anchors of no page',
    '{page: /docs/gone, anchors: {x: part}}',
    'row 1: /docs/gone does not exist, so its "anchors" lead nowhere',
  ],
  ['a row that leads to itself', '{from: /docs/x, to: /docs/x}', 'row 1: /docs/x leads to itself'],
])('reports %s', async (_name, row, expected) => {
  expect(await problemsOf(`- ${row}\n`)).toContain(`${ROWS}:1: ${expected}`);
});

test('reports what rows say together', async () => {
  const rows = '- {from: /a, to: /docs/new}\n- {from: /a.html, to: /docs/guides/a}\n- {from: /b, to: /a}\n';
  expect(await problemsOf(rows)).toEqual(
    expect.arrayContaining([
      `${ROWS}:2: row 2: /a is redirected twice; see ${ROWS}:1`,
      expect.stringContaining(`${ROWS}:3: row 3: /b leads to /a, which leads on to`),
    ]),
  );
});

test('reports a heading that one language lacks', async () => {
  expect(await problemsOf("- {from: /a, to: '/docs/new#part'}\n", {[`${ZH}/new.md`]: page('teil')})).toEqual([
    `${ROWS}:1: row 1: /a leads to #part, but no heading of ${ZH}/new.md has this id`,
  ]);
});

test('looks at all files of redirects', async () => {
  const other = 'src/config/redirects/console.yml';
  expect(await problemsOf('- {from: /a, to: /docs/new}\n', {[other]: '- {from: /a, to: /docs/new}\n'})).toEqual([
    `${ROWS}:1: row 1: /a is redirected twice; see ${other}:1`,
  ]);
});
