/** Characters of a search that count: specification, sections 5 and 9. */
export const MAX_TEXT = 64;

/** Characters of control, and marks that turn the direction of the text around them (Unicode, annex 9). */
const INVISIBLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Halves of a character that a cut has left alone; an address cannot hold them. */
const HALVES = /\p{Cs}/gu;

/** What a reader typed or pasted, or what an address holds, as it is searched and shown. */
export function cleanText(text: string): string {
  // Longer texts are cut before anything looks at them; the invisible ones among the first count double at most.
  return text
    .slice(0, 4 * MAX_TEXT)
    .replaceAll(INVISIBLE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .replaceAll(HALVES, '')
    .trim();
}
