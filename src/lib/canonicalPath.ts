/**
 * Endings that a path may carry and that its canonical form has not. nginx and JavaScript read the pattern alike.
 * `/index` counts up to three times, and not behind another `/index`: without a limit, a path of thousands of them
 * takes a time that grows with the square of its length.
 */
export const SURPLUS = '(?:(?<!/index)(?:/index){1,3}(?:\\.html)?/?|\\.html/?|/)';
/** The same for the root itself. */
export const ROOT_SURPLUS = '^(?:/index){1,3}(?:\\.html)?/?$';

/**
 * The one path of a page: without `.html`, without `/index`, without a slash at the end.
 *
 * @param path as it was asked for, without query; adjacent slashes count as one.
 */
export function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  if (new RegExp(ROOT_SURPLUS).test(single)) return '/';
  return new RegExp(`^(/.+?)${SURPLUS}$`).exec(single)?.[1] ?? single;
}
