import {expect, test} from 'vitest';
import type {Change} from '../../../../scripts/drift/change';
import {Finder} from '../../../../scripts/drift/mentions';
import {readPage} from '../../../../scripts/drift/pageText';

const FRONT = '---\ntitle: T\noperation: [closeApp]\n---\n';

function linesOf(source: string, change: Partial<Change>, locale: 'en' | 'zh' = 'en') {
  const page = readPage({id: 'docs/a/b', file: 'docs/a/b.md', locale}, source);
  const finder = new Finder(page, new Map([['closeApp', '/openapi/v1/apps/{}/close']]));
  const full: Change = {area: 'interface', kind: 'removed', name: '', locale: 'en', share: 1, ...change};
  return finder.mentions(full).map(({line, confidence, inStep}) => [line, confidence, inStep]);
}

test('finds bold names in the language of the page alone, and knows steps', () => {
  const source = 'Click **Save** or save.\n\n1. Click **Save**.\n2. A `Save` and **Save all**.\n';
  expect(linesOf(source, {name: 'Save'})).toEqual([
    [1, 1, false],
    [3, 1, true],
  ]);
  expect(linesOf(source, {name: 'Save'}, 'zh')).toEqual([]);
});

test('is surer of a tab where the page says that it is a place', () => {
  const source = '**Component > Port**\n\nOpen the tab **Port**.\n\nFill in **Port**.\n';
  const change = {name: 'Port', share: 0.25, tab: true};
  expect(linesOf(source, {...change, kind: 'moved'})).toEqual([
    [1, 1, false],
    [3, 1, false],
    [5, 0.6, false],
  ]);
  expect(linesOf(source, {...change, kind: 'renamed'})).toContainEqual([5, 0.25, false]);
});

test('finds Helm values by path in code and in YAML, and by a telling old default', () => {
  const source =
    'Set `Cluster.hub.domain`, not `Cluster.hub.domains`.\n\n```yaml\nCluster:\n  hub:\n    domain: x\n```\n\nTag `v6.2.1-release`\n';
  const change = {area: 'helm', name: 'Cluster.hub.domain'} as const;
  expect(linesOf(source, change).map(([line]) => line)).toEqual([6, 1]);
  const version = {area: 'helm', kind: 'default', name: 'Cluster.installVersion', was: '"v6.2.1-release"'} as const;
  expect(linesOf(source, version).map(([line]) => line)).toEqual([9]);
  expect(linesOf(source, {...version, was: '"admin"'})).toEqual([]);
});

test('finds environment variables as whole names in code', () => {
  const source = 'DB_HOST and `DB_HOST`\n\n```bash\nexport DB_HOST_NAME=1\necho $DB_HOST\n```\n';
  expect(linesOf(source, {area: 'environment', name: 'DB_HOST'}).map(([line]) => line)).toEqual([1, 5]);
});

test('finds ports behind a colon or beside the word', () => {
  const source =
    'http://192.0.2.10:7070/x\n\nPort 7070\n\n7070 apples\n\nports 17070\n\n端口 7070\n\n| rbd-app-ui | 7070, 6060 |\n';
  expect(linesOf(source, {area: 'port', name: '7070'}).map(([line]) => line)).toEqual([1, 3, 9, 11]);
});

test('finds routes with any parameter, and pages of their operation', () => {
  const source = `${FRONT}\n\`/openapi/v1/apps/APP_ID/close\`\n\n\`\`\`bash\ncurl "$HOST/openapi/v1/apps/$ID/close?x=1"\n\`\`\`\n`;
  const change = {area: 'route', name: '/openapi/v1/apps/{app_id}/close'} as const;
  expect(linesOf(source, change).map(([line]) => line)).toEqual([1, 6, 9]);
  expect(linesOf(source, {...change, name: '/openapi/v1/apps/{app_id}/open'})).toEqual([]);
});

test('points to a page for something new when the page names two neighbors of it', () => {
  const change = {
    area: 'helm',
    kind: 'added',
    name: 'Cluster.c',
    near: ['Cluster.a', 'Cluster.b', 'Cluster.d'],
  } as const;
  const near = [...change.near];
  expect(linesOf('`Cluster.b`\n\n`Cluster.a`\n', {...change, near})).toEqual([[1, 2 / 3, false]]);
  expect(linesOf('`Cluster.b`\n', {...change, near})).toEqual([]);
});

test('knows the pages that a page links to by their files', () => {
  const page = readPage(
    {id: 'docs/a/b', file: 'docs/a/b.md', locale: 'en'},
    '[1](./c.md#x) [2](../d/index.mdx) [3](https://example.com/e.md) [4](./c.md)\n',
  );
  expect(page.links).toEqual(['docs/a/c', 'docs/d/index']);
});

test('says which page is broken', () => {
  expect(() => readPage({id: 'a', file: 'docs/a.md', locale: 'en'}, 'Text\n\n<Hero>\n')).toThrow(
    /^docs\/a\.md:\d+: is broken MDX/,
  );
});
