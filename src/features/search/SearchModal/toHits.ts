import type {DocSearchHit} from '@docsearch/react';
import {isSafeUrl, placeOf} from '../hits';
import type {Piece, SearchHit, Section} from '../provider';

/** Words and names that the results show. */
export interface HitTexts {
  /** Titles of the groups. */
  sections: Readonly<Record<Section, string>>;
  /** Labels of versions that a result names: those that are not the latest. */
  versions: ReadonlyMap<string, string>;
  /** Words of a snippet: 10 on wide, 5 on narrow screens (specification, section 9). */
  snippetWords: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML without any markup. The modal puts what it gets into the page as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Pieces as HTML, in which `<mark>` is the only markup. */
export function markedHtml(pieces: readonly Piece[]): string {
  return pieces
    .map(({text, match}) => (match && text !== '' ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

export function plainText(pieces: readonly Piece[]): string {
  return pieces.map(({text}) => text).join('');
}

/** Words: Chinese, which has no spaces, counts two characters as one; a character beyond the 16-bit range is whole. */
const WORD = /\p{sc=Han}{1,2}|[^\s\p{sc=Han}]+/gu;

interface Word {
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({0: {length}, index}) => ({start: index, end: index + length}));
}

/**
 * Shortens a snippet to some words around its first match.
 *
 * @param limit words that stay, at least 1.
 */
export function cropSnippet(pieces: readonly Piece[], limit: number): Piece[] {
  const words = wordsOf(plainText(pieces));
  if (words.length <= limit) return [...pieces];
  let matchStart = 0;
  for (const {text, match} of pieces) {
    if (match) break;
    matchStart += text.length;
  }
  const matched = words.findIndex(({end}) => end > matchStart);
  const before = Math.floor((limit - 1) / 2);
  // Without a match, matchStart is the end of the text: the snippet begins where the text begins.
  const first = matched < 0 ? 0 : Math.max(0, Math.min(matched - before, words.length - limit));
  const start = first === 0 ? 0 : (words[first]?.start ?? 0);
  const end = words[first + limit - 1]?.end ?? 0;

  let position = 0;
  const kept = pieces.map(({text, match}): Piece => {
    const from = Math.max(start - position, 0);
    const to = Math.max(end - position, 0);
    position += text.length;
    return {text: text.slice(from, to), match};
  });
  return [
    {text: first > 0 ? '… ' : '', match: false},
    ...kept,
    {text: first + limit < words.length ? ' …' : '', match: false},
  ].filter(({text}) => text !== '');
}

/**
 * The modal groups by titles with a plain object. A title that is a number would come first there, and one that is
 * the name of an object's method would break it; an invisible character behind it (word joiner) prevents both.
 */
function asKey(title: string): string {
  return /^\d+$/.test(title) || title in Object.prototype ? `${title}\u2060` : title;
}

/** Parts of a line, where there are any. */
const join = (parts: readonly string[], between: string) => parts.filter((part) => part !== '').join(between);

const NO_LEVELS = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null} as const;

/** What the modal reads of a hit. The type of the package wants more, which only the hosted engine knows. */
interface ModalHit {
  objectID: string;
  url: string;
  type: 'lvl1' | 'lvl2';
  /** The second line of a page's hit, as HTML. */
  content: string | null;
  hierarchy: {lvl0: string; lvl1: string; lvl2: string | null};
  _highlightResult: {hierarchy: {lvl0: {value: string}}};
  _snippetResult: {content?: {value: string}; hierarchy: {lvl1: {value: string}; lvl2?: {value: string}}};
}

function asDocSearchHit(hit: ModalHit): DocSearchHit {
  return {...hit, hierarchy: {...NO_LEVELS, ...hit.hierarchy}, anchor: null} as unknown as DocSearchHit;
}

function toHit(hit: SearchHit, {sections, versions, snippetWords}: HitTexts): DocSearchHit {
  const {id, url, section, title, heading} = hit;
  const place = escapeHtml(placeOf(hit, versions).join(' › '));
  const snippet = markedHtml(cropSnippet(hit.snippet, snippetWords));
  const version = hit.version === undefined ? undefined : versions.get(hit.version);
  const name = escapeHtml(asKey(plainText(title)));
  // The modal takes hits with one title for parts of one page.
  const page = version === undefined ? name : `${name} (${escapeHtml(version)})`;
  const group = {lvl0: {value: sections[section]}};
  const shared = {objectID: id, url, _highlightResult: {hierarchy: group}};
  const lvl0 = sections[section];
  if (!heading) {
    return asDocSearchHit({
      ...shared,
      type: 'lvl1',
      // What stays in the recent searches is the place; the snippet belonged to the query.
      content: place || null,
      hierarchy: {lvl0, lvl1: page, lvl2: null},
      _snippetResult: {
        content: {value: join([place, snippet], ' — ')},
        hierarchy: {lvl1: {value: markedHtml(title)}},
      },
    });
  }
  return asDocSearchHit({
    ...shared,
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0, lvl1: page, lvl2: escapeHtml(plainText(heading))},
    _snippetResult: {
      hierarchy: {
        lvl1: {value: join([version === undefined ? markedHtml(title) : page, snippet], ' — ')},
        lvl2: {value: markedHtml(heading)},
      },
    },
  });
}

/** Hits as DocSearch's modal wants them; those that lead to an unsafe address are left out. */
export function toHits(hits: readonly SearchHit[], texts: HitTexts): DocSearchHit[] {
  return hits.filter(({url}) => isSafeUrl(url)).map((hit) => toHit(hit, texts));
}

/**
 * Queries for "Try searching for". The modal offers the groups of earlier results there, of which it has none at
 * first. These hits carry a query as their group and nothing to show: `withoutSuggestions` takes them away again.
 */
export function toSuggestions(queries: readonly string[]): DocSearchHit[] {
  return queries.map((query) =>
    asDocSearchHit({
      objectID: `suggestion ${query}`,
      url: '',
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: query, lvl1: query, lvl2: null},
      _highlightResult: {hierarchy: {lvl0: {value: query}}},
      _snippetResult: {hierarchy: {lvl1: {value: ''}}},
    }),
  );
}

export function withoutSuggestions(hits: DocSearchHit[]): DocSearchHit[] {
  return hits.filter(({url}) => url !== '');
}
