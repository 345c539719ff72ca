import {isVersion} from '../../src/plugins/releases/data';

/** What `git for-each-ref` prints of each tag: name, tab, and day. */
export const TAG_FORMAT = '%(refname:strip=2)%09%(creatordate:short)';

/** The tag of a release. */
export interface ReleaseTag {
  /** Such as `v6.2.1-release`. */
  tag: string;
  /** Such as `6.2.1`. */
  version: string;
  /** Such as `2025-04-15`. */
  date: string;
}

/** The tags of a clone. */
export interface Tags {
  releases: ReleaseTag[];
  /** Tags that are no releases, one message each. */
  rejected: string[];
}

/** The tag of a version. */
export const tagOf = (version: string): string => `v${version}-release`;

/** @param output what `git for-each-ref` prints with `TAG_FORMAT`. */
export function readTags(output: string): Tags {
  const releases: ReleaseTag[] = [];
  const rejected: string[] = [];
  for (const line of output.split('\n').filter((text) => text !== '')) {
    const [tag = '', date = ''] = line.split('\t');
    const version = /^v(.*)-release$/.exec(tag)?.[1] ?? '';
    if (!isVersion(version)) rejected.push(`${tag}: is not named vX.Y.Z-release`);
    else if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) rejected.push(`${tag}: git knows no date of it`);
    else releases.push({tag, version, date});
  }
  return {releases, rejected};
}
