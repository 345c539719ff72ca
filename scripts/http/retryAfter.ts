/**
 * Milliseconds to wait as the header `Retry-After` says (RFC 9110, section 10.2.3): whole seconds, or a date.
 *
 * @param now milliseconds since 1970.
 * @returns undefined when there is no header or nobody can read it.
 */
export function retryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Every form of date begins with the name of a day; `Date.parse` alone would also take `-1` and `2.5`.
  const date = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
