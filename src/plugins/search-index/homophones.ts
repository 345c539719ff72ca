import {pinyin} from 'pinyin-pro';
import {cutAtKnown} from '../../features/search/embedded/planner/vocabulary';

/** The 3,755 characters of level 1 of GB 2312, which input methods offer first. Rows 16 to 55 of the table. */
function commonCharacters(): string[] {
  const decoder = new TextDecoder('gbk');
  const chars: string[] = [];
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1)
      chars.push(decoder.decode(Uint8Array.of(row, cell)));
  }
  return chars;
}

/** Groups of common and occurring characters that sound alike, whatever their tone; characters alone are left out. */
export function homophoneGroups(occurring: ReadonlySet<string>): string[] {
  const groups = new Map<string, string>();
  const chars = [...new Set([...commonCharacters(), ...occurring])].filter((char) => /^\p{Script=Han}$/u.test(char));
  for (const char of chars.sort()) {
    const sound = pinyin(char, {toneType: 'none', nonZh: 'removed'});
    groups.set(sound, `${groups.get(sound) ?? ''}${char}`);
  }
  return [...groups.values()].filter((group) => [...group].length > 1).sort();
}

/** Words of a Chinese text by the dictionary, and technical terms, which are also parts of misspelt ones. */
function wordsIn(text: string, segmenter: Intl.Segmenter): Set<string> {
  const words = new Set<string>();
  for (const run of text.match(/\p{Script=Han}{2,}/gu) ?? []) {
    cutAtKnown(run).forEach((part, place) => {
      if (place % 2 === 1) words.add(part);
      for (const {segment} of segmenter.segment(part)) words.add(segment);
    });
  }
  return words;
}

/**
 * Chinese words of two to four characters that occur in at least three texts, or in what is shown of a page, the most
 * frequent first.
 *
 * @param shown Titles, headings and keywords.
 */
export function chineseWords(texts: readonly string[], shown: readonly string[]): string[] {
  const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});
  const prominent = wordsIn(shown.join('\n'), segmenter);
  const inTexts = new Map([...prominent].map((word) => [word, 1]));
  for (const text of texts)
    for (const word of wordsIn(text, segmenter)) inTexts.set(word, (inTexts.get(word) ?? 0) + 1);
  return [...inTexts]
    .filter(([word, count]) => word.length >= 2 && word.length <= 4 && (count > 2 || prominent.has(word)))
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([word]) => word);
}
