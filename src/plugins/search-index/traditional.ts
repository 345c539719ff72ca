import {Converter} from 'opencc-js/t2cn';

/** First and last code point of the block "CJK Unified Ideographs" of Unicode. */
const BLOCK = [0x4e00, 0x9fff] as const;

/**
 * Traditional characters, each followed by its simplified form, for the simplified ones that occur.
 * Characters that occur themselves are left out: they need no conversion.
 */
export function traditionalFor(occurring: ReadonlySet<string>): string {
  const convert = Converter({from: 't', to: 'cn'});
  let table = '';
  for (let code = BLOCK[0]; code <= BLOCK[1]; code += 1) {
    const char = String.fromCharCode(code);
    if (occurring.has(char)) continue;
    const simple = convert(char);
    if (simple !== char && occurring.has(simple)) table += char + simple;
  }
  return table;
}
