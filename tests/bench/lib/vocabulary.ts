import type {Locale} from '../../../src/config/locale';

/** Words to write synthetic pages with, as often as real pages have them, and each of them once. */
export interface Vocabulary {
  /** Running text without order: common words occur in it many times. */
  running: readonly string[];
  distinct: readonly string[];
}

/** Front matter, code, links and markup: what is no running text. */
const NO_TEXT = /^---$[\s\S]*?^---$|```[\s\S]*?```|`[^`]*`|\{[^}]*\}|<[^>]*>|\]\([^)]*\)/gm;

const WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /^[a-z]{2,14}$/,
  zh: /^\p{Script=Han}{2,4}$/u,
};

/** Reads the words of Markdown sources in a language. */
export function vocabularyOf(sources: Iterable<string>, locale: Locale): Vocabulary {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const running: string[] = [];
  for (const source of sources) {
    for (const {segment} of segmenter.segment(source.replaceAll(NO_TEXT, ' ').toLowerCase())) {
      if (WORDS[locale].test(segment)) running.push(segment);
    }
  }
  return {running, distinct: [...new Set(running)].sort()};
}
