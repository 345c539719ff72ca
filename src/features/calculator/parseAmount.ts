/** Why an input is no amount. */
export type AmountProblem = 'empty' | 'notANumber' | 'negative' | 'tooLarge' | 'tooFine' | 'notWhole';

export type AmountResult = {ok: true; value: string} | {ok: false; problem: AmountProblem};

/** Limits of a field. */
export interface AmountRule {
  /** Largest amount that makes sense in the field. */
  max: number;
  /** Digits after the decimal point; 0 asks for a whole number. */
  decimals: number;
  /** Smallest amount; 0 unless given. */
  min?: number;
}

/** Full-width characters (U+FF01 to U+FF5E), as Chinese input methods type them, lie this far behind ASCII. */
const FULL_WIDTH_OFFSET = 0xfee0;

function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/。/g, '.')
    .replace(/[\u2212\uff0d]/g, '-');
}

/**
 * Reads an amount as people type or paste it: full-width digits, spaces and thousands separators are fine.
 *
 * @returns the amount as a plain decimal text, or what is wrong with it.
 */
export function parseAmount(input: string, {max, decimals, min = 0}: AmountRule): AmountResult {
  const text = toHalfWidth(input).replace(/[\s\u00a0]/g, '');
  if (text === '') return {ok: false, problem: 'empty'};
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(plain);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || (whole === '' && fraction === '')) return {ok: false, problem: 'notANumber'};
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const tail = fraction.replace(/0+$/, '');
  const value = tail ? `${digits}.${tail}` : digits;
  if (sign === '-' && value !== '0') return {ok: false, problem: 'negative'};
  if (tail.length > decimals) return {ok: false, problem: decimals === 0 ? 'notWhole' : 'tooFine'};
  // Compared as numbers: limits are far below the range in which numbers lose whole steps.
  if (digits.length > 15 || Number(value) > max) return {ok: false, problem: 'tooLarge'};
  if (Number(value) < min) return {ok: false, problem: 'negative'};
  return {ok: true, value};
}
