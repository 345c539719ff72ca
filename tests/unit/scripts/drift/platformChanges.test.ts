import {expect, test} from 'vitest';
import {environmentChanges, helmChanges, portChanges, routeChanges} from '../../../../scripts/drift/platformChanges';

const map = (values: Record<string, string>) => new Map(Object.entries(values));

test('Helm values: removed, another default, added beside others', () => {
  const before = map({'Cluster.a': '1', 'Cluster.b': 'x', 'Cluster.c': '', 'Component.d': ''});
  const after = map({'Cluster.a': '2', 'Cluster.b': 'x', 'Cluster.e': '', 'Component.d': ''});
  expect(helmChanges(before, after)).toEqual([
    {area: 'helm', kind: 'removed', name: 'Cluster.c', share: 1},
    {area: 'helm', kind: 'default', name: 'Cluster.a', was: '"1"', now: '"2"', share: 1},
    {area: 'helm', kind: 'added', name: 'Cluster.e', now: 'empty', share: 1, near: ['Cluster.a', 'Cluster.b']},
  ]);
});

test('environment variables: removed, another default, added beside others of their group', () => {
  const before = map({MYSQL_HOST: 'db', BUILD_GO_VERSION: '', BUILD_GO_OLD: ''});
  const after = map({MYSQL_HOST: 'mysql', BUILD_GO_VERSION: '', BUILD_GO_PROXY: ''});
  expect(environmentChanges(before, after)).toEqual([
    {area: 'environment', kind: 'removed', name: 'BUILD_GO_OLD', share: 1},
    {area: 'environment', kind: 'default', name: 'MYSQL_HOST', was: '"db"', now: '"mysql"', share: 1},
    {area: 'environment', kind: 'added', name: 'BUILD_GO_PROXY', share: 1, near: ['BUILD_GO_VERSION']},
  ]);
});

test('ports: replaced at the same place, removed, added; a number that another place still has is none', () => {
  const before = map({'a: #': '6300', 'b: #': '7070', 'c: #': '8443', 'd: #': '8443'});
  const after = map({'a: #': '6301', 'c: #': '8443', 'd: #': '6060'});
  expect(portChanges(before, after)).toEqual([
    {area: 'port', kind: 'default', name: '6300', was: 'a: #', now: '6301', share: 1},
    {area: 'port', kind: 'removed', name: '7070', was: 'b: #', now: undefined, share: 1},
    {area: 'port', kind: 'added', name: '6060', now: 'd: #', share: 1},
  ]);
});

test('routes: renamed when one view answers at one other address, else removed and added', () => {
  const entry = (route: string, view: string) => [route.replace(/\{\w+\}/g, '{}'), {route, view}] as const;
  const before = new Map([entry('/console/a/{id}', 'A'), entry('/console/b', 'B'), entry('/console/same/{x}', 'S')]);
  const after = new Map([entry('/console/c/{id}', 'A'), entry('/console/d', 'D'), entry('/console/same/{y}', 'S')]);
  expect(routeChanges(before, after)).toEqual([
    {area: 'route', kind: 'renamed', name: '/console/a/{id}', now: '/console/c/{id}', share: 1},
    {area: 'route', kind: 'removed', name: '/console/b', now: undefined, share: 1},
    {area: 'route', kind: 'added', name: '/console/d', share: 1},
  ]);
});
