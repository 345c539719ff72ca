import {Feed} from 'feed';
import type {Locale} from '../../config/locale';
import type {DocsPlace} from '../../config/versions';
import type {Release} from './data';
import type {ReleaseTexts} from './texts';

/** Name of the feed below the base path of a language. */
export const FEED_FILE = 'releases.atom';

/** The newest releases that the feed holds; readers keep the older ones by themselves. */
export const FEED_LENGTH = 30;

export interface FeedInput {
  /** The newest first; at least one. */
  releases: readonly Release[];
  /** Versions of the documentation by their ids. */
  places: ReadonlyMap<string, DocsPlace>;
  texts: ReleaseTexts;
  locale: Locale;
  /** Address of the start page in the language of the feed, which ends with a slash. */
  home: string;
}

/**
 * Ids are tag URIs (RFC 4151). They name neither the host of the build nor the release notes, so that a reader shows
 * an entry once even when the site or the notes move.
 */
const idOf = (locale: Locale, name = '') => `tag:rainbond.com,2024:releases/${locale}${name}`;

/** A day as a point in time. The data knows no hours. */
const timeOf = ({date}: Release) => new Date(`${date}T00:00:00Z`);

/** The newest releases as an Atom feed (RFC 4287). The same input gives the same bytes. */
export function atomFeed({releases, places, texts, locale, home}: FeedInput): string {
  const shown = releases.slice(0, FEED_LENGTH);
  const feed = new Feed({
    id: idOf(locale),
    title: texts.feedTitle,
    description: texts.feedSubtitle,
    link: `${home}docs/versions`,
    feedLinks: {atom: home + FEED_FILE},
    updated: new Date(Math.max(...shown.map((release) => timeOf(release).getTime()))),
    author: {name: 'Rainbond', link: home},
    copyright: 'Goodrain, Inc.',
  });
  for (const release of shown) {
    const {version, date, notes, docs} = release;
    feed.addItem({
      id: idOf(locale, `/${version}`),
      title: texts.entryTitle(version),
      link: notes,
      date: timeOf(release),
      published: timeOf(release),
      description: texts.entrySummary({version, date: texts.date(date), docs: places.get(docs)?.label}),
    });
  }
  return `${feed.atom1()}\n`;
}
