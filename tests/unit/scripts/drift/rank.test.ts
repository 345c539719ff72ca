import {expect, test} from 'vitest';
import type {Change} from '../../../../scripts/drift/change';
import type {Mention} from '../../../../scripts/drift/mentions';
import {rankPages} from '../../../../scripts/drift/rank';
import {changeLines, pageLines, summaryLines} from '../../../../scripts/drift/report';

const change = (name: string, more: Partial<Change> = {}): Change => ({
  area: 'interface',
  kind: 'renamed',
  name,
  now: `${name} 2`,
  locale: 'en',
  share: 1,
  ...more,
});

type Found = Mention & {locale: 'en' | 'zh'};
const mention = (of: Change, line: number, more: Partial<Found> = {}): Found => ({
  change: of,
  file: 'docs/a.md',
  line,
  confidence: 1,
  inStep: false,
  locale: 'en',
  ...more,
});

const rank = (pages: Record<string, Found[]>, links: Record<string, number> = {}, least = 0.01) =>
  rankPages(new Map(Object.entries(pages)), new Map(Object.entries(links)), least).map(({id, score}) => [id, score]);

const few = change('Rare');
const many = change('Add');
const rest = Object.fromEntries(['c', 'd', 'e', 'f'].map((name) => [`docs/${name}`, [mention(many, 1)]]));

test('a name on many pages counts little, a rare one much', () => {
  const ranked = rank({'docs/a': [mention(many, 1)], 'docs/b': [mention(few, 1)], ...rest});
  expect(ranked[0]).toEqual(['docs/b', 3]);
  expect(Number(ranked[1]?.[1])).toBeLessThan(0.5);
});

test('a name on all pages lists none of them, but a tab that moved lists each', () => {
  const everywhere = (of: Change) => ({'docs/a': [mention(of, 1)], 'docs/b': [mention(of, 1)]});
  expect(rank(everywhere(many))).toEqual([]);
  expect(rank(everywhere(change('Port', {kind: 'moved', tab: true})))).toEqual([
    ['docs/a', 1],
    ['docs/b', 1],
  ]);
});

test('steps, links from other pages and further mentions raise a page; pages outside the documentation fall', () => {
  const other = {'docs/x': [], 'docs/y': []};
  const once = rank({'docs/a': [mention(few, 1)], ...other});
  expect(once).toEqual([['docs/a', 3]]);
  expect(rank({'docs/a': [mention(few, 1, {inStep: true})], ...other})).toEqual([['docs/a', 4.5]]);
  expect(rank({'docs/a': [mention(few, 1)], ...other}, {'docs/a': 3})).toEqual([['docs/a', 4.5]]);
  expect(rank({'docs/a': [1, 2, 2, 3].map((line) => mention(few, line)), ...other})).toEqual([['docs/a', 3.6]]);
  expect(rank({'pages/a': [mention(few, 1)], ...other})).toEqual([['pages/a', 1.5]]);
});

test('a page counts as its worse language', () => {
  const zh = mention(change('名', {locale: 'zh'}), 1, {locale: 'zh', file: 'zh/a.md'});
  expect(rank({'docs/a': [mention(few, 1), zh, mention(change('B'), 2)], 'docs/x': []})).toEqual([['docs/a', 6]]);
});

test('prints pages with file, line, old and new name, the same each time', () => {
  const pages = () =>
    rankPages(
      new Map([
        ['docs/a', [mention(few, 7), mention(few, 3)]],
        ['docs/x', []],
      ]),
      new Map(),
      0.1,
    );
  expect(pageLines(pages())).toEqual([
    '1. docs/a (score 3.30)',
    '   docs/a.md:3, 2 lines: interface: "Rare" renamed to "Rare 2"',
  ]);
  expect(pages()).toEqual(pages());
});

test('sums up what changed, and says what was not compared', () => {
  const changes = [
    few,
    change('Gone', {kind: 'removed', was: 'a.js', now: undefined}),
    change('8443', {area: 'port', kind: 'added', now: 'x', locale: undefined}),
  ];
  expect(summaryLines(changes, new Map([['helm', 'no clone of rainbond-chart']]))).toEqual([
    'interface: 1 renamed, 1 removed',
    'helm: not compared, no clone of rainbond-chart',
    'environment: no change',
    'port: 1 added',
    'route: no change',
  ]);
  expect(changeLines(changes)).toEqual([
    'interface (en): "Rare" renamed to "Rare 2"',
    'interface (en): "Gone" removed, it was in a.js',
    'port: "8443" added (x)',
  ]);
});
