import {expect, test} from 'vitest';
import {dataHash, dataPairs} from './data';

test('names texts by the keys and the items that hold them', () => {
  const releases = [
    {version: '6.2', notes: {en: 'Notes', zh: '说明'}},
    {version: '6.1', notes: {en: {title: 'Older', text: 'Text'}, zh: {title: '更早'}}},
  ];
  const pairs = dataPairs({releases});
  expect(pairs.map(({name}) => name)).toEqual([
    'releases.6.2.notes',
    'releases.6.1.notes.title',
    'releases.6.1.notes.text',
  ]);
  expect(pairs.at(-1)?.zh).toEqual({});
});

test('does not count the order of keys, nor the form of a text', () => {
  expect(dataHash({a: 'one *two*', b: 1})).toBe(dataHash({b: 1, a: 'one\n_two_'}));
  expect(dataHash({a: 'one', b: 'two'})).not.toBe(dataHash({a: 'two', b: 'one'}));
});
