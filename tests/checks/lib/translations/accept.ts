import {isTogether, type Comparison, type Judgement} from './compare';
import {entryOf, type Entry} from './lock';
import {groupOf} from './section';

/** What to accept. */
export interface Wish {
  /** Whether a section is meant. */
  selects: (judgement: Judgement) => boolean;
  /** Why one language changed alone; without it such sections stay open. */
  reason?: string;
}

/** What the lock becomes. */
export interface Acceptance {
  entries: Entry[];
  /** Sections that the old lock did not hold as they are now. */
  accepted: Judgement[];
  /** Sections that were meant and cannot be accepted: a language lacks them, or changed alone without a reason. */
  refused: Judgement[];
}

const groupKey = (file: string, name: string) => `${file}\n${groupOf(name)}`;
const keyOf = ({file, section, en, zh}: Entry) => `${groupKey(file, section)}\n${en}\n${zh}`;

/** The entry that a judgement leads to, or undefined where the section stays open. */
function entryFor({section, verdict, known}: Judgement, {reason}: Wish): Entry | undefined {
  if (verdict === 'new' || verdict === 'both') return entryOf(section);
  if (!isTogether(verdict)) return reason === undefined ? undefined : entryOf(section, reason);
  // A section that is as it was, here or elsewhere, keeps the reason that it has.
  const before = known.find(({en, zh}) => en === section.en.hash && zh === section.zh.hash);
  return entryOf(section, before?.reason);
}

/** Decides what the lock becomes; reads and writes nothing. */
export function accept({judgements, orphans}: Comparison, entries: readonly Entry[], wish: Wish): Acceptance {
  const result: Acceptance = {entries: [], accepted: [], refused: []};
  const kept = new Set<Entry>();
  for (const judgement of judgements) {
    const isAccepted = judgement.verdict === 'accepted';
    const isWanted = isAccepted || wish.selects(judgement);
    const entry = isWanted ? entryFor(judgement, wish) : undefined;
    if (entry) {
      result.entries.push(entry);
      if (!isAccepted) result.accepted.push(judgement);
      continue;
    }
    if (isWanted) result.refused.push(judgement);
    // What an open section is compared with stays.
    for (const old of judgement.known) kept.add(old);
  }

  const written = new Set(result.entries.map(keyOf));
  const looked = new Set(judgements.map(({section: {file, name}}) => groupKey(file, name)));
  const gone = new Set(orphans);
  for (const entry of entries) {
    const isElsewhere = !gone.has(entry) && !looked.has(groupKey(entry.file, entry.section));
    if ((kept.has(entry) && !written.has(keyOf(entry))) || isElsewhere) result.entries.push(entry);
  }
  return result;
}
