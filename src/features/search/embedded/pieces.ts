import type {Piece} from '../provider';
import type {Concept} from './planner/plan';
import {normalize} from './planner/normalize';
import {camelWords, runs, stem} from './planner/terms';

/** What is marked in a text. */
export interface Marker {
  stems: ReadonlySet<string>;
  prefixes: readonly string[];
  han: readonly string[];
}

/** A marked stretch of a text, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
  /** The word that it holds, to tell different words from the same one twice. */
  word: string;
}

export function markerFor(concepts: readonly Concept[]): Marker {
  const marks = concepts.flatMap((concept) => concept.marks);
  const terms = concepts.flatMap(({alternatives}) => alternatives.flatMap((alternative) => alternative.terms));
  const isHan = (text: string) => /\p{Script=Han}/u.test(text);
  return {
    stems: new Set(marks.filter((mark) => !isHan(mark))),
    prefixes: terms.filter((term) => term.prefix && !isHan(term.text)).map((term) => term.text),
    // Longer ones first: 管理员 before 管理.
    han: [...new Set(marks.filter(isHan))].sort((a, b) => b.length - a.length),
  };
}

/** Characters that `normalize` leaves alone; calling it for each would take most of the time of a search. */
const UNCHANGED = /^[a-z0-9 .,\u4E00-\u9FFF]$/;

/** Normalizes character by character, so that positions in the text remain known. */
function aligned(text: string): {normalized: string; at: number[]} {
  let normalized = '';
  const at: number[] = [];
  let position = 0;
  for (const char of text) {
    const plain = UNCHANGED.test(char) ? char : normalize(char);
    for (let index = 0; index < plain.length; index += 1) at.push(position);
    normalized += plain;
    position += char.length;
  }
  at.push(position);
  return {normalized, at};
}

function isMarked(word: string, {stems, prefixes}: Marker): boolean {
  return stems.has(stem(word)) || prefixes.some((prefix) => word.startsWith(prefix));
}

/** Where a text matches, in order and without overlaps; neighbors without anything between are one. */
export function findRanges(text: string, marker: Marker): Range[] {
  const {normalized, at} = aligned(text);
  const ranges: Range[] = [];
  const push = (start: number, end: number, word: string) =>
    ranges.push({start: at[start] ?? 0, end: at[end] ?? text.length, word});
  for (const run of runs(normalized)) {
    const end = run.start + run.text.length;
    if (run.kind === 'latin') {
      const written = text.slice(at[run.start], at[end]);
      if (isMarked(run.text, marker) || camelWords(written).some((word) => marker.stems.has(stem(word))))
        push(run.start, end, stem(run.text));
      continue;
    }
    const covered = Array.from({length: run.text.length}, () => '');
    for (const word of marker.han) {
      for (let found = run.text.indexOf(word); found >= 0; found = run.text.indexOf(word, found + 1)) {
        for (let index = found; index < found + word.length; index += 1) covered[index] ||= word;
      }
    }
    for (let index = 0; index < covered.length;) {
      const word = covered[index] ?? '';
      let next = index + 1;
      while (next < covered.length && covered[next] === word) next += 1;
      if (word !== '') push(run.start + index, run.start + next, word);
      index = next;
    }
  }
  return ranges;
}

/** Cuts a text at its marks; touching marks become one piece. */
function toPieces(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  const push = (part: string, match: boolean) => {
    if (part === '') return;
    const last = pieces.at(-1);
    if (last?.match === match) last.text += part;
    else pieces.push({text: part, match});
  };
  let position = 0;
  for (const {start, end} of ranges) {
    push(text.slice(position, start), false);
    push(text.slice(Math.max(start, position), end), true);
    position = Math.max(end, position);
  }
  push(text.slice(position), false);
  return pieces;
}

export function mark(text: string, marker: Marker): Piece[] {
  return toPieces(text, findRanges(text, marker));
}

/** Characters around the best place in which words are counted: more than 10 words ever take. */
const BEFORE = 60;
const AROUND = 400;
/** Characters within which matches belong together. */
const NEAR = 60;
/** Words shown before the first match. */
const LEAD = 2;

interface Token {
  start: number;
  end: number;
}

function tokens(text: string): Token[] {
  if (typeof Intl.Segmenter !== 'function')
    return [...text.matchAll(/[\p{Script=Han}]{1,2}|[^\s\p{Script=Han}]+/gu)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }));
  return [...new Intl.Segmenter(undefined, {granularity: 'word'}).segment(text)]
    .filter((part) => part.isWordLike)
    .map((part) => ({start: part.index, end: part.index + part.segment.length}));
}

/** The place with the most different words of the query: their number, and where the first begins. */
export function bestPlace(ranges: readonly Range[], within: number): {start: number; words: number} {
  let best = {start: 0, words: 0};
  ranges.forEach(({start}, index) => {
    const near = new Set<string>();
    for (const range of ranges.slice(index)) {
      if (range.start > start + within) break;
      near.add(range.word);
    }
    if (near.size > best.words) best = {start, words: near.size};
  });
  return best;
}

/** Words around the best match of a text, or its beginning. Never splits a character. */
export function snippet(text: string, marker: Marker, words: number): Piece[] {
  const {start: place} = bestPlace(findRanges(text, marker), NEAR);
  let from = Math.max(0, place - BEFORE);
  if (from > 0 && /[\uDC00-\uDFFF]/.test(text[from] ?? '')) from -= 1;
  const stretch = text.slice(from, from + BEFORE + AROUND);
  const list = tokens(stretch);
  const hit = list.findIndex(({end}) => from + end > place);
  const first = Math.max(0, Math.min(hit < 0 ? 0 : hit - LEAD, list.length - words));
  // The slice may begin inside a word; that one is not shown.
  const start = from > 0 && first === 0 && list.length > words ? 1 : first;
  const last = list[Math.min(list.length, start + words) - 1];
  if (!last) return [];
  const begin = list[start]?.start ?? 0;
  const shown = stretch.slice(begin, last.end);
  const before = from + begin > 0 ? '… ' : '';
  const after = from + last.end < text.trimEnd().length - 1 ? ' …' : '';
  return mark(`${before}${shown}${after}`, marker);
}
