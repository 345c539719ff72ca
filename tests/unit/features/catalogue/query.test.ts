import {describe, expect, it} from 'vitest';
import {facetValues, readQuery, select, writeQuery, type CatalogueEntry} from '@site/src/features/catalogue/query';

const entries: CatalogueEntry[] = [
  {id: 'b', title: 'Nacos', text: 'Service registry', facets: {category: 'Middleware'}},
  {
    id: 'a',
    title: 'GitLab',
    text: 'Hosts code',
    facets: {category: 'DevOps'},
    details: [{term: 'Licence', text: 'MIT'}],
  },
  {id: 'c', title: 'Apollo', text: 'Configuration', facets: {category: 'Middleware'}},
];
const all = {words: '', facets: {}, sort: 'listed'} as const;
const ids = (list: CatalogueEntry[]) => list.map((entry) => entry.id);

describe('select', () => {
  it('keeps the listed order without a query and does not change the list', () => {
    expect(ids(select(entries, all, 'en'))).toEqual(['b', 'a', 'c']);
    select(entries, {...all, sort: 'title'}, 'en');
    expect(ids(entries)).toEqual(['b', 'a', 'c']);
  });

  it('wants every word, in any field and case', () => {
    expect(ids(select(entries, {...all, words: 'mit CODE'}, 'en'))).toEqual(['a']);
    expect(select(entries, {...all, words: 'mit registry'}, 'en')).toEqual([]);
  });

  it('combines words, facet and order', () => {
    expect(ids(select(entries, {words: 'a', facets: {category: 'Middleware'}, sort: 'title'}, 'en'))).toEqual([
      'c',
      'b',
    ]);
  });
});

describe('the address', () => {
  it('holds the query and gives it back', () => {
    const query = {words: 'a b', facets: {category: 'DevOps'}, sort: 'title'} as const;
    expect(readQuery(writeQuery(query), entries)).toEqual(query);
    expect(writeQuery(all)).toBe('');
  });

  it('ignores what no entry has and cuts long words', () => {
    expect(readQuery('?category=Nothing&other=1&sort=size', entries)).toEqual(all);
    expect(readQuery(`?q=${'x'.repeat(100)}`, entries).words).toHaveLength(64);
  });
});

describe('facetValues', () => {
  it('counts values in the order of the entries', () => {
    expect(facetValues(entries, 'category')).toEqual([
      {value: 'Middleware', count: 2},
      {value: 'DevOps', count: 1},
    ]);
    expect(facetValues(entries, 'size')).toEqual([]);
  });
});
