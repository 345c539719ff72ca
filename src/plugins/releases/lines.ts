import {lineOf, NO_DOCS, type Release} from './data';

/** Consecutive releases of one line that the same documentation describes. */
export interface ReleaseLine {
  /** Major and minor, such as `6.2`. */
  name: string;
  /** Id of the documentation version, or `none`. */
  docs: string;
  /** The newest first; at least one. */
  releases: readonly Release[];
}

/** The lines by what a reader finds about them here. Each release is in exactly one of the lists. */
export interface LineGroups {
  /** From the newest to the oldest line with documentation, with the undocumented lines in between. */
  documented: readonly ReleaseLine[];
  /** Newer than every line with documentation. */
  later: readonly ReleaseLine[];
  /** Older than every line with documentation. */
  earlier: readonly ReleaseLine[];
}

/** @param releases the newest first. */
export function linesOf(releases: readonly Release[]): ReleaseLine[] {
  const lines: {name: string; docs: string; releases: Release[]}[] = [];
  for (const release of releases) {
    const name = lineOf(release.version);
    const last = lines.at(-1);
    if (last?.name === name && last.docs === release.docs) last.releases.push(release);
    else lines.push({name, docs: release.docs, releases: [release]});
  }
  return lines;
}

/** @param releases the newest first. */
export function groupLines(releases: readonly Release[]): LineGroups {
  const lines = linesOf(releases);
  const isDocumented = ({docs}: ReleaseLine) => docs !== NO_DOCS;
  const first = lines.findIndex(isDocumented);
  if (first < 0) return {documented: [], later: lines, earlier: []};
  const end = lines.findLastIndex(isDocumented) + 1;
  return {documented: lines.slice(first, end), later: lines.slice(0, first), earlier: lines.slice(end)};
}

/** The newest release that a version of the documentation describes. */
export function documentedRelease(releases: readonly Release[], docs: string): Release | undefined {
  return releases.find((release) => release.docs === docs);
}
