/** A task that held up the main thread, in milliseconds since the page was requested. */
export interface LongTask {
  start: number;
  duration: number;
}

/** What a task may take before a reader notices: the threshold of the Long Tasks API. */
const UNNOTICED_MS = 50;

/**
 * Milliseconds for which the main thread was blocked: what tasks take beyond 50 ms each, from `from` to `to`. A task
 * that begins before or ends after counts with the part between them, as in Lighthouse's total blocking time.
 */
export function blockingTime(tasks: readonly LongTask[], from: number, to: number): number {
  return tasks
    .map(({start, duration}) => Math.min(start + duration, to) - Math.max(start, from) - UNNOTICED_MS)
    .reduce((sum, time) => sum + Math.max(0, time), 0);
}

/** The middle value; of an even number the lower one of both in the middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;
}

/** Like `Map.groupBy`, which Node 20 lacks. */
export function groupBy<T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The kind of a page by its path without language and by the classes of its root element. */
export function templateOf(path: string, classes: readonly string[]): string {
  if (/^\/docs\/(?:[\d.]+\/)?api\//.test(path)) return 'API operation';
  if (path === '/') return 'home';
  const page = classes.find((name) => name.endsWith('-page'))?.replace(/-page$/, '');
  if (page !== undefined && page !== 'mdx') return page.replaceAll('-', ' ');
  return classes.includes('marketing') ? 'marketing' : 'page';
}
