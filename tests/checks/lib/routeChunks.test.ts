import {expect, test} from 'vitest';
import {routeChunks} from './routeChunks';
import {MAIN, RUNTIME} from './testBundle';

test.each([
  ['/docs/a', ['/assets/js/layout.js', '/assets/js/shared.js', '/assets/js/a.js']],
  ['/docs/b', ['/assets/js/layout.js', '/assets/js/shared.js', '/assets/js/b.js']],
  ['/docs/gone', ['/assets/js/layout.js', '/assets/js/shared.js']],
  ['/', ['/assets/js/home.js']],
  ['/nowhere', ['/assets/js/not-found.js']],
])('tells the chunks of %s', (path, expected) => {
  const chunksOf = routeChunks(RUNTIME, [MAIN]);
  expect(chunksOf(path)).toEqual(expected);
  // Layouts ask for their chunks once; a second page gets the same answer.
  expect(chunksOf(path)).toEqual(expected);
});

test('tells layouts apart when several pages are asked for', () => {
  const chunksOf = routeChunks(RUNTIME, [MAIN]);
  chunksOf('/docs/a');
  expect(chunksOf('/docs/b')).toEqual(['/assets/js/layout.js', '/assets/js/shared.js', '/assets/js/b.js']);
});

test('says what it does not understand', () => {
  expect(() => routeChunks(RUNTIME, ['void 0'])).toThrow('are no chunks of webpack or Rspack');
  expect(() => routeChunks('void 0', [MAIN])).toThrow('does not hand out its require function');
  expect(() => routeChunks(RUNTIME, ['(self.webpackChunksite=[]).push([["1"],{}])'])).toThrow(
    'holds no table of routes',
  );
});
