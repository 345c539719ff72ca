import {LOCALES, type Localized} from '../src/config/locale';
import {serverMoves, SURPLUS_LANGUAGE, targetIn} from '../src/config/redirects/table';
import type {RedirectTable} from '../src/config/redirects/schema';
import {localePrefixes} from './headers';

/** A path that moved for good. */
export interface Moved {
  /** Without domain, query, and language; decoded. */
  from: string;
  /** The complete target of each language, encoded: a path with its language, or an address elsewhere. */
  to: Localized;
  /** Whether the build has a redirect page at this very address, which servers would find first: `from` had `.html`. */
  hasFile?: boolean;
}

/**
 * Every path that moved, once for all languages, sorted. A page that exists is never sent elsewhere.
 *
 * @param pages canonical paths of the pages of the default language.
 */
export function movedPaths(table: RedirectTable, pages: readonly string[]): Moved[] {
  const taken = new Set(pages);
  const moved: Moved[] = [];
  for (const {from, to, hadHtml} of serverMoves(table, pages)) {
    if (taken.has(from)) continue;
    taken.add(from);
    moved.push({
      from,
      to: {en: encodeURI(targetIn(to.en, 'en')), zh: encodeURI(targetIn(to.zh, 'zh'))},
      ...(hadHtml && {hasFile: true}),
    });
  }
  return moved.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Complete old and new address. */
export interface MovedAddress {
  from: string;
  to: string;
}

/** The same for hosts that know no rules: each old address in each language, and with the surplus one in front. */
export function movedAddresses(moved: readonly Moved[]): MovedAddress[] {
  const inLanguages = LOCALES.flatMap((locale, index) =>
    moved.map(({from, to}) => ({from: (localePrefixes[index] ?? '') + encodeURI(from), to: to[locale]})),
  );
  return [...inLanguages, ...moved.map(({from, to}) => ({from: SURPLUS_LANGUAGE + encodeURI(from), to: to.en}))];
}
