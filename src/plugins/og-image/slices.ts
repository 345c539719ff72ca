/** A part of a font that is split into files, and the code points that its file holds. */
export interface Slice {
  /** Part of the file's name, for example `latin` or `118`. */
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** Adjacent characters of one slice. */
export interface Run {
  slice: string;
  text: string;
}

/** Reads a CSS `unicode-range` (CSS Fonts 4, section 4.5) without wildcards, for example `U+20-7e,U+2014`. */
function parseRanges(list: string): Slice['ranges'] {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/**
 * The slices of a font, those that count first in front. In CSS, of two faces with one character the later counts.
 *
 * @param ranges content of a Fontsource package's `unicode.json`: `unicode-range` by slice, numbers in brackets.
 */
export function readSlices(ranges: Readonly<Record<string, string>>): Slice[] {
  return Object.entries(ranges)
    .map(([name, list]) => ({name: name.replaceAll(/[[\]]/g, ''), ranges: parseRanges(list)}))
    .reverse();
}

function sliceOf(character: string, slices: readonly Slice[]): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  return slices.find(({ranges}) => ranges.some(([from, to]) => from <= code && code <= to))?.name;
}

/**
 * Splits a text where the next character belongs to another slice.
 *
 * @throws Error that names a character that no slice holds.
 */
export function splitRuns(text: string, slices: readonly Slice[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const slice = sliceOf(character, slices);
    if (slice === undefined) throw new Error(`og-image: the font has no "${character}", which stands in "${text}".`);
    const last = runs.at(-1);
    if (last?.slice === slice) last.text += character;
    else runs.push({slice, text: character});
  }
  return runs;
}
