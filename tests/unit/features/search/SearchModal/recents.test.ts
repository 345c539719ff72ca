import {describe, expect, test} from 'vitest';
import {
  FAVORITE_KEY,
  MAX_KEPT,
  mergeSearches,
  parseSearches,
  RECENT_KEY,
  searchKeeper,
  type StoredSearch,
} from '@site/src/features/search/SearchModal/recents';

const entry = (objectID: string): StoredSearch => ({
  objectID,
  url: `/docs/${objectID}`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: objectID, lvl2: null},
});
const list = (names: string) => [...names].map(entry);
const names = (entries: readonly StoredSearch[]) => entries.map(({objectID}) => objectID).join('');

describe('reading', () => {
  test('what is good stays', () => {
    expect(parseSearches(JSON.stringify(list('abc')))).toEqual(list('abc'));
    expect(parseSearches(null)).toEqual([]);
  });

  test.each(['', 'null', '{}', '{"a":', '[1,null,"x",{}]', '"text"'])('%s is an empty list', (text) => {
    expect(parseSearches(text)).toEqual([]);
  });

  test.each<[string, object]>([
    ['an address that runs', {url: 'javascript:alert(1)'}],
    ['markup in a title', {hierarchy: {lvl0: 'Docs', lvl1: '<img src=x onerror=alert(1)>'}}],
    ['markup in the second line', {content: '<b>'}],
    ['no title', {hierarchy: {lvl0: 'Docs'}}],
    ['a type that the modal cannot show', {type: 'content'}],
    ['no id', {objectID: 3}],
    ['levels that are no text', {hierarchy: {lvl0: 'Docs', lvl1: 'a', lvl2: {}}}],
  ])('%s is left out', (_name, change) => {
    expect(names(parseSearches(JSON.stringify([entry('a'), {...entry('b'), ...change}, entry('c')])))).toBe('ac');
  });

  test('fields that are not known are dropped', () => {
    const html = '<img src=x onerror=alert(1)>';
    const hostile = {
      ...entry('a'),
      hierarchy: {...entry('a').hierarchy, lvl9: html},
      _snippetResult: {content: {value: html}, hierarchy: {lvl1: {value: html}}},
      _highlightResult: {hierarchy: {lvl0: {value: html}, lvl1: {value: html}}},
      __docsearch_parent: {...entry('b'), url: 'javascript:alert(1)'},
      __proto: html,
    };
    expect(parseSearches(JSON.stringify([hostile]))).toEqual([entry('a')]);
  });

  test('ten are kept', () => {
    expect(parseSearches(JSON.stringify(list('abcdefghijklmnop')))).toHaveLength(MAX_KEPT);
    expect(MAX_KEPT).toBe(10);
  });
});

test.each([
  ['the first one', '', '', 'a', 'a'],
  ['a new one', 'ab', 'ab', 'nab', 'nab'],
  ['one that pushes another out of what is shown', 'abcdefg', 'abcdefg', 'nabcdef', 'nabcdefg'],
  ['one that pushes out the tenth', 'abcdefghij', 'abcdefg', 'nabcdef', 'nabcdefghi'],
  ['one that is shown again', 'abc', 'abc', 'cab', 'cab'],
  ['one that was kept but not shown', 'abcdefgh', 'abcdefg', 'habcdef', 'habcdefg'],
  ['the newest again', 'abc', 'abc', 'abc', 'abc'],
  ['one removed', 'abcdefghi', 'abcdefg', 'abdefg', 'abdefghi'],
  ['the newest removed', 'abc', 'abc', 'bc', 'bc'],
  ['the last one removed', 'abcdefgh', 'abcdefg', 'abcdef', 'abcdefh'],
  ['all removed', 'a', 'a', '', ''],
  ['with favorites, four shown', 'abcdefg', 'abcd', 'nabc', 'nabcdefg'],
  ['what another tab has added stays', 'xab', 'ab', 'nab', 'nxab'],
])('%s', (_name, kept, before, after, expected) => {
  expect(names(mergeSearches(list(kept), list(before), list(after)))).toBe(expected);
});

