import {expect, test} from 'vitest';
import {routeChunks} from './routeChunks';
import {MAIN, PART, RUNTIME} from './testBundle';

const BUNDLE = {
  runtime: RUNTIME,
  scripts: [MAIN],
  read: (address: string) => {
    if (address !== '/assets/js/part.js') throw new Error(`${address} must not be read`);
    return PART;
  },
};

const DOCS = ['/assets/js/part.js', '/assets/js/layout.js', '/assets/js/shared.js'];

test.each([
  ['/docs/a', [...DOCS, '/assets/js/a.js']],
  ['/docs/b', [...DOCS, '/assets/js/b.js']],
  ['/docs/gone', DOCS],
  ['/', ['/assets/js/home.js']],
  ['/nowhere', ['/assets/js/not-found.js']],
])('finds the chunks of %s', (path, expected) => {
  const chunksOf = routeChunks(BUNDLE);
  expect(chunksOf(path)).toEqual(expected);
  // Layouts request their chunks once; a second page gets the same answer.
  expect(chunksOf(path)).toEqual(expected);
});

test('tells layouts apart when several pages are asked for', () => {
  const chunksOf = routeChunks(BUNDLE);
  chunksOf('/docs/a');
  expect(chunksOf('/docs/b')).toEqual([...DOCS, '/assets/js/b.js']);
});

test('leaves out the script of an article whose page has a record', () => {
  expect(routeChunks(BUNDLE)('/docs/b', '{}')).toEqual(DOCS);
});

test('says what it does not understand', () => {
  const open = (files: object) => () => routeChunks({...BUNDLE, ...files});
  expect(open({scripts: ['void 0']})).toThrow('are no chunks of webpack or Rspack');
  expect(open({runtime: 'void 0'})).toThrow('does not hand out its require function');
  expect(open({scripts: ['(self.webpackChunksite=[]).push([["1"],{}])']})).toThrow('holds no table of routes');
});
