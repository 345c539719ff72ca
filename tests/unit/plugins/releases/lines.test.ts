import {expect, test} from 'vitest';
import {documentedRelease, groupLines, linesOf} from '@site/src/plugins/releases/lines';
import {RELEASES, releaseOf} from './fixture';

const names = (lines: readonly {name: string}[]) => lines.map(({name}) => name);

test('joins the releases of a line', () => {
  const [, line] = linesOf(RELEASES);
  expect(line).toMatchObject({name: '3.3', docs: 'none'});
  expect(line?.releases.map(({version}) => version)).toEqual(['3.3.1', '3.3.0']);
});

test('splits a line where its documentation changes', () => {
  const lines = linesOf([releaseOf('1.1.1', '2025-01-02', 'current'), releaseOf('1.1.0', '2025-01-01')]);
  expect(lines.map(({name, docs}) => `${name} ${docs}`)).toEqual(['1.1 current', '1.1 none']);
});

test('parts lines by the documentation, and keeps those in between', () => {
  const {documented, later, earlier} = groupLines(RELEASES);
  expect(names(later)).toEqual(['3.10', '3.3']);
  expect(names(documented)).toEqual(['3.2', '3.1', '3.0', '2.0']);
  expect(names(earlier)).toEqual(['1.0']);
});

test('takes all lines for later ones when none has documentation', () => {
  const {documented, later, earlier} = groupLines([releaseOf('1.1.0', '2025-01-01'), releaseOf('1.0.0', '2024-01-01')]);
  expect([documented, names(later), earlier]).toEqual([[], ['1.1', '1.0'], []]);
});

test('finds the newest release that a version describes', () => {
  expect(documentedRelease(RELEASES, 'current')?.version).toBe('3.2.1');
  expect(documentedRelease(RELEASES, '9.9')).toBeUndefined();
});
