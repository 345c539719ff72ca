import type {Locale} from '../../config/locale';

/** Texts that are made of the list of releases. */
export interface ReleaseTexts {
  /** A day, such as `2025-04-15`, in words. */
  date: (day: string) => string;
  /** A day in words for the cell of a table, where no line breaks within it. */
  shortDate: (day: string) => string;
  /** Heads of the tables. */
  line: string;
  docs: string;
  releases: string;
  first: string;
  last: string;
  /** Between the releases of a line. */
  comma: string;
  /** Stands for missing documentation. */
  noDocs: string;
  /** Stands for a table without rows. */
  noReleases: string;
  /** The notice on pages whose documented release is not the newest one; the values are Markdown. */
  notice: (values: {newest: string; date: string; documented: string; laterHref: string}) => string;
  feedTitle: string;
  feedSubtitle: string;
  entryTitle: (version: string) => string;
  /** Text of an entry of the feed. Without documentation `docs` is undefined. */
  entrySummary: (values: {version: string; date: string; docs?: string}) => string;
}

/** Days have no time zone, so every one is read and written in UTC. */
const english = (dateStyle: 'long' | 'medium') => {
  const format = new Intl.DateTimeFormat('en-US', {dateStyle, timeZone: 'UTC'});
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

/** With spaces around figures, as Chinese pages have them and `Intl` does not. */
function chinese(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
}

const NO_BREAK_SPACE = '\u00a0';

const unbroken = (text: string) => text.replaceAll(' ', NO_BREAK_SPACE);

const shortEnglish = english('medium');

export const RELEASE_TEXTS: Readonly<Record<Locale, ReleaseTexts>> = {
  en: {
    date: english('long'),
    shortDate: (day) => unbroken(shortEnglish(day)),
    line: 'Line',
    docs: 'Documentation',
    releases: 'Releases',
    first: 'First',
    last: 'Last',
    comma: ', ',
    noDocs: 'none',
    noReleases: 'None.',
    notice: ({newest, date, documented, laterHref}) =>
      `The latest release is ${newest}, from ${date}. This documentation describes ${documented}; ` +
      `[later releases](${laterHref}) may differ.`,
    feedTitle: 'Rainbond releases',
    feedSubtitle: 'New releases of Rainbond, with their release notes.',
    entryTitle: (version) => `Rainbond ${version}`,
    entrySummary: ({version, date, docs}) =>
      `Rainbond ${version} was released on ${date}. ` +
      (docs === undefined ? 'This site has no documentation for it yet.' : `See the ${docs} documentation.`),
  },
  zh: {
    date: chinese,
    shortDate: (day) => unbroken(chinese(day)),
    line: '系列',
    docs: '文档',
    releases: '版本',
    first: '首个版本',
    last: '末个版本',
    comma: '、',
    noDocs: '无',
    noReleases: '暂无。',
    notice: ({newest, date, documented, laterHref}) =>
      `最新版本是 ${newest}，发布于 ${date}。本文档以 ${documented} 为准，[之后的版本](${laterHref})可能有所不同。`,
    feedTitle: 'Rainbond 版本发布',
    feedSubtitle: 'Rainbond 的新版本及其版本说明。',
    entryTitle: (version) => `Rainbond ${version}`,
    entrySummary: ({version, date, docs}) =>
      `Rainbond ${version} 发布于 ${date}。` + (docs === undefined ? '本站暂无对应文档。' : `对应文档：${docs}。`),
  },
};