describe('the keeper', () => {
  const RECENT = `${RECENT_KEY}docs-en`;
  const FAVORITE = `${FAVORITE_KEY}docs-en`;

  function storageWith(values: Record<string, string> = {}) {
    const stored = new Map(Object.entries(values));
    return {
      stored,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      recent: () => names(parseSearches(stored.get(RECENT) ?? null)),
    };
  }
  type FakeStorage = ReturnType<typeof storageWith>;

  /** Does what DocSearch does: reads once, shows some, and stores what it shows. */
  function modal(storage: FakeStorage, limit: number) {
    let shown: StoredSearch[] = parseSearches(storage.getItem(RECENT)).slice(0, limit);
    const write = (next: StoredSearch[]) => {
      shown = next.slice(0, limit);
      storage.setItem(RECENT, JSON.stringify(shown));
    };
    return {
      add: (name: string) => write([entry(name), ...shown.filter(({objectID}) => objectID !== name)]),
      remove: (name: string) => write(shown.filter(({objectID}) => objectID !== name)),
      shown: () => names(shown),
    };
  }

  function step(keeper: ReturnType<typeof searchKeeper>, run: () => void): void {
    keeper.look();
    run();
    keeper.keep();
  }

  test('keeps ten of which seven are shown, and forgets what is removed', () => {
    const storage = storageWith({[RECENT]: JSON.stringify(list('abcdefghij'))});
    const keeper = searchKeeper(storage, 'docs-en');
    const search = modal(storage, 7);
    step(keeper, () => search.remove('b'));
    expect(storage.recent()).toBe('acdefghij');
    step(keeper, () => search.add('n'));
    expect(storage.recent()).toBe('nacdefghij');
    expect(search.shown()).toBe('nacdefg');
    step(keeper, () => {});
    expect(storage.recent()).toBe('nacdefghij');
  });

  test('four are shown beside favorites', () => {
    const storage = storageWith({
      [RECENT]: JSON.stringify(list('abcdefg')),
      [FAVORITE]: JSON.stringify(list('z')),
    });
    const keeper = searchKeeper(storage, 'docs-en');
    const search = modal(storage, 4);
    step(keeper, () => search.remove('b'));
    expect(storage.recent()).toBe('acdefg');
  });

  test('what another tab stores meanwhile is kept, too', () => {
    const storage = storageWith();
    const first = {keeper: searchKeeper(storage, 'docs-en'), search: modal(storage, 7)};
    const second = {keeper: searchKeeper(storage, 'docs-en'), search: modal(storage, 7)};
    step(first.keeper, () => first.search.add('a'));
    step(second.keeper, () => second.search.add('b'));
    expect(storage.recent()).toBe('ba');
  });

  test('damaged lists are mended before the modal reads them', () => {
    const storage = storageWith({[RECENT]: '{"a":', [FAVORITE]: '{"not": "a list"}'});
    searchKeeper(storage, 'docs-en');
    expect([storage.getItem(RECENT), storage.getItem(FAVORITE)]).toEqual(['[]', '[]']);
  });

  test('fields that the modal would show as HTML are removed before it reads them', () => {
    const html = {hierarchy: {lvl1: {value: '<img src=x onerror=alert(1)>'}}};
    const hostile = JSON.stringify([{...entry('a'), _snippetResult: html, _highlightResult: html}]);
    const storage = storageWith({[RECENT]: hostile, [FAVORITE]: hostile});
    searchKeeper(storage, 'docs-en');
    for (const key of [RECENT, FAVORITE]) expect(JSON.parse(storage.getItem(key) ?? '')).toEqual([entry('a')]);
  });

  test('where nothing can be stored, nothing happens', () => {
    const keeper = searchKeeper({getItem: () => null, setItem: () => {}}, 'docs-en');
    expect(() => step(keeper, () => {})).not.toThrow();
  });
});
