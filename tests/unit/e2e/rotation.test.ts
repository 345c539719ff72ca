import {expect, test} from 'vitest';
import {turnOf, visitsOf} from '../../e2e/support/rotation';

const pages = Array.from({length: 32}, (_, index) => (index === 0 ? '' : `/docs/${index}`));
const paths = [...pages.map((page) => page || '/'), ...pages.map((page) => `/zh${page}`)];
const visits = (turn: number) => visitsOf(paths, () => false, turn);
/** Language and width of a visit. */
const kind = ({path, size}: {path: string; size: {width: number}}) => `${path.startsWith('/zh')} ${size.width}`;
const count = (kinds: readonly string[]) =>
  [...new Set(kinds)].map((one) => kinds.filter((other) => other === one).length);

test('each page is visited in one language', () => {
  const seen = visits(0).map(({path}) => path.replace(/^\/zh/, '') || '/');
  expect(seen.toSorted()).toEqual(paths.slice(0, 32).toSorted());
});

test('each language is met in each width equally often', () => {
  expect(count(visits(0).map(kind))).toEqual([8, 8, 8, 8]);
});

test('what is drawn is measured on a quarter of the pages, equally often in each language and width', () => {
  expect(
    count(
      visits(0)
        .filter(({drawing}) => drawing)
        .map(kind),
    ),
  ).toEqual([2, 2, 2, 2]);
});

test('within four turns, a page is met in each language and width', () => {
  const seen = [0, 1, 2, 3].flatMap(visits).filter(({path}) => /^(\/zh)?\/docs\/5$/.test(path));
  expect(new Set(seen.map(kind)).size).toBe(4);
});

test('pages of a layout of their own are visited in both languages, on a phone and on a desktop, and measured', () => {
  const own = visitsOf(paths, (path) => path.endsWith('/3'), 0).filter(({path}) => path.endsWith('/3'));
  expect(own.map(({drawing}) => drawing)).toEqual([true, true]);
  expect(new Set(own.map(({size}) => size.width))).toEqual(new Set([390, 1200]));
});

test('a turn lasts a day', () => {
  expect(turnOf(new Date('2026-11-24T00:00:00Z')) - turnOf(new Date('2026-11-23T00:00:00Z'))).toBe(1);
  expect(turnOf(new Date('2026-11-23T23:59:59Z'))).toBe(turnOf(new Date('2026-11-23T00:00:00Z')));
});
