import {DEFAULT_LOCALE, LOCALES, type Locale, type Localized} from '../locale';
import {
  isExternal,
  pathOf,
  type Anchors,
  type FolderRedirect,
  type Place,
  type RedirectTable,
  type RowProblem,
} from './schema';

/** One address that moved, from a row of its own or by a folder. Paths have no language. */
export interface Move {
  from: string;
  to: Localized;
  /** Whether the old address ended with `.html`. */
  hadHtml: boolean;
  /** The row that says so. */
  place: Place;
}

/** Old addresses may have the default language in front, which this site leaves out. */
export const SURPLUS_LANGUAGE = `/${DEFAULT_LOCALE}`;

/** Whether an address has the default language in front. */
const hasSurplusLanguage = (path: string) => path === SURPLUS_LANGUAGE || path.startsWith(`${SURPLUS_LANGUAGE}/`);

const withoutSurplusLanguage = (path: string) => path.slice(SURPLUS_LANGUAGE.length) || '/';

/** A target as readers of a language reach it: `/zh/docs/new` for `/docs/new`; addresses elsewhere stay as they are. */
export function targetIn(to: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE || isExternal(to)) return to;
  return `/${locale}${pathOf(to) === '/' ? to.slice(1) : to}`;
}

/** The old paths that a page answers to by the folders that moved. */
export function formerPaths(pagePath: string, folders: readonly FolderRedirect[]): string[] {
  return folders.flatMap(({from, to}) =>
    pagePath === to || pagePath.startsWith(`${to}/`) ? [from + pagePath.slice(to.length)] : [],
  );
}

/**
 * Every address that moved. A row of its own counts more than a folder.
 *
 * @param pages paths of the pages of the site, without language.
 */
export function movesOf({pages: rows, folders}: RedirectTable, pages: Iterable<string>): Move[] {
  const own = new Set(rows.map(({from}) => from));
  const moves: Move[] = rows.map(({from, to, hadHtml, place}) => ({from, to, hadHtml, place}));
  for (const page of pages) {
    for (const folder of folders) {
      for (const from of formerPaths(page, [folder])) {
        if (!own.has(from)) moves.push({from, to: {en: page, zh: page}, hadHtml: false, place: folder.place});
      }
    }
  }
  return moves;
}

/** The moves that a server needs: a rule covers what differs by the language in front alone. */
export function serverMoves(table: RedirectTable, pages: Iterable<string>): Move[] {
  return movesOf(table, pages).filter(({from}) => !hasSurplusLanguage(from));
}

/** A redirect page for hosts that do not redirect by themselves. */
export interface PageToWrite {
  from: string;
  to: string;
  hadHtml: boolean;
}

/**
 * The redirect pages of a language. Those of the default language are below `/en`, too: nothing else answers to
 * such an address on a host without rules.
 */
export function pagesToWrite(table: RedirectTable, pages: Iterable<string>, locale: Locale): PageToWrite[] {
  return movesOf(table, pages).flatMap(({from, to, hadHtml}) => {
    const page = {from, to: to[locale], hadHtml};
    if (locale !== DEFAULT_LOCALE) return hasSurplusLanguage(from) ? [] : [page];
    return hasSurplusLanguage(from) ? [page] : [page, {...page, from: SURPLUS_LANGUAGE + from}];
  });
}

/** Old ids of the headings of each page, by its path without language. */
export type Aliases = ReadonlyMap<string, Anchors>;

/** The old ids that pages answer to in a language. Of two rows, the first counts. */
export function aliasesOf({pages, renamed}: RedirectTable, locale: Locale): Aliases {
  const aliases = new Map<string, Anchors>();
  const add = (page: string, anchors: Anchors) => aliases.set(page, {...anchors, ...aliases.get(page)});
  for (const {page, anchors} of renamed) add(page, anchors);
  for (const {to, anchors} of pages) if (Object.keys(anchors).length > 0) add(to[locale], anchors);
  return aliases;
}

