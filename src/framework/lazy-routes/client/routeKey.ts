/**
 * The form of a path in which routes are sorted and looked up. The router ignores upper and lower case and a slash at
 * the end, so the key does too.
 *
 * @param path for example `/docs/FAQ/`, which gives `/docs/faq`.
 */
export function routeKey(path: string): string {
  return path.replace(/(?<=.)\/+$/, '').toLowerCase();
}

/**
 * The part of a sorted list that a key belongs to.
 *
 * @param starts the first key of each part, or a prefix of it that is greater than every key of the part before; sorted.
 * @param key as `routeKey` writes it.
 * @returns the index of the part; 0 for a key before all others.
 */
export function partOf(starts: readonly string[], key: string): number {
  const after = starts.findIndex((start) => start > key);
  return Math.max(0, (after === -1 ? starts.length : after) - 1);
}
