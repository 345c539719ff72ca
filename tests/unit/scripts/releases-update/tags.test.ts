import {expect, test} from 'vitest';
import {readTags} from '@site/scripts/releases-update/tags';

/** What `git for-each-ref` printed of some tags of goodrain/rainbond in August 2026. */
const OUTPUT = `3.5.1\t2018-04-20
release-3.5.1\t2018-04-17
v3.7.2-release\t2018-10-17
v5.2.0-beta1\t2020-02-16
v5.5.0-dind\t2022-01-07
v6.2.1-release\t2025-04-15
`;

test('takes the tags of releases', () => {
  expect(readTags(OUTPUT).releases).toEqual([
    {tag: 'v3.7.2-release', version: '3.7.2', date: '2018-10-17'},
    {tag: 'v6.2.1-release', version: '6.2.1', date: '2025-04-15'},
  ]);
});

test('rejects all others by name', () => {
  expect(readTags(OUTPUT).rejected).toEqual(
    ['3.5.1', 'release-3.5.1', 'v5.2.0-beta1', 'v5.5.0-dind'].map((tag) => `${tag}: is not named vX.Y.Z-release`),
  );
});

test.each(['v6.2-release', 'v6.2.1.1-release', 'v6.02.1-release', 'v6.2.x-release', 'V6.2.1-release', 'v-release'])(
  'rejects %s',
  (tag) => {
    expect(readTags(`${tag}\t2025-01-01\n`)).toEqual({releases: [], rejected: [`${tag}: is not named vX.Y.Z-release`]});
  },
);

test('rejects a tag without a date, such as one of a file', () => {
  expect(readTags('v6.2.1-release\t\n').rejected).toEqual(['v6.2.1-release: git knows no date of it']);
});

test('reads nothing from a clone without tags', () => {
  expect(readTags('')).toEqual({releases: [], rejected: []});
});