const report = ({file, line, row}: Place, message: string): RowProblem => ({
  file,
  line,
  message: `row ${row}: ${message}`,
});

/** Rows that say the same or the opposite of another. nginx does not tell capitals from small letters. */
function duplicates(moves: readonly Move[]): RowProblem[] {
  const seen = new Map<string, Move>();
  return moves.flatMap((move): RowProblem[] => {
    const key = move.from.toLowerCase();
    const first = seen.get(key);
    if (!first) {
      seen.set(key, move);
      return [];
    }
    const isSame = first.from === move.from;
    // On hosts that tell capitals from small letters, both spellings need their page.
    if (!isSame && LOCALES.every((locale) => first.to[locale] === move.to[locale])) return [];
    const where = `${first.place.file}:${first.place.line}`;
    const how = isSame ? 'is redirected twice' : `differs from ${first.from} in capitals alone, which leads elsewhere`;
    return [report(move.place, `${move.from} ${how}; see ${where}`)];
  });
}

/** Rows whose target is redirected itself. */
function chains(moves: readonly Move[]): RowProblem[] {
  const next = new Map(moves.map((move) => [move.from, move]));
  return moves.flatMap(({from, to, place}) => {
    const messages = LOCALES.flatMap((locale) => {
      const seen = [from];
      let end = pathOf(to[locale]);
      for (let move = next.get(end); move && !seen.includes(end); move = next.get(end)) {
        seen.push(end);
        end = pathOf(move.to[locale]);
      }
      if (seen.length === 1) return end === from ? [`${from} leads to itself`] : [];
      return seen.includes(end)
        ? [`${from} never arrives: ${[...seen, end].join(' → ')}`]
        : [`${from} leads to ${to[locale]}, which leads on to ${end}; write the last one`];
    });
    return [...new Set(messages)].map((message) => report(place, message));
  });
}

/** Rows of addresses with the default language in front, which must say what the rule of the server does. */
function surplusLanguages(moves: readonly Move[]): RowProblem[] {
  const own = new Set(moves.map(({from}) => from));
  return moves.flatMap(({from, to, place}) => {
    if (!hasSurplusLanguage(from)) return [];
    const rest = withoutSurplusLanguage(from);
    if (own.has(rest)) return [report(place, `${from} needs no row: that of ${rest} counts for it, too`)];
    if (to.en === rest && to.zh === rest) return [];
    return [report(place, `${from} must lead to ${rest}, as the rule of the server does; or redirect ${rest}`)];
  });
}

/** Old ids that two rows map to different headings of one page. */
function anchorConflicts({pages, renamed}: RedirectTable): RowProblem[] {
  const rows = [
    ...renamed.map(({place, page, anchors}) => ({place, anchors, pages: [page]})),
    ...pages.map(({place, to, anchors}) => ({place, anchors, pages: [...new Set(Object.values(to))]})),
  ];
  const seen = new Map<string, {id: string; place: Place}>();
  return rows.flatMap(({place, anchors, pages: targets}) =>
    targets.flatMap((page) =>
      Object.entries(anchors).flatMap(([old, id]): RowProblem[] => {
        const first = seen.get(`${page}#${old}`);
        seen.set(`${page}#${old}`, first ?? {id, place});
        if (!first || first.id === id) return [];
        const other = `${first.place.file}:${first.place.line}`;
        return [report(place, `#${old} of ${page} leads to #${id}, but to #${first.id} by ${other}`)];
      }),
    ),
  );
}

/**
 * What is wrong with the rows by themselves: duplicates, chains, loops, conflicts.
 *
 * @param pages paths of the pages of the site, which folders need; without them, only rows are compared.
 */
export function tableProblems(table: RedirectTable, pages: Iterable<string> = []): RowProblem[] {
  const moves = movesOf(table, pages);
  return [...duplicates(moves), ...chains(moves), ...surplusLanguages(moves), ...anchorConflicts(table)];
}
