import type {Locale} from '../../src/config/locale';
import {normalizeName, type Interface} from '../platform/interface';
import type {Change} from './change';

/** Where the key of a text is shown, and how often. */
type Uses = Interface['uses'];

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

/** How often each file shows each of its tabs. */
function tabsByFile(uses: Uses): Map<string, Map<string, number>> {
  const files = new Map<string, Map<string, number>>();
  for (const [key, places] of uses)
    for (const [file, {tabs}] of places)
      if (tabs > 0) files.set(file, (files.get(file) ?? new Map<string, number>()).set(key, tabs));
  return files;
}

/**
 * The file that shows the tabs of an old file now: the one with most of them. A file that users still reach stays
 * itself as long as it keeps a tab.
 */
function successors(before: Interface, after: Interface): Map<string, string> {
  const now = tabsByFile(after.uses);
  const result = new Map<string, string>();
  for (const [file, tabs] of tabsByFile(before.uses)) {
    if (now.has(file)) {
      result.set(file, file);
      continue;
    }
    const shared = [...now]
      .map(([candidate, own]) => ({candidate, count: [...tabs.keys()].filter((key) => own.has(key)).length}))
      .filter(({count}) => count > 0)
      .sort((a, b) => b.count - a.count || (a.candidate < b.candidate ? -1 : 1));
    const [best] = shared;
    if (best !== undefined) result.set(file, best.candidate);
  }
  return result;
}

/** Names of tabs that a file did not show before, in one language. */
function newTabs(file: string, locale: Locale, before: Interface, after: Interface): string[] {
  return [...after.uses]
    .filter(([key, places]) => (places.get(file)?.tabs ?? 0) > 0 && !before.uses.has(key))
    .flatMap(([key]) => after.texts[locale].get(key) ?? [])
    .map(normalizeName)
    .sort();
}

/** A place for people: the new tab that leads to a file where one can be found, and the file. */
function describe(file: string, locale: Locale, before: Interface, after: Interface): string {
  const tabs = new Set([...(after.importers.get(file) ?? [])].flatMap((from) => newTabs(from, locale, before, after)));
  const [only] = tabs.size === 1 ? tabs : [];
  return only === undefined ? file : `below "${only}" (${file})`;
}

/** Tabs that are shown less often where they were, and more often in another file. */
function movedTabs(before: Interface, after: Interface): Map<string, {from: string; to: string}> {
  const next = successors(before, after);
  const moved = new Map<string, {from: string; to: string}>();
  for (const [key, places] of before.uses) {
    const now = after.uses.get(key);
    if (now === undefined) continue;
    const expected = new Map<string, {tabs: number; old: string}>();
    for (const [old, {tabs}] of places) {
      const place = next.get(old);
      if (tabs > (expected.get(place ?? '')?.tabs ?? 0) && place !== undefined) expected.set(place, {tabs, old});
    }
    const lost = [...expected].filter(([file, {tabs}]) => (now.get(file)?.tabs ?? 0) < tabs).map(([, {old}]) => old);
    const gained = [...now].filter(([file, {tabs}]) => tabs > (expected.get(file)?.tabs ?? 0)).map(([file]) => file);
    const [from] = lost.sort();
    const [to] = gained.sort();
    if (from !== undefined && to !== undefined) moved.set(key, {from, to});
  }
  return moved;
}

interface Shown {
  /** Keys with this text that users reach. */
  keys: string[];
  /** Places where they are shown. */
  places: number;
}

/** Names of one language that users can see. */
function shownNames({texts, uses}: Interface, locale: Locale): Map<string, Shown> {
  const names = new Map<string, Shown>();
  for (const [key, text] of texts[locale]) {
    const places = uses.get(key);
    const name = normalizeName(text);
    if (places === undefined || name === '') continue;
    const known = names.get(name) ?? {keys: [], places: 0};
    known.keys.push(key);
    known.places += sum([...places.values()].map(({all}) => all));
    names.set(name, known);
  }
  return names;
}

const placesOf = (uses: Uses, key: string) => sum([...(uses.get(key)?.values() ?? [])].map(({all}) => all));
const isTab = (uses: Uses, key: string) => [...(uses.get(key)?.values() ?? [])].some(({tabs}) => tabs > 0);
const filesOf = (uses: Uses, key: string) => [...(uses.get(key)?.keys() ?? [])].sort().join(', ');
const foldCase = (text: string) => text.toLowerCase().replace(/\s+/g, '');

function changesOf(before: Interface, after: Interface, locale: Locale): Change[] {
  const old = shownNames(before, locale);
  const current = shownNames(after, locale);
  const moved = movedTabs(before, after);
  const changes: Change[] = [];
  for (const [name, {keys, places}] of old) {
    const base = {area: 'interface', name, locale} as const;
    const shareOf = (of: readonly string[]) => sum(of.map((key) => placesOf(before.uses, key))) / Math.max(1, places);
    const tabbed = (of: readonly string[]) => of.some((key) => isTab(before.uses, key));

    const renamed = new Map<string, string[]>();
    const removed: string[] = [];
    for (const key of keys) {
      const text = after.texts[locale].get(key);
      const now = text === undefined || !after.uses.has(key) ? undefined : normalizeName(text);
      if (now === undefined) removed.push(key);
      else if (foldCase(now) !== foldCase(name)) renamed.set(now, [...(renamed.get(now) ?? []), key]);
    }
    for (const [now, of] of renamed) changes.push({...base, kind: 'renamed', now, share: shareOf(of), tab: tabbed(of)});
    if (removed.length > 0 && !current.has(name))
      changes.push({
        ...base,
        kind: 'removed',
        was: removed.map((key) => filesOf(before.uses, key)).join(', '),
        share: shareOf(removed),
        tab: tabbed(removed),
      });
    const away = keys.flatMap((key) => {
      const place = moved.get(key);
      return place === undefined ? [] : [{key, ...place}];
    });
    const [first] = away;
    if (first !== undefined)
      changes.push({
        ...base,
        kind: 'moved',
        was: first.from,
        now: describe(first.to, locale, before, after),
        share: shareOf(away.map(({key}) => key)),
        tab: true,
      });
  }
  for (const [name, {keys}] of current) {
    if (old.has(name)) continue;
    const key = keys.find((candidate) => isTab(after.uses, candidate));
    const place = key === undefined ? undefined : [...(after.uses.get(key)?.keys() ?? [])][0];
    const near = [...(place === undefined ? [] : (tabsByFile(after.uses).get(place)?.keys() ?? []))]
      .flatMap((other) => after.texts[locale].get(other) ?? [])
      .map(normalizeName)
      .filter((other) => other !== name && old.has(other));
    const files = [...new Set(keys.flatMap((one) => [...(after.uses.get(one)?.keys() ?? [])]))].sort().join(', ');
    changes.push({area: 'interface', kind: 'added', name, now: files, locale, share: 1, tab: key !== undefined, near});
  }
  return changes;
}

/**
 * Names of the interface that were removed, renamed or added, and tabs that moved. A name counts as removed when
 * users can see it nowhere any more, even if a locale file still has it.
 */
export function interfaceChanges(before: Interface, after: Interface): Change[] {
  return [...changesOf(before, after, 'en'), ...changesOf(before, after, 'zh')];
}
