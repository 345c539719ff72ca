/** Steps of typing (a letter wrong, missing, too many, or two swapped) between two words; more than `limit` is Infinity. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next[j] = best;
    }
    if (Math.min(...next) > limit) return Infinity;
    before = row;
    row = next;
  }
  const result = row[b.length] ?? Infinity;
  return result > limit ? Infinity : result;
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}

/** Mistakes that a word of a length may hold. Short words turn into others too easily. */
function allowance(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * The word of the site that a misspelt one most likely means, or two words written as one, parted by a space.
 *
 * @param words Words of the site, the most frequent first.
 */
export function correct(word: string, words: readonly string[]): string | undefined {
  const limit = allowance(word.length);
  if (limit === 0 || /\d/.test(word)) return undefined;
  let best: string | undefined;
  let least = Infinity;
  words.forEach((candidate, rank) => {
    if (candidate.length < 3) return;
    const steps = distance(word, candidate, limit);
    // In short words only a swap or a missing letter is plain; another letter makes another word: paris, parts.
    if (steps === Infinity || (word.length < 6 && !isSwap(word, candidate) && candidate.length <= word.length)) return;
    // Another first letter is rarer than other mistakes; among equals the frequent word wins.
    const cost = steps + (candidate[0] === word[0] ? 0 : 0.5) + rank / words.length / 2;
    // Two mistakes, one of them in the first letter, make another word: horoscope is not pyroscope.
    if (steps > 1 && candidate[0] !== word[0] && !isSwap(word.slice(0, 2), candidate.slice(0, 2))) return;
    if (cost < least) {
      least = cost;
      best = candidate;
    }
  });
  if (best !== undefined && least < 1.5) return best;
  const known = new Set(words);
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (known.has(left) && known.has(right)) return `${left} ${right}`;
  }
  return best;
}

/** Letters of a word from which on one wrong letter leaves no doubt about which word is meant. */
const LONG_WORD = 7;

/** Whether a word is another one with a slip of the hand: long, with the same first letter, and one mistake. */
export function isSlip(word: string, other: string): boolean {
  return word.length >= LONG_WORD && word[0] === other[0] && distance(word, other, 1) === 1;
}

/** Groups of sound by character. */
function soundTable(homophones: string): ReadonlyMap<string, number> {
  return new Map(homophones.split(' ').flatMap((group, number) => [...group].map((char) => [char, number] as const)));
}

/**
 * The Chinese word of the site that sounds like one that the site does not know: input methods offer words by their
 * sound, so this is how Chinese is misspelt.
 *
 * @param words Words of the site, the most frequent first.
 * @param homophones Groups of characters that sound alike, parted by spaces.
 */
export function correctChinese(word: string, words: readonly string[], homophones: string): string | undefined {
  const sounds = soundTable(homophones);
  const chars = [...word];
  const alike = (a: string, b: string) => a === b || (sounds.has(a) && sounds.get(a) === sounds.get(b));
  return words.find((candidate) => {
    const others = [...candidate];
    return (
      candidate !== word &&
      others.length === chars.length &&
      others.every((other, index) => alike(other, chars[index] ?? ''))
    );
  });
}

/** Writes traditional characters in their simplified form, by the table of pairs in the index. */
export function simplify(text: string, traditional: string): string {
  const table = new Map<string, string>();
  const chars = [...traditional];
  for (let index = 0; index + 1 < chars.length; index += 2) table.set(chars[index] ?? '', chars[index + 1] ?? '');
  return [...text].map((char) => table.get(char) ?? char).join('');
}
