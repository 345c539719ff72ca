import {expect, test} from 'vitest';
import {toPieces} from '@site/src/features/search/algolia/toPieces';

/** Pieces as one text, with brackets around matches. */
const shown = (value: string) =>
  toPieces(value)
    .map(({text, match}) => (match ? `[${text}]` : text))
    .join('|');

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['a <mark>b</mark> c', 'a |[b]| c'],
  ['<mark>a</mark><mark>b</mark>', '[ab]'],
  ['<mark>a', '[a]'],
  ['a</mark>b', 'ab'],
  ['<mark><mark>a</mark>b</mark>', '[a]|b'],
  ['<mark></mark>a', 'a'],
  ['  a\n\t b  ', 'a b'],
  ['a <mark> </mark>', 'a'],
  ['<MARK>a</MARK>', '<MARK>a</MARK>'],
  ['&lt;b&gt; &amp;amp; &quot;&#39;&#x27;&nbsp;&apos;', `<b> &amp; "'' '`],
  ['&lt;mark&gt;a&lt;/mark&gt;', '<mark>a</mark>'],
  ['&unknown; &#0; &#9999999; &constructor;', '&unknown; &#0; &#9999999; &constructor;'],
  ['a\u202eb\u2066c\u200bd\u0000e\ufefff', 'abcdef'],
  ['👩\u200d💻', '👩\u200d💻'],
])('%j becomes %j', (value, expected) => {
  expect(shown(value)).toBe(expected);
});
