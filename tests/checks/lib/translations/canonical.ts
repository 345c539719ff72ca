import {createHash} from 'node:crypto';

/** Characters between which Chinese needs no space: Han, CJK punctuation, full-width forms. */
const CJK = '[\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef]';
const BESIDE_CJK = new RegExp(` (?=${CJK})|(?<=${CJK}) `, 'gu');

const FULL_WIDTH = /[\uff01-\uff5e]/g;
const HALF_WIDTH_OFFSET = 0xfee0;

/**
 * A text without its form: line ends, runs of spaces, spaces beside Chinese, the style of quotes and dashes, full-width
 * punctuation. Two texts that differ in a word, a figure, or a name stay different.
 *
 * A change here changes the hashes of all texts, and the lock cannot tell what else changed. Make it in a commit of its
 * own, on a tree where the check passes, and update the lock in the same commit.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll(/['‘’"“”「」『』]/g, '"')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(BESIDE_CJK, '')
    .replaceAll(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - HALF_WIDTH_OFFSET))
    .replaceAll('。', '.')
    .replaceAll(/ ?([,;:!?()]) ?/g, '$1')
    .trim();
}

/** Code without empty lines and blanks at line ends. Indentation stays: in YAML and Python it says something. */
export function normalizeCode(code: string): string {
  return code
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

const SEPARATOR = '\u0001';

/** Collects what a section says, in a form that formatting does not change. */
export class Canonical {
  private readonly parts: string[] = [];
  private pending = '';

  /** Adds text of a sentence. What is added in a row is normalized as one text. */
  text(text: string): void {
    this.pending += text;
  }

  /** Adds what must stay as it is, such as an address, and ends the text before it. */
  exact(value: string): void {
    this.flush();
    this.parts.push(value);
  }

  /** Ends a text, so that the next one is not joined with it. */
  end(): void {
    this.flush();
  }

  /** Whether nothing was said. */
  get isEmpty(): boolean {
    this.flush();
    return this.parts.length === 0;
  }

  toString(): string {
    this.flush();
    return this.parts.join(SEPARATOR);
  }

  private flush(): void {
    const text = normalizeText(this.pending);
    this.pending = '';
    if (text !== '') this.parts.push(text);
  }
}

/** Hexadecimal digits of a hash: 48 bits, so that among 10,000 texts no two share one by chance. */
const DIGITS = 12;

/** The first 12 hexadecimal digits of the SHA-256 of a text in canonical form. */
export function hashOf(canonical: string): string {
  return createHash('sha256').update(canonical).digest('hex').slice(0, DIGITS);
}
