/** Which navbar a page gets: that of docs and blog, or that of the marketing pages. */
export type NavbarKind = 'standard' | 'site';

/** Path segments that stand for reading sections (specification, section 2, "Navigation"). */
const STANDARD_SEGMENTS: ReadonlySet<string> = new Set(['docs', 'community', 'blog', 'changelog']);

/**
 * Chooses the navbar by the path alone, so that server and browser always agree.
 *
 * @param pathname path with or without the language prefix, for example `/zh/docs/versions`.
 */
export function navbarFor(pathname: string): NavbarKind {
  return pathname.split('/').some((segment) => STANDARD_SEGMENTS.has(segment)) ? 'standard' : 'site';
}
