import {isChineseFiller, isFiller, withoutChineseFillers} from './fillers';
import {normalize} from './normalize';
import {camelWords, runs} from './terms';
import {cutAtKnown, isKnownSingle} from './vocabulary';

/** A word of a query. */
export interface Word {
  kind: 'han' | 'latin';
  text: string;
  /** A question word without content. */
  filler: boolean;
  /** It follows the word before it without anything between; only Chinese words do. */
  joined: boolean;
  /** Words inside a name in code: create and team of `createTeam`. */
  parts?: string[];
  /** The word without the character that the segmenter left alone behind it: 管理 of 管理员. */
  base?: string;
}

/** Words of a Chinese text: technical terms as they are, the rest by the dictionary of the browser. */
function segment(text: string): string[] {
  return cutAtKnown(text).flatMap((part, place) => (place % 2 === 1 ? [part] : segmentRest(part)));
}

/** Browsers without `Intl.Segmenter` (Firefox before 125) take each pair of characters for a word. */
function segmentRest(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return text.match(/..?/gu) ?? [];
  return [...new Intl.Segmenter('zh', {granularity: 'word'}).segment(text)].map((part) => part.segment);
}

/** Characters that end compounds: 服务器, 管理员, 虚拟机. The segmenter often leaves them alone. */
const SUFFIXES = new Set('器机员率性化者库表组网版页量值名号池卡盘板包件码站点区端层态型费商户源');

/** Puts a character that ends compounds back to the word before it. */
function joinSuffixes(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && SUFFIXES.has(word) && [...before].length === 2)
      joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

/** Joins single characters that follow each other: the segmenter takes rare compounds apart. */
function joinSingles(words: readonly string[]): string[] {
  const joined: string[] = [];
  let single = false;
  for (const word of words) {
    const isSingle = [...word].length === 1 && !isChineseFiller(word) && !isKnownSingle(word);
    if (isSingle && single) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    single = isSingle;
  }
  return joined;
}

function chineseWords(run: string): Word[] {
  return withoutChineseFillers(run).flatMap((part) => {
    const words: Word[] = [];
    joinSingles(joinSuffixes(segment(part))).forEach((text, index) => {
      const filler = isChineseFiller(text);
      const before = words.at(-1);
      if (
        before &&
        !filler &&
        !before.filler &&
        !before.base &&
        [...before.text].length === 2 &&
        [...text].length === 1 &&
        !isKnownSingle(text)
      )
        words.splice(-1, 1, {...before, text: before.text + text, base: before.text});
      else words.push({kind: 'han', text, filler, joined: index > 0});
    });
    return words;
  });
}

/** The words of a text in their order. Question phrases without content are left out; single question words are marked. */
export function wordsOf(text: string): Word[] {
  const names = new Map((text.match(/[A-Za-z0-9]+/g) ?? []).map((name) => [name.toLowerCase(), camelWords(name)]));
  return runs(normalize(text)).flatMap((run): Word[] => {
    if (run.kind === 'han') return chineseWords(run.text);
    const parts = names.get(run.text) ?? [];
    const word: Word = {kind: 'latin', text: run.text, filler: isFiller(run.text), joined: false};
    return [parts.length > 1 ? {...word, parts} : word];
  });
}
