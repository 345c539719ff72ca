import type {DocsPlace} from '../../config/versions';
import {table} from '../openapi/mdx';
import {documentedRelease, groupLines, type LineGroups, type ReleaseLine} from './lines';
import {NO_DOCS, RELEASES_FILE, type Release} from './data';
import type {ReleaseTexts} from './texts';

/** What a page may show of the releases: a table of lines, or the notice about the newest release. */
export const SHOWN = ['documented', 'later', 'earlier', 'newest'] as const;
export type Shown = (typeof SHOWN)[number];

export function isShown(name: string): name is Shown {
  return (SHOWN as readonly string[]).includes(name);
}

export interface ReleasesInput {
  /** The newest first; at least one. */
  releases: readonly Release[];
  /** Versions of the documentation by their ids. */
  places: ReadonlyMap<string, DocsPlace>;
  texts: ReleaseTexts;
}

const linkTo = ({version, notes}: Release) => `[${version}](${notes})`;

function tableOf(name: keyof LineGroups, {releases, places, texts}: ReleasesInput): string {
  const lines = groupLines(releases)[name];
  if (lines.length === 0) return texts.noReleases;
  const hasDocs = name === 'documented';
  const docsCell = ({docs}: ReleaseLine) => {
    const place = places.get(docs);
    return place ? `[${place.label}](${place.href})` : texts.noDocs;
  };
  const day = (release: Release | undefined) => (release ? texts.shortDate(release.date) : '');
  return table(
    [texts.line, ...(hasDocs ? [texts.docs] : []), texts.releases, texts.first, texts.last],
    lines.map((line) => [
      line.name,
      ...(hasDocs ? [docsCell(line)] : []),
      line.releases.map(linkTo).join(texts.comma),
      day(line.releases.at(-1)),
      day(line.releases[0]),
    ]),
  );
}

/**
 * The notice for pages of a documentation version. Empty when this version describes the newest release.
 * @throws Error when no release has this version as its documentation.
 */
function noticeOf(docs: string, {releases, places, texts}: ReleasesInput): string {
  const [newest] = releases;
  const documented = documentedRelease(releases, docs);
  const place = places.get(docs);
  if (newest === undefined || documented === undefined || place === undefined || docs === NO_DOCS) {
    throw new Error(
      `no release in ${RELEASES_FILE} has "docs: ${docs}"; give it to the releases that this version describes`,
    );
  }
  if (newest.version === documented.version) return '';
  return texts.notice({
    newest: linkTo(newest),
    date: texts.date(newest.date),
    documented: documented.version,
    laterHref: `${place.href}/versions#later-releases`,
  });
}

/**
 * Markdown of what a page shows of the releases.
 *
 * @param docs id of the documentation version that the page belongs to, such as `current`.
 * @throws Error when no release has this version as its documentation.
 */
export function releasesMarkdown(shown: Shown, docs: string, input: ReleasesInput): string {
  return shown === 'newest' ? noticeOf(docs, input) : tableOf(shown, input);
}
