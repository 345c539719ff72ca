import {expect, test} from 'vitest';
import {visitsOf} from '../../e2e/support/rotation';

const pages = Array.from({length: 8}, (_, index) => (index === 0 ? '' : `/docs/${index}`));
const paths = [...pages.map((page) => page || '/'), ...pages.map((page) => `/zh${page}`)];
const of = (path: string) => visitsOf(paths, () => false).find((visit) => visit.path === path);

test('each path is visited once', () => {
  expect(visitsOf(paths, () => false).map(({path}) => path)).toEqual(paths);
});

test('a page is seen in both widths, and axe looks at it in one language', () => {
  for (const page of pages) {
    const both = [of(page || '/'), of(`/zh${page}`)];
    expect(new Set(both.map((visit) => visit?.size.width))).toEqual(new Set([390, 1200]));
    expect(both.filter((visit) => visit?.axe)).toHaveLength(1);
  }
});

test('axe meets each language in each width equally often', () => {
  const seen = visitsOf(paths, () => false)
    .filter(({axe}) => axe)
    .map(({path, size}) => `${path.startsWith('/zh')} ${size.width}`);
  const counts = [...new Set(seen)].map((kind) => seen.filter((one) => one === kind).length);
  expect(counts).toEqual([2, 2, 2, 2]);
});

test('pages of a layout of their own meet axe in both languages', () => {
  expect(
    visitsOf(paths, (path) => path.endsWith('/3')).filter(({path, axe}) => path.endsWith('/3') && axe),
  ).toHaveLength(2);
});
