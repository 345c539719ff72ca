import {expect, test} from 'vitest';
import {codePieces} from '@site/src/features/code/pieces';

const plain = (content: string) => ({types: ['plain'], content});

test('joins what has no colour, over the ends of lines', () => {
  const lines = [
    [{types: ['punctuation'], content: '{'}],
    [plain('  '), {types: ['property'], content: '"a"'}, {types: ['operator'], content: ':'}, plain(' 1')],
    [{types: ['punctuation'], content: '}'}],
  ];
  expect(codePieces(lines)).toEqual(['{\n  ', {kinds: ['property'], content: '"a"'}, ': 1\n}\n']);
});

test('keeps neighbours with a colour apart, and only the kinds that have one', () => {
  const lines = [
    [
      {types: ['atrule', 'key'], content: 'a'},
      {types: ['string', 'url'], content: 'b'},
    ],
  ];
  expect(codePieces(lines)).toEqual([{kinds: ['key'], content: 'a'}, {kinds: ['string'], content: 'b'}, '\n']);
});

test('gives spaces no markup, and an empty line one line break', () => {
  expect(codePieces([[{types: ['string'], content: ' '}], [plain('\n')], [plain('x')]])).toEqual([' \n\nx\n']);
});

test('has no pieces without code', () => {
  expect(codePieces([])).toEqual([]);
});
