/** A text to compare: words by which search engines would find it. */
export interface ComparedText {
  id: string;
  title: string;
  body: string;
}

/** A word in the title says more about the subject than one in the text. */
const TITLE_WEIGHT = 6;

/** Words of a text in lower case: Latin words of three letters and more, and pairs of neighboring Han characters. */
export function wordsOf(text: string): string[] {
  const latin = text.toLowerCase().match(/[a-z][a-z0-9+.-]*[a-z0-9]/g) ?? [];
  const han = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((character, index) => `${[...run][index]}${character}`),
  );
  return [...latin.filter((word) => word.length > 2), ...han];
}

/** Markdown without front matter, code, addresses, and markup. */
export function proseOf(markdown: string): string {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<[^>]+>/g, ' ');
}

type Vector = ReadonlyMap<string, number>;

function countWords({title, body}: ComparedText): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (word: string, weight: number) => counts.set(word, (counts.get(word) ?? 0) + weight);
  for (const word of wordsOf(title)) add(word, TITLE_WEIGHT);
  for (const word of wordsOf(body)) add(word, 1);
  return counts;
}

/** Term frequency (logarithmic) times inverse document frequency, with length 1. */
function toVectors(counts: readonly Vector[]): Vector[] {
  const inTexts = new Map<string, number>();
  for (const words of counts) for (const word of words.keys()) inTexts.set(word, (inTexts.get(word) ?? 0) + 1);
  return counts.map((words) => {
    const weights = [...words].map(
      ([word, count]) => [word, (1 + Math.log(count)) * Math.log(counts.length / (inTexts.get(word) ?? 1))] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([word, weight]) => [word, weight / length]));
  });
}

function similarity(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0);
  return sum;
}

/**
 * The texts that share the most telling words with each text (cosine similarity of TF-IDF vectors), the most similar
 * first.
 *
 * @param count how many for each text; fewer when there are not so many.
 * @returns ids by the id of each text.
 */
export function relatedTexts(texts: readonly ComparedText[], count: number): Map<string, string[]> {
  const vectors = toVectors(texts.map(countWords));
  return new Map(
    texts.map(({id}, index) => {
      const own = vectors[index] ?? new Map<string, number>();
      const others = texts
        .map((text, other) => ({id: text.id, score: similarity(own, vectors[other] ?? new Map())}))
        .filter((other) => other.id !== id && other.score > 0)
        // Equal scores keep the order of the texts, so each build has the same result.
        .sort((a, b) => b.score - a.score);
      return [id, others.slice(0, count).map((other) => other.id)];
    }),
  );
}
