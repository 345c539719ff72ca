import {formerPaths, pageRedirects} from '../src/config/redirects';
import {localePrefixes} from './headers';

/** A path that moved for good. Both paths are complete, without domain and query. */
export interface Moved {
  from: string;
  to: string;
}

/** Endings that a path may carry and that its canonical form has not. nginx and JavaScript read the pattern alike. */
export const SURPLUS = '(?:(?:/index)+(?:\\.html)?/?|\\.html/?|/)';
/** The same for the root itself. */
export const ROOT_SURPLUS = '^(?:/index)+(?:\\.html)?/?$';

/**
 * The one path of a page: without `.html`, without `/index`, without a slash at the end.
 *
 * @param path as it was asked for, without query; slashes that stand side by side count as one.
 */
export function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  if (new RegExp(ROOT_SURPLUS).test(single)) return '/';
  return new RegExp(`^(/.+?)${SURPLUS}$`).exec(single)?.[1] ?? single;
}

/**
 * Every path that moved, in each language, sorted.
 *
 * @param pages canonical paths of the pages of the default language.
 */
export function movedPaths(pages: readonly string[]): Moved[] {
  const exists = new Set(pages);
  const table = new Map<string, string>();
  for (const {from, to} of pageRedirects) if (exists.has(to)) table.set(from, to);
  for (const page of pages) {
    for (const from of formerPaths(page)) if (!exists.has(from) && !table.has(from)) table.set(from, page);
  }
  return localePrefixes
    .flatMap((prefix) => [...table].map(([from, to]) => ({from: prefix + from, to: prefix + to})))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
