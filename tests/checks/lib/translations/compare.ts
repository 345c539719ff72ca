import type {Entry} from './lock';
import {groupOf, type Section} from './section';

/**
 * What became of a section since its texts were accepted together:
 *
 * - `accepted`: nothing.
 * - `moved`: it has another name or is in another file, with the texts that were accepted.
 * - `new`, `both`: no text of it was accepted, because it is new, or because both languages changed.
 * - `english`, `chinese`: the text of this language changed alone.
 * - `mixed`: both texts were accepted, but not together, as when a merge brings two changes.
 * - `alone`: one language lacks it.
 */
export type Verdict = 'accepted' | 'moved' | 'new' | 'both' | 'english' | 'chinese' | 'mixed' | 'alone';

export interface Judgement {
  section: Section;
  verdict: Verdict;
  /** Entries that the section was compared with. */
  known: readonly Entry[];
}

export interface Comparison {
  judgements: Judgement[];
  /** Entries whose section or file is gone. */
  orphans: Entry[];
  /** Entries that nothing needs: orphans, and pairs that others replaced. */
  stale: Entry[];
}

/** Verdicts that `npm run translation:accept` records without a word. */
const TOGETHER: ReadonlySet<Verdict> = new Set(['accepted', 'moved', 'new', 'both']);

/** Whether both languages of a section changed together, or neither did. */
export const isTogether = (verdict: Verdict): boolean => TOGETHER.has(verdict);

const groupKey = (file: string, name: string) => `${file}\n${groupOf(name)}`;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function judge({en, zh}: Section, own: readonly Entry[], orphans: readonly Entry[]): Omit<Judgement, 'section'> {
  const isKnown = own.length > 0;
  // A section under a new name may be an old one: then its texts are compared with those of sections that are gone.
  const candidates = isKnown ? own : orphans;
  const inEnglish = candidates.filter((entry) => entry.en === en.hash);
  const inChinese = candidates.filter((entry) => entry.zh === zh.hash);
  const known = isKnown ? own : [...new Set([...inEnglish, ...inChinese])];
  if (en.hash === undefined || zh.hash === undefined) return {verdict: 'alone', known};
  const pair = inEnglish.filter((entry) => entry.zh === zh.hash);
  if (pair.length > 0) return {verdict: isKnown ? 'accepted' : 'moved', known: isKnown ? own : pair};
  if (inEnglish.length > 0 && inChinese.length > 0) return {verdict: 'mixed', known};
  if (inEnglish.length > 0) return {verdict: 'chinese', known};
  if (inChinese.length > 0) return {verdict: 'english', known};
  return {verdict: isKnown ? 'both' : 'new', known};
}

/**
 * Compares the texts of the site with those that were accepted together.
 *
 * @param sections of the files that are looked at.
 * @param isGone whether a file that has no section here is deleted, and not merely left out of this run.
 */
export function compare(
  sections: readonly Section[],
  entries: readonly Entry[],
  isGone: (file: string) => boolean,
): Comparison {
  const present = new Set(sections.map(({file, name}) => groupKey(file, name)));
  const files = new Set(sections.map(({file}) => file));
  const byGroup = groupBy(entries, ({file, section}) => groupKey(file, section));
  const orphans = entries.filter(
    ({file, section}) => !present.has(groupKey(file, section)) && (files.has(file) || isGone(file)),
  );
  const judgements = sections.map((section) => ({
    section,
    ...judge(section, byGroup.get(groupKey(section.file, section.name)) ?? [], orphans),
  }));

  const open = judgements.filter(({verdict}) => verdict !== 'accepted');
  // What an open section is compared with stays, or the next run could not tell that one language changed alone.
  const needed = new Set(open.flatMap(({known}) => known));
  const current = new Set(sections.map(({file, name, en, zh}) => `${groupKey(file, name)}\n${en.hash}\n${zh.hash}`));
  const stale = entries.filter((entry) => {
    if (needed.has(entry)) return false;
    const key = groupKey(entry.file, entry.section);
    return orphans.includes(entry) || (present.has(key) && !current.has(`${key}\n${entry.en}\n${entry.zh}`));
  });
  return {judgements, orphans, stale};
}
