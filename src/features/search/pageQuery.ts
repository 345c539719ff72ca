import type {Section} from './provider';
import {isSection} from './sectionOf';
import {cleanText} from './text';

/** Stands for every version in the address of the search page. */
export const ALL_VERSIONS = 'all';

/** What the address of the search page says. */
export interface PageQuery {
  text: string;
  /** Name of a version, or all of them. */
  version: string;
  section?: Section;
  /** Page of the results, from 0. */
  page: number;
}

export interface Versions {
  /** Names of the versions, for example `current` and `5.17`. */
  names: readonly string[];
  /** The one that is searched unless the address says otherwise. */
  latest: string;
}

/** Names in the address; those of the form's fields. */
export const FIELDS = {text: 'q', version: 'version', section: 'section', page: 'page'} as const;

/** Reads an address. What makes no sense there is ignored, so that an old or mistyped link still finds something. */
export function readPageQuery(search: string, {names, latest}: Versions): PageQuery {
  const parameters = new URLSearchParams(search);
  const version = parameters.get(FIELDS.version) ?? '';
  const section = parameters.get(FIELDS.section);
  const page = /^[1-9]\d{0,3}$/.exec(parameters.get(FIELDS.page) ?? '')?.[0] ?? '1';
  return {
    text: cleanText(parameters.get(FIELDS.text) ?? ''),
    version: version === ALL_VERSIONS || names.includes(version) ? version : latest,
    ...(isSection(section) && {section}),
    page: Number(page) - 1,
  };
}

/** The address form of a query, with a leading question mark; what goes without saying is left out. */
export function writePageQuery({text, version, section, page}: PageQuery, {latest}: Pick<Versions, 'latest'>): string {
  const parameters = new URLSearchParams({[FIELDS.text]: cleanText(text)});
  if (version !== latest) parameters.set(FIELDS.version, version);
  if (section) parameters.set(FIELDS.section, section);
  if (page > 0) parameters.set(FIELDS.page, String(page + 1));
  return `?${parameters.toString()}`;
}

/** Pages to link to, from 0: the first, the last, and those around the one that is shown; null where some are left out. */
export function pagesAround(page: number, count: number): (number | null)[] {
  const wanted = [...new Set([0, page - 1, page, page + 1, count - 1])]
    .filter((number) => number >= 0 && number < count)
    .sort((a, b) => a - b);
  return wanted.flatMap((number, index) => {
    const gap = number - (wanted[index - 1] ?? -1);
    // A gap of one page is that page.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
