import {isSeq, parseDocument, type Node} from 'yaml';
import {
  lineOf,
  newestFirst,
  NO_DOCS,
  parseReleases,
  RELEASES_FILE,
  type Release,
} from '../../src/plugins/releases/data';
import {tagOf, type ReleaseTag} from './tags';

/** What an update came to. */
export interface Update {
  /** The new content of the file; the old one when nothing was added. */
  source: string;
  /** The new rows, the newest first. */
  added: Release[];
  /** What differs between rows and tags and was left alone, one message each. */
  kept: string[];
}

/** Address of the release notes of a tag. */
const notesOf = (tag: string) => `https://github.com/goodrain/rainbond/releases/tag/${tag}`;

/** Differences between the file and the tags. What is in the file may be written by hand, so it stays. */
function differences(releases: readonly Release[], tags: readonly ReleaseTag[]): string[] {
  const dates = new Map(tags.map(({version, date}) => [version, date]));
  return releases.flatMap(({version, date}) => {
    const tagged = dates.get(version);
    if (tagged === undefined) return [`${version}: the clone has no tag ${tagOf(version)}`];
    return tagged === date ? [] : [`${version}: the file says ${date}, the tag ${tagged}`];
  });
}

/**
 * Adds the releases of the tags that the list lacks. Rows and comments of the file stay as they are. A new release
 * has the documentation of the newest release of its line, or none.
 *
 * @param source content of the list of releases.
 * @param docsIds ids of the documentation versions that exist.
 * @throws Error naming each fault of the list, before or after the update.
 */
export function updateReleases(source: string, tags: readonly ReleaseTag[], docsIds: readonly string[]): Update {
  const releases = parseReleases(source, docsIds);
  const kept = differences(releases, tags);
  const known = new Set(releases.map(({version}) => version));
  const added = tags
    .filter(({version}) => !known.has(version))
    .map(({tag, version, date}): Release => ({
      version,
      date,
      notes: notesOf(tag),
      docs: releases.find((release) => lineOf(release.version) === lineOf(version))?.docs ?? NO_DOCS,
    }))
    .sort((one, other) => newestFirst(one.version, other.version));
  if (added.length === 0) return {source, added, kept};

  const document = parseDocument<Node>(source);
  const {contents} = document;
  if (!isSeq(contents)) throw new Error(`${RELEASES_FILE}: must be a list of releases.`);
  const order = releases.map(({version}) => version);
  for (const release of added) {
    const after = order.findIndex((version) => newestFirst(release.version, version) < 0);
    const place = after < 0 ? order.length : after;
    contents.items.splice(place, 0, document.createNode(release));
    order.splice(place, 0, release.version);
  }
  const updated = document.toString({lineWidth: 0, singleQuote: true});
  parseReleases(updated, docsIds);
  return {source: updated, added, kept};
}
