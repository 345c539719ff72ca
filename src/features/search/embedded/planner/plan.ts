import type {Locale} from '../../../../config/locale';
import {readEndpoint, type Endpoint} from './endpoint';
import {clipQuery, normalize} from './normalize';
import {SYNONYMS} from './synonyms';
import {pairs, runs, stem} from './terms';
import {wordsOf, type Word} from './words';

/** A term of the index, or all terms that begin so. */
export interface Term {
  text: string;
  prefix: boolean;
}

/** One way to write what the reader means: all its terms occur in the same place. */
export interface Alternative {
  terms: Term[];
  /** What a match counts: 1 for the reader's own word, less for others. */
  weight: number;
  /** How far a match means that the page is about the word: 1 for the own word, less for others. */
  cover: number;
}

/** One thing that the reader asks for. */
export interface Concept {
  /** As the reader wrote it, normalized. */
  text: string;
  kind: Word['kind'];
  alternatives: Alternative[];
  /** Words to mark in titles and snippets: Latin ones by their stem, Chinese ones as they are. */
  marks: string[];
  /** It helps a page up, but no page is missed without it: a single character, a seam between two words. */
  optional: boolean;
}

export interface Plan {
  concepts: Concept[];
  /** The words without fillers, in order, for comparing with titles and headings: see `phraseOf`. */
  phrase: string;
  endpoint?: Endpoint;
}

type Likeness = Pick<Alternative, 'weight' | 'cover'>;
/** The reader's own word. */
const OWN: Likeness = {weight: 1, cover: 1};
/** Another word for the same thing. */
const SYNONYM: Likeness = {weight: 0.5, cover: 0.8};
/** A word that begins like the one being typed. */
const PREFIX: Likeness = {weight: 0.7, cover: 0.95};
/** The words inside a name in code, when the name itself is not found. */
const PARTS: Likeness = {weight: 0.8, cover: 0.9};
/** 管理 where 管理员 was asked for. */
const BASE: Likeness = {weight: 0.35, cover: 0.5};
/** Words in the longest phrase of the table of synonyms. */
const LONGEST = 4;

const whole = (text: string): Term => ({text, prefix: false});

/** The terms of a word or phrase, all of which must occur in one place. */
function phraseTerms(text: string): Term[] {
  return runs(normalize(text)).flatMap((run) => (run.kind === 'han' ? pairs(run.text) : [stem(run.text)]).map(whole));
}

function phraseMarks(text: string): string[] {
  return runs(normalize(text)).map((run) => (run.kind === 'han' ? run.text : stem(run.text)));
}

