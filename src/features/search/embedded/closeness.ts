import {bestPlace, findRanges, type Marker} from './pieces';
import {normalize} from './planner/normalize';
import type {Plan} from './planner/plan';

/** Characters within which words count as standing together. */
const NEAR = 80;

/**
 * What the reader's exact words in one piece add, times (words - 1) to the power: the longer the piece, the less it is
 * chance. And what words add that are close to each other.
 */
const CLOSENESS = {exact: 0.2, power: 1.5, together: 0.5};

/** Words from which on more do not count. */
const MOST = 6;

function plain(text: string): string {
  return normalize(text)
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}

/** How much a text is boosted, from 0 to about 2.6, because it has the words of a query close together. */
export function closeness(texts: readonly string[], marker: Marker, phrase: string, plan: Plan): number {
  const wanted = plan.concepts.filter((concept) => !concept.optional).length;
  if (wanted < 2) return 0;
  const exact = plain(phrase);
  const words = Math.max(wanted, exact.split(' ').length);
  let best = 0;
  let isExact = false;
  for (const text of texts) {
    isExact ||= plain(text).includes(exact);
    const {words: near} = bestPlace(findRanges(text, marker), NEAR);
    best = Math.max(best, Math.min(1, near / wanted));
  }
  return (
    (isExact ? CLOSENESS.exact * (Math.min(MOST, words) - 1) ** CLOSENESS.power : 0) + CLOSENESS.together * best * best
  );
}
