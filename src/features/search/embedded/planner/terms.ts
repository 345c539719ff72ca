import {stemmer} from 'stemmer';
import {normalize} from './normalize';

/** A stretch of one script in a normalized text. */
export interface Run {
  kind: 'han' | 'latin';
  text: string;
  /** Position in the normalized text, in UTF-16 units. */
  start: number;
}

const RUN = /(\p{Script=Han}+)|([a-z0-9\u00DF-\u024F]+(?:\.[0-9]+)*)/gu;

/** Chinese characters and Latin words of a text that `normalize` has seen, in their order. */
export function runs(normalized: string): Run[] {
  return [...normalized.matchAll(RUN)].map((match) => ({
    kind: match[1] === undefined ? 'latin' : 'han',
    text: match[0],
    start: match.index,
  }));
}

/** Pairs of neighboring characters; a single character stands for itself. */
export function pairs(han: string): string[] {
  const chars = [...han];
  if (chars.length < 2) return chars;
  return chars.slice(1).map((char, index) => `${chars[index]}${char}`);
}

const stems = new Map<string, string>();

/** The stem under which a Latin word is indexed: scaling, scaled and scales are one. Figures stay as they are. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  let found = stems.get(word);
  if (found === undefined) {
    found = stemmer(word);
    stems.set(word, found);
  }
  return found;
}

/** Names in code such as `createTeam` or `getHTTPRule`: they begin small and have a capital inside. */
const CAMEL = /(?<![A-Za-z0-9])[a-z][a-z0-9]*(?:[A-Z]+[a-z0-9]*)+/g;

/** Words inside the names in code of a text: `createTeam` holds create and team. */
export function camelWords(text: string): string[] {
  return (text.match(CAMEL) ?? []).flatMap((name) =>
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
      .split(' '),
  );
}

/** What a text is found by: stems of Latin words, pairs of Chinese characters, words inside names in code. */
export function termsOf(text: string): string[] {
  const direct = runs(normalize(text)).flatMap((run) => (run.kind === 'han' ? pairs(run.text) : [stem(run.text)]));
  return [...direct, ...camelWords(text).map(stem)];
}

/** Latin words of a text as they are written, small. */
export function latinWords(text: string): string[] {
  return runs(normalize(text)).flatMap((run) => (run.kind === 'latin' ? [run.text] : []));
}