/** A form in which two ways to write the same phrase are equal: fillers left out, Latin words as stems. */
export function phraseOf(text: string): string {
  const words = wordsOf(text);
  const kept = words.filter((word) => !word.filler);
  return (kept.length > 0 ? kept : words)
    .map((word) => (word.kind === 'han' ? word.text : ` ${stem(word.text)} `))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

type Groups = ReadonlyMap<string, readonly string[]>;

/** A key under which a phrase of a query and one of the table meet. */
function keyOf(words: readonly {kind: Word['kind']; text: string}[]): string {
  return words.map((word) => (word.kind === 'han' ? word.text : ` ${stem(word.text)}`)).join('');
}

const tables = new Map<Locale, Groups>();

function synonyms(locale: Locale): Groups {
  const known = tables.get(locale);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const group of SYNONYMS[locale]) {
    for (const phrase of group) {
      const key = keyOf(runs(normalize(phrase)));
      const others = group.filter((other) => other !== phrase);
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
  tables.set(locale, table);
  return table;
}

/** The longest phrase of the table that begins at a word. */
function synonymsAt(
  words: readonly Word[],
  start: number,
  groups: Groups,
): {length: number; others: readonly string[]} | undefined {
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length -= 1) {
    const span = words.slice(start, start + length);
    const base = length === 1 ? span[0]?.base : undefined;
    const others = groups.get(keyOf(span)) ?? (base === undefined ? undefined : groups.get(base));
    const together = span.every(
      (word, index) => index === 0 || word.kind === 'latin' || word.joined || span[index - 1]?.kind === 'latin',
    );
    // A phrase that is all fillers ("set up") counts as one; a filler alone stays one.
    if (others && together && (length > 1 || !span[0]?.filler)) return {length, others};
  }
  return undefined;
}

function alternativesOf(span: readonly Word[], others: readonly string[], typing: boolean): Alternative[] {
  const terms = phraseTerms(span.map((word) => word.text).join(span[0]?.kind === 'han' ? '' : ' '));
  const list: Alternative[] = [{terms, ...OWN}];
  const last = span.at(-1);
  if (typing && last?.kind === 'latin' && last.text.length > 1)
    list.push({terms: [...terms.slice(0, -1), {text: last.text, prefix: true}], ...PREFIX});
  if (span.length === 1 && last?.parts) list.push({terms: last.parts.map((part) => whole(stem(part))), ...PARTS});
  if (span.length === 1 && last?.base) list.push({terms: pairs(last.base).map(whole), ...BASE});
  for (const other of others) list.push({terms: phraseTerms(other), ...SYNONYM});
  return list;
}

/** A concept for a single character: with a neighbor it is a pair, alone it begins words of titles. */
function singleCharacter(word: Word, before: Word | undefined, after: Word | undefined, alone: boolean): Concept {
  const neighbours = [
    ...(before && word.joined ? [`${[...before.text].at(-1) ?? ''}${word.text}`] : []),
    ...(after?.joined ? [`${word.text}${[...after.text][0] ?? ''}`] : []),
  ];
  const terms = neighbours.length > 0 ? neighbours.map(whole) : [{text: word.text, prefix: true}];
  return {
    text: word.text,
    kind: 'han',
    alternatives: terms.map((term) => ({terms: [term], ...OWN})),
    marks: neighbours.length > 0 ? neighbours : [word.text],
    optional: !alone,
  };
}

/** The seam between two adjacent Chinese words: pages that contain it contain the compound. */
function seam(before: Word, word: Word): Concept {
  const text = `${[...before.text].at(-1) ?? ''}${[...word.text][0] ?? ''}`;
  return {text, kind: 'han', alternatives: [{terms: [whole(text)], ...OWN}], marks: [], optional: true};
}

const isSingle = (word: Word | undefined) => word?.kind === 'han' && [...word.text].length === 1;

/**
 * Turns a reader's text into what the index is asked for.
 *
 * @param text At most 64 characters of it count.
 */
export function makePlan(text: string, locale: Locale): Plan {
  const clipped = clipQuery(text);
  const all = wordsOf(clipped);
  const groups = synonyms(locale);
  const onlyFillers = all.every((word) => word.filler);
  // A space or a full stop ends the last word; before that it may be the beginning of a longer one.
  const typing = /[\p{L}\p{N}]$/u.test(text);

  const concepts: Concept[] = [];
  for (let index = 0; index < all.length;) {
    const word = all[index];
    if (!word) break;
    const found = synonymsAt(all, index, groups);
    const length = found?.length ?? 1;
    const span = all.slice(index, index + length);
    const before = all[index - 1];
    if (word.joined && before && !before.filler && !word.filler && !isSingle(word) && !isSingle(before))
      concepts.push(seam(before, word));
    if (!found && isSingle(word)) {
      if (!word.filler || onlyFillers) concepts.push(singleCharacter(word, before, all[index + 1], all.length === 1));
    } else if (found || !word.filler || onlyFillers) {
      const others = found?.others ?? [];
      concepts.push({
        text: span.map((part) => part.text).join(word.kind === 'han' ? '' : ' '),
        kind: word.kind,
        alternatives: alternativesOf(span, others, typing && index + length === all.length),
        marks: [
          ...span.map((part) => (part.kind === 'han' ? part.text : stem(part.text))),
          ...(word.parts ?? []).map(stem),
          ...(word.base === undefined ? [] : [word.base]),
          ...others.flatMap(phraseMarks),
        ],
        // One character alone means too many things to be missed.
        optional: length === 1 && isSingle(word) && all.length > 1,
      });
    }
    index += length;
  }
  const endpoint = readEndpoint(clipped);
  return {concepts, phrase: phraseOf(clipped), ...(endpoint ? {endpoint} : {})};
}
