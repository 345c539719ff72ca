import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {stringify} from 'yaml';
import {installCommand, installCommandChina} from '@site/src/config/links';
import {docsPlaces, docsVersions} from '@site/src/config/versions';
import {isVersion, lineOf, newestFirst, parseReleases} from '@site/src/plugins/releases/data';
import {documentedRelease} from '@site/src/plugins/releases/lines';
import {IDS, RELEASES, releaseOf} from './fixture';

const row = (fields: Record<string, unknown>) => ({...releaseOf('3.2.1', '2025-12-31', 'current'), ...fields});
const faultsOf = (content: unknown): string[] => {
  try {
    parseReleases(typeof content === 'string' ? content : stringify(content), IDS, 'list.yml');
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
};

describe('versions', () => {
  test('have three numbers', () => {
    expect(['6.2.1', '5.17.0', '10.0.10'].every(isVersion)).toBe(true);
    expect(['6.2', 'v6.2.1', '6.2.1-release', '6.02.1', '6.2.1.0', ''].some(isVersion)).toBe(false);
  });

  test('are ordered by number', () => {
    expect(['5.9.10', '6.0.0', '5.10.0', '5.9.2'].sort(newestFirst)).toEqual(['6.0.0', '5.10.0', '5.9.10', '5.9.2']);
    expect(newestFirst('6.2.1', '6.2.1')).toBe(0);
  });

  test('belong to a line', () => {
    expect(lineOf('5.17.3')).toBe('5.17');
  });
});

describe('the list', () => {
  test('is read as it stands', () => {
    expect(parseReleases(stringify(RELEASES), IDS)).toEqual(RELEASES);
  });

  test.each([
    ['no list', {releases: []}, 'list.yml: must be a list of releases.'],
    ['an empty file', '', 'list.yml: must be a list of releases.'],
    ['an empty list', [], 'list.yml: must hold at least one release.'],
    ['a row without fields', '- 3.2.1\n', 'list.yml:1: row 1 must have the fields version, date, notes, docs.'],
    [
      'an unknown field',
      [row({dokumentation: 'x'})],
      'list.yml:1: row 1 (3.2.1) has the unknown field "dokumentation"; use version, date, notes, docs.',
    ],
    [
      'a missing field',
      [row({date: undefined})],
      'list.yml:1: row 1 (3.2.1), field "date": is missing; it must be a day of the calendar, such as 2025-04-15.',
    ],
    [
      'a version of two numbers',
      [row({version: 3.2})],
      'list.yml:1: row 1, field "version": is 3.2, must be three numbers, such as 6.2.1.',
    ],
    [
      'a day that the calendar lacks',
      [row({date: '2025-02-30'})],
      'list.yml:2: row 1 (3.2.1), field "date": is "2025-02-30", must be a day of the calendar, such as 2025-04-15.',
    ],
    [
      'an insecure address',
      [row({notes: 'http://example.com'})],
      'list.yml:3: row 1 (3.2.1), field "notes": is "http://example.com", must be an https address without spaces and brackets.',
    ],
    [
      'an address that would end a Markdown link',
      [row({notes: 'https://example.com/a)b'})],
      'list.yml:3: row 1 (3.2.1), field "notes": is "https://example.com/a)b", must be an https address without spaces and brackets.',
    ],
    [
      'documentation that does not exist',
      [row({docs: '9.9'})],
      `list.yml:4: row 1 (3.2.1), field "docs": is "9.9", must be one of current, '3.0', '2.0', none; a number needs the quotes.`,
    ],
    [
      'a number without quotes, which YAML would shorten',
      [row({docs: 3.0})],
      `list.yml:4: row 1 (3.2.1), field "docs": is 3, must be one of current, '3.0', '2.0', none; a number needs the quotes.`,
    ],
    [
      'a wrong order',
      [releaseOf('3.9.0', '2025-01-01'), releaseOf('3.10.0', '2025-01-02')],
      'list.yml:5: row 2 (3.10.0), field "version": is "3.10.0", must not be newer than 3.9.0 in the row above; put the newest release first.',
    ],
    [
      'a release twice',
      [releaseOf('3.9.0', '2025-01-01'), {...releaseOf('3.9.0', '2025-01-01'), notes: 'https://example.com/b'}],
      'list.yml:5: row 2 (3.9.0), field "version": is "3.9.0", must be in the list once; remove one of the rows.',
    ],
    [
      'a release twice with others in between',
      [
        releaseOf('3.9.0', '2025-01-03'),
        releaseOf('3.8.0', '2025-01-01'),
        {...releaseOf('3.9.0', '2025-01-01'), notes: 'https://example.com/b'},
      ],
      'list.yml:9: row 3 (3.9.0), field "version": is "3.9.0", must be in the list once; remove one of the rows.',
    ],
    [
      'a date after that of a later release of the line',
      [releaseOf('3.9.1', '2025-01-02'), releaseOf('3.9.0', '2062-01-01')],
      'list.yml:6: row 2 (3.9.0), field "date": is "2062-01-01", must not be after 2025-01-02, the day of the later release 3.9.1.',
    ],
    [
      'the notes of another release',
      [releaseOf('3.9.1', '2025-01-02'), {...releaseOf('3.9.0', '2025-01-01'), notes: 'https://example.com/v3.9.1'}],
      'list.yml:7: row 2 (3.9.0), field "notes": is "https://example.com/v3.9.1", must not be that of 3.9.1.',
    ],
  ])('refuses %s', (_name, content, message) => {
    expect(faultsOf(content)).toEqual([message]);
  });

  test('refuses broken YAML and names the line', () => {
    expect(faultsOf('- version: 1.0.0\n  version: 1.0.1\n')).toEqual([
      expect.stringMatching(/^list\.yml:2: broken YAML: Map keys must be unique/),
    ]);
  });

  test('names all faults at once, by file and line', () => {
    expect(faultsOf([row({date: 'today'}), row({version: 'x'})])).toEqual([
      expect.stringMatching(/^list\.yml:2: row 1 \(3\.2\.1\), field "date"/),
      expect.stringMatching(/^list\.yml:5: row 2 \(x\), field "version"/),
    ]);
  });

  test('accepts a fix for an older line on a later day', () => {
    expect(faultsOf([releaseOf('3.9.0', '2025-01-01'), releaseOf('3.8.4', '2025-06-01')])).toEqual([]);
  });
});

describe('releases.yml', () => {
  const releases = parseReleases(readFileSync('releases.yml', 'utf8'), [...docsPlaces().keys()]);

  test('holds the releases that the pages were written for', () => {
    const versions = releases.map(({version}) => version);
    expect(versions).toEqual(expect.arrayContaining(['6.2.1', '5.17.0', '5.17.1', '5.17.2', '5.17.3', '6.0.0']));
  });

  test('has a release for every version of the documentation', () => {
    const documented = new Set(releases.map(({docs}) => docs));
    expect([...docsPlaces().keys()].filter((id) => !documented.has(id))).toEqual([]);
  });

  test('gives each version of the documentation the releases of its own line', () => {
    for (const [id, {label = ''}] of Object.entries(docsVersions ?? {})) {
      const newest = releases.find(({docs}) => docs === id);
      expect(`V${lineOf(newest?.version ?? '')}`).toBe(label);
    }
  });

  test('has the release that the home pages install as the documented one', () => {
    const tag = `v${documentedRelease(releases, 'current')?.version}-release`;
    expect(installCommand).toContain(`VERSION=${tag} `);
    expect(installCommand).toContain(`/${tag}/script/install-rainbond.sh`);
    expect(installCommandChina.split('\n').at(-1)).toMatch(new RegExp(`^docker run .* \\S+/rainbond:${tag}-k3s$`));
    expect(installCommandChina).toContain(' -p 6060:6060 ');
  });
});
