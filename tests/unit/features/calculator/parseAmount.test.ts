import {describe, expect, it} from 'vitest';
import {parseAmount} from '@site/src/features/calculator/parseAmount';

const rule = {max: 1000, decimals: 3};

describe('parseAmount', () => {
  it.each([
    ['2', '2'],
    [' 2 ', '2'],
    ['002', '2'],
    ['0.50', '0.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+3', '3'],
    ['-0', '0'],
    ['1,000', '1000'],
    ['２．５', '2.5'],
    ['１，０００', '1000'],
    ['1 000', '1000'],
    ['0', '0'],
  ])('reads %j as %s', (input, value) => {
    expect(parseAmount(input, rule)).toEqual({ok: true, value});
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'notANumber'],
    ['1e5', 'notANumber'],
    ['NaN', 'notANumber'],
    ['1,2', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['.', 'notANumber'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['－１', 'negative'],
    ['1001', 'tooLarge'],
    ['9'.repeat(40), 'tooLarge'],
    ['0.0001', 'tooFine'],
  ])('refuses %j as %s', (input, problem) => {
    expect(parseAmount(input, rule)).toEqual({ok: false, problem});
  });

  it('asks for whole numbers where there are no halves, and for at least one', () => {
    expect(parseAmount('1.5', {max: 10, decimals: 0})).toEqual({ok: false, problem: 'notWhole'});
    expect(parseAmount('0', {max: 10, decimals: 0, min: 1})).toEqual({ok: false, problem: 'negative'});
  });
});
