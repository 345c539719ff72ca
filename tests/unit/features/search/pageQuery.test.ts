import {describe, expect, test} from 'vitest';
import {pagesAround, readPageQuery, writePageQuery, type PageQuery} from '@site/src/features/search/pageQuery';

const versions = {names: ['current', '5.17'], latest: 'current'};

test.each<[string, PageQuery]>([
  ['', {text: '', version: 'current', page: 0}],
  ['?q=quick+install', {text: 'quick install', version: 'current', page: 0}],
  ['?q=%E8%87%AA%E5%8A%A8&version=5.17&section=api&page=3', {text: '自动', version: '5.17', section: 'api', page: 2}],
  ['?q=a&version=all', {text: 'a', version: 'all', page: 0}],
  ['?q=%3Cimg%20src%3Dx%3E%24%7Bx%7D', {text: '<img src=x>${x}', version: 'current', page: 0}],
])('%s is read and written the same', (search, query) => {
  expect(readPageQuery(search, versions)).toEqual(query);
  expect(readPageQuery(writePageQuery(query, versions), versions)).toEqual(query);
});

test.each([
  '?q=a&version=4.2&section=news&page=0',
  '?q=a&page=-1',
  '?q=a&page=99999',
  '?q=a&page=x&version=',
  '?q=a&section=__proto__',
])('%s: what makes no sense is ignored', (search) => {
  expect(readPageQuery(search, versions)).toEqual({text: 'a', version: 'current', page: 0});
});

test('a broken or endless text is cut, and always makes an address', () => {
  expect(readPageQuery('?q=%E8%8', versions).text).not.toContain('\u0000');
  expect(readPageQuery(`?q=${'x'.repeat(10_000)}`, versions).text).toHaveLength(64);
  expect(writePageQuery({text: 'a\uD83D', version: 'current', page: 0}, versions)).toBe('?q=a');
});

test('what goes without saying is left out', () => {
  expect(writePageQuery({text: 'a b', version: 'current', page: 0}, versions)).toBe('?q=a+b');
  expect(writePageQuery({text: 'a', version: 'all', section: 'blog', page: 1}, versions)).toBe(
    '?q=a&version=all&section=blog&page=2',
  );
});

describe('pages to link to', () => {
  test.each([
    [0, 1, [0]],
    [0, 2, [0, 1]],
    [0, 5, [0, 1, null, 4]],
    [2, 5, [0, 1, 2, 3, 4]],
    [4, 9, [0, null, 3, 4, 5, null, 8]],
    [8, 9, [0, null, 7, 8]],
    [3, 9, [0, 1, 2, 3, 4, null, 8]],
    [50, 3, [0, 1, 2]],
  ])('page %i of %i', (page, count, expected) => {
    expect(pagesAround(page, count)).toEqual(expected);
  });
});
