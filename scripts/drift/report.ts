import {AREAS, type Change} from './change';
import type {AffectedPage} from './rank';

/** One change in a few words: `"Port" moved: src/a.js -> below "Advanced Settings"`. */
function describeChange({kind, name, was, now}: Change): string {
  const head = `"${name}"`;
  switch (kind) {
    case 'renamed':
      return `${head} renamed to "${now ?? ''}"`;
    case 'removed':
      return `${head} removed${was === undefined ? '' : `, it was in ${was}`}`;
    case 'moved':
      return `${head} moved: from ${was ?? ''} to ${now ?? ''}`;
    case 'default':
      return `${head} changed: from ${was ?? ''} to ${now ?? ''}`;
    case 'added':
      return `${head} added${now === undefined ? '' : ` (${now})`}`;
  }
}

/** All changes, one a line, with their area. */
export function changeLines(changes: readonly Change[]): string[] {
  return changes.map((change) => {
    const locale = change.locale === undefined ? '' : ` (${change.locale})`;
    return `${change.area}${locale}: ${describeChange(change)}`;
  });
}

/** Numbers of changes per area and kind: `interface: 4 removed, 6 renamed`. */
export function summaryLines(changes: readonly Change[], skipped: ReadonlyMap<string, string>): string[] {
  return AREAS.map((area) => {
    const reason = skipped.get(area);
    if (reason !== undefined) return `${area}: not compared, ${reason}`;
    const kinds = new Map<string, number>();
    for (const change of changes) if (change.area === area) kinds.set(change.kind, (kinds.get(change.kind) ?? 0) + 1);
    const parts = [...kinds].map(([kind, count]) => `${count} ${kind}`);
    return `${area}: ${parts.length === 0 ? 'no change' : parts.join(', ')}`;
  });
}

/** Pages, most affected first, with the line of each mention. */
export function pageLines(pages: readonly AffectedPage[]): string[] {
  return pages.flatMap(({id, score, mentions}, index) => [
    `${index + 1}. ${id} (score ${score.toFixed(2)})`,
    ...mentions.map(({change, file, line, times}) => {
      const more = times > 1 ? `, ${times} lines` : '';
      return `   ${file}:${line}${more}: ${change.area}: ${describeChange(change)}`;
    }),
  ]);
}
