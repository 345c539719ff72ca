import type {Locale} from '../../src/config/locale';

export const AREAS = ['interface', 'helm', 'environment', 'port', 'route'] as const;

/** Part of the platform that pages name. */
export type Area = (typeof AREAS)[number];

/** `moved`: the same name, in another place; `default`: the same name, with another default. */
export type Kind = 'removed' | 'renamed' | 'moved' | 'default' | 'added';

/** One difference between two tags. */
export interface Change {
  area: Area;
  kind: Kind;
  /** The old name as pages write it; for `added`, the new one. */
  name: string;
  /** What it was: the old place or default, or where it was removed from. */
  was?: string;
  /** What it is now: the new name, place or default, or where it was added. */
  now?: string;
  /** Language of the interface that the name belongs to. */
  locale?: Locale;
  /** Share of the places with this name that changed, above 0 and at most 1; 1 where a name means one thing alone. */
  share: number;
  /** Whether the name is that of a tab or of an entry of a menu, which pages name as the place of other things. */
  tab?: boolean;
  /** Names next to a new name; a page that names two of them may want the new one, too. */
  near?: string[];
}

/** Differences of two maps of values: removed and added names, and changed values. */
export function compareValues<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): {removed: string[]; added: string[]; changed: string[]} {
  const removed = [...before.keys()].filter((name) => !after.has(name)).sort();
  const added = [...after.keys()].filter((name) => !before.has(name)).sort();
  const changed = [...before]
    .filter(([name, value]) => after.has(name) && after.get(name) !== value)
    .map(([name]) => name);
  return {removed, added, changed: changed.sort()};
}
