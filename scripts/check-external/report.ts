import {concerns, EXCEPTIONS, exceptionFor, type Exception} from './exceptions';
import type {Outcome} from './judge';
import type {ExternalLinks} from './links';

/** What was found, for the person who reads it. */
export interface LinkReport {
  lines: string[];
  /** Links to fix, and exceptions that are not needed. */
  problems: number;
}

const HEADINGS = {
  dead: 'Dead',
  moved: 'Moved for good; link to the new address',
  insecure: 'Insecure; https answers too',
  unknown: 'Not judged, because the host does not tell programs; look at them now and then',
} as const;

/** Pages that are named for each link. */
const SHOWN = 3;

function pagesText(pages: readonly string[]): string {
  const others = pages.length - SHOWN;
  return `on ${pages.slice(0, SHOWN).join(', ')}${others > 0 ? ` and ${others.toLocaleString('en')} more` : ''}`;
}

function textOf(address: string, outcome: Outcome): string {
  if (outcome.verdict === 'alive') return address;
  return 'to' in outcome ? `${address} -> ${outcome.to}` : `${address} ${outcome.reason}`;
}

/** Exceptions that no link needs. One about a link that could not be judged may be needed. */
function unneeded(exceptions: readonly Exception[], outcomes: ReadonlyMap<string, Outcome>): Exception[] {
  return exceptions.filter(
    (exception) =>
      ![...outcomes].some(
        ([address, {verdict}]) =>
          concerns(exception, address) && (verdict === exception.verdict || verdict === 'unknown'),
      ),
  );
}

/** Tells what became of links, by verdict, with the pages that have them. */
export function reportLinks(
  links: ExternalLinks,
  outcomes: ReadonlyMap<string, Outcome>,
  exceptions: readonly Exception[],
): LinkReport {
  const lines: string[] = [];
  let problems = 0;
  let borne = 0;
  for (const verdict of ['dead', 'moved', 'insecure', 'unknown'] as const) {
    const found = [...outcomes].filter(([, outcome]) => outcome.verdict === verdict);
    const open = found.filter(([address, outcome]) => exceptionFor(exceptions, address, outcome) === undefined);
    borne += found.length - open.length;
    if (open.length === 0) continue;
    if (verdict !== 'unknown') problems += open.length;
    lines.push(`${HEADINGS[verdict]} (${open.length})`);
    for (const [address, outcome] of open.sort(([a], [b]) => (a < b ? -1 : 1))) {
      lines.push(`  ${textOf(address, outcome)}`, `    ${pagesText(links.get(address) ?? [])}`);
    }
    lines.push('');
  }
  const idle = unneeded(exceptions, outcomes);
  if (idle.length > 0) {
    problems += idle.length;
    lines.push(`Exceptions that no link needs any more; remove them from ${EXCEPTIONS} (${idle.length})`);
    lines.push(...idle.map(({address, verdict}) => `  ${address} (${verdict})`), '');
  }
  const alive = [...outcomes.values()].filter(({verdict}) => verdict === 'alive').length;
  lines.push(`${outcomes.size} links: ${alive} in order, ${problems} problems, ${borne} exceptions.`);
  return {lines, problems};
}
