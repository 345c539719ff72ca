/** A fault in the setting of a Chinese text. */
export interface Fault {
  /** Index of its first character in the text. */
  index: number;
  message: string;
}

interface Rule {
  pattern: RegExp;
  message: (found: string) => string;
}

const HAN = String.raw`\p{Script=Han}`;
/** Full-width punctuation. Quotation marks are left out: their characters serve English, too. */
const FULL = '，。；：！？、（）《》「」『』【】';
const WIDE: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ':': '：',
  ';': '；',
  '(': '（',
  ')': '）',
  '!': '！',
  '?': '？',
};

const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(`${HAN}([,.:;()!?])`, 'gu'),
    message: (found) =>
      `"${found}": write ${WIDE[found.slice(-1)] ?? 'full-width punctuation'} behind a Chinese character`,
  },
  {
    pattern: new RegExp(`(?<!${HAN})\\(${HAN}`, 'gu'),
    message: (found) => `"${found}": write （ before a Chinese character`,
  },
  {
    pattern: new RegExp(`(?:${HAN}[A-Za-z0-9]|[A-Za-z0-9]${HAN})`, 'gu'),
    message: (found) => `"${found}": put a space between Chinese and Latin letters or digits`,
  },
  {
    pattern: new RegExp(` [${FULL}]|[${FULL}] `, 'gu'),
    message: (found) => `"${found}": no space beside full-width punctuation`,
  },
  {pattern: /您/gu, message: () => 'write 你, not 您'},
];

/** Faults in a run of Chinese text, in the order of the text. */
export function faultsOf(text: string): Fault[] {
  return RULES.flatMap(({pattern, message}) =>
    [...text.matchAll(pattern)].map((match) => ({index: match.index, message: message(match[0])})),
  ).sort((a, b) => a.index - b.index);
}
