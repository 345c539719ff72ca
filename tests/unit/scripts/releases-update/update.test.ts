import {readFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {expect, test} from 'vitest';
import {readTags} from '@site/scripts/releases-update/tags';
import {updateReleases} from '@site/scripts/releases-update/update';

const IDS = ['current', '5.17'];

const FILE = `# About this file.

- version: 6.2.1
  date: 2025-04-15
  notes: https://example.com/by-hand # a better page
  docs: current
# Withdrawn after a day.
- version: 5.17.2
  date: 2024-06-14
  notes: https://github.com/goodrain/rainbond/releases/tag/v5.17.2-release
  docs: '5.17'
`;

const tagsOf = (...lines: string[]) => readTags(lines.join('\n')).releases;
const KNOWN = ['v6.2.1-release\t2025-04-15', 'v5.17.2-release\t2024-06-13'];

test('adds what is missing in its place, and keeps rows and comments', () => {
  const {source, added} = updateReleases(
    FILE,
    tagsOf('v5.17.3-release\t2024-07-29', ...KNOWN, 'v6.10.0-release\t2026-09-01', 'v5.9.0-release\t2022-10-27'),
    IDS,
  );
  expect(added.map(({version}) => version)).toEqual(['6.10.0', '5.17.3', '5.9.0']);
  expect(source).toBe(`# About this file.

- version: 6.10.0
  date: 2026-09-01
  notes: https://github.com/goodrain/rainbond/releases/tag/v6.10.0-release
  docs: none
- version: 6.2.1
  date: 2025-04-15
  notes: https://example.com/by-hand # a better page
  docs: current
- version: 5.17.3
  date: 2024-07-29
  notes: https://github.com/goodrain/rainbond/releases/tag/v5.17.3-release
  docs: '5.17'
# Withdrawn after a day.
- version: 5.17.2
  date: 2024-06-14
  notes: https://github.com/goodrain/rainbond/releases/tag/v5.17.2-release
  docs: '5.17'
- version: 5.9.0
  date: 2022-10-27
  notes: https://github.com/goodrain/rainbond/releases/tag/v5.9.0-release
  docs: none
`);
});

test('changes nothing when nothing is new', () => {
  expect(updateReleases(FILE, tagsOf(...KNOWN), IDS)).toMatchObject({source: FILE, added: []});
});

test('tells what differs from the tags and keeps it', () => {
  const {kept} = updateReleases(FILE, tagsOf('v5.17.2-release\t2024-06-13'), IDS);
  expect(kept).toEqual([
    '6.2.1: the clone has no tag v6.2.1-release',
    '5.17.2: the file says 2024-06-14, the tag 2024-06-13',
  ]);
});

test('refuses a file with a fault', () => {
  expect(() => updateReleases(FILE.replace('2025-04-15', 'today'), tagsOf(...KNOWN), IDS)).toThrow(
    'releases.yml:4: row 1 (6.2.1), field "date"',
  );
});

test('refuses a tag whose day cannot be right', () => {
  expect(() => updateReleases(FILE, tagsOf('v6.2.0-release\t2062-01-01', ...KNOWN), IDS)).toThrow(
    'row 2 (6.2.0), field "date": is "2062-01-01", must not be after 2025-04-15',
  );
});

test('leaves a file that Prettier would not change', async () => {
  const tags = tagsOf('v99.0.0-release\t2099-01-01', 'v5.17.99-release\t2024-08-01', 'v0.0.1-release\t2000-01-01');
  const {source, added} = updateReleases(readFileSync('releases.yml', 'utf8'), tags, [
    ...IDS,
    ...['5.16', '5.15', '5.14', '5.13', '5.12', '5.11', '5.10'],
  ]);
  expect(added).toHaveLength(3);
  expect(await format(source, {...(await resolveConfig('releases.yml')), parser: 'yaml'})).toBe(source);
});
