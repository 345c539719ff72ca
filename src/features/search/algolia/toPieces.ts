import type {Piece} from '../provider';

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '};

/** Crawlers write some characters of a text as HTML entities. What they stand for is text again, never markup. */
function decode(value: string): string {
  return value.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g,
    (entity, decimal, hexadecimal, name) => {
      if (name !== undefined) return ENTITIES[name] ?? entity;
      const code = decimal === undefined ? parseInt(hexadecimal, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}

/** Control and format characters, such as those that turn the direction of the text around them; not the joiners. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** A text of the index as plain text: entities decoded, invisible characters and repeated white space left out. */
export function plainText(value: string): string {
  return decode(value)
    .replace(/[^\S\ufeff]+/g, ' ')
    .replace(INVISIBLE, '');
}

/**
 * Pieces of a highlighted text. `<mark>` and `</mark>` are where matches begin and end; every other markup is text.
 *
 * @param value such as `Create a <mark>team</mark>`.
 */
export function toPieces(value: string): Piece[] {
  const pieces: Piece[] = [];
  let match = false;
  for (const part of value.split(/(<\/?mark>)/)) {
    if (part === '<mark>' || part === '</mark>') {
      match = part === '<mark>';
      continue;
    }
    const text = plainText(part);
    const last = pieces.at(-1);
    if (text === '') continue;
    if (last?.match === match) last.text += text;
    else pieces.push({text, match});
  }
  return trimmed(pieces);
}

/** Without white space at both ends. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(({text}) => text.trim() !== '');
  const last = pieces.findLastIndex(({text}) => text.trim() !== '');
  return pieces.slice(first, last + 1).map(({text, match}, place, {length}) => {
    const begun = place === 0 ? text.trimStart() : text;
    return {text: place === length - 1 ? begun.trimEnd() : begun, match};
  });
}
