import {expect, test} from 'vitest';
import {cleanText, MAX_TEXT} from '@site/src/features/search/text';

test.each([
  ['spaces around and between', '  quick \n\t install ', 'quick install'],
  ['marks that turn the direction', '\u202Eevil\u202C \u2067x\u2069\u200F', 'evil x'],
  ['characters of control', 'a\u0000b\u001Fc', 'a b c'],
  ['half of a character', 'a\uD83D', 'a'],
  ['markup as it is', '<img src=x onerror=alert(1)></script>${x}', '<img src=x onerror=alert(1)></script>${x}'],
  ['Chinese', '　自动伸缩　', '自动伸缩'],
])('%s', (_name, text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test('64 characters count, and the last is whole', () => {
  expect(cleanText('x'.repeat(10_000))).toBe('x'.repeat(MAX_TEXT));
  expect(cleanText(`${'x'.repeat(MAX_TEXT - 1)}😀`)).toBe('x'.repeat(MAX_TEXT - 1));
});
