/** Longest text that is searched, in characters: the search box takes no more (specification, section 5). */
export const MAX_QUERY = 64;

/** Marks that steer writing direction, join characters or take no space: invisible, so they must not part words. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Brings a text to the form in which index and queries are compared: full-width forms and ligatures become plain
 * ones (Unicode NFKC), letters small, invisible marks vanish, apostrophes close up ("don’t" is `dont`).
 */
export function normalize(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`´]/g, '');
}

/** The part of a reader's text that counts, without the spaces around it. */
export function clipQuery(text: string): string {
  return [...text.replace(INVISIBLE, '').slice(0, MAX_QUERY * 4)].slice(0, MAX_QUERY).join('').trim();
}
