import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {archivedVersions, docsPlaces, docsVersions, shownVersions} from '@site/src/config/versions';

test('the versions held here carry the labels of the specification', () => {
  expect(docsVersions).toMatchObject({current: {label: 'V6.2'}, '5.17': {label: 'V5.17'}});
});

test('every version held here is known to Docusaurus', () => {
  const known = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
  expect(Object.keys(docsVersions ?? {}).sort()).toEqual([...known, 'current'].sort());
});

test('seven archived versions, newest first, each on a host of its own', () => {
  const versions = archivedVersions();
  expect(versions.map(({label}) => label)).toEqual(['V5.16', 'V5.15', 'V5.14', 'V5.13', 'V5.12', 'V5.11', 'V5.10']);
  const hosts = versions.map(({href}) => new URL(href).host);
  expect(new Set(hosts).size).toBe(7);
  expect(hosts[0]).toContain('v5.16');
});

test('an operator can give another pattern', () => {
  const [newest] = archivedVersions('https://{version}.example.com/{version}/docs/');
  expect(newest).toEqual({label: 'V5.16', href: 'https://v5.16.example.com/v5.16/docs/'});
});

test('every version has a place: here for those of this site, elsewhere for archived ones', () => {
  const places = docsPlaces('https://{version}.example.com/');
  expect([...places.keys()].slice(0, 3)).toEqual(['current', '5.17', '5.16']);
  expect(places.get('current')).toEqual({label: 'V6.2', href: '/docs'});
  expect(places.get('5.17')).toEqual({label: 'V5.17', href: '/docs/5.17'});
  expect(places.get('5.10')).toEqual({label: 'V5.10', href: 'https://v5.10.example.com/'});
});

test('npm start can show one version alone, at the address that it has in a build', () => {
  expect(shownVersions('', true)).toEqual({versions: docsVersions, lastVersion: 'current'});
  expect(shownVersions('5.17', false)).toMatchObject({
    versions: {'5.17': {label: 'V5.17', path: '5.17'}},
    lastVersion: '5.17',
    onlyIncludeVersions: ['5.17'],
  });
  expect(shownVersions('current', false)).toMatchObject({lastVersion: 'current', onlyIncludeVersions: ['current']});
});

test('a build that would leave versions out fails, and so does an unknown version', () => {
  expect(() => shownVersions('current', true)).toThrow(/ONLY_VERSION="current" is for npm start/);
  expect(() => shownVersions('5.16', false)).toThrow(/Use one of: current, 5\.17/);
});
