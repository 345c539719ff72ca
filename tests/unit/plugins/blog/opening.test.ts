import {expect, test} from 'vitest';
import {openingOf} from '@site/src/plugins/blog/opening';

test('the first paragraph loses its markup and keeps its words', () => {
  const markdown =
    '\nSet `TRACE_APP_NAME` in [Pig](https://example.com): it _must_ be **there**.\n\n{/* truncate */}\n\nMore.';
  expect(openingOf(markdown)).toBe('Set TRACE_APP_NAME in Pig: it must be there.');
});

test('comments and headings before it are skipped', () => {
  expect(openingOf('{/* note */}\n\n## Title {/* #title */}\n\n正文第一段。\n')).toBe('正文第一段。');
});

test('a post without a paragraph has no opening', () => {
  expect(openingOf('## Title\n')).toBe('');
});
