import type {Locale} from '../../../config/locale';
import type {Piece, SearchAnswer, SearchHit, SearchRequest, Section} from '../provider';
import {isSection, sectionOf} from '../sectionOf';
import {plainText, toPieces} from './toPieces';

/** Levels of a page in DocSearch's shape: `lvl0` is the category, `lvl1` the title, the others are headings. */
const HEADINGS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;

/** Anchors that crawlers take from the frame of a page; they lead to no heading. */
const FRAME_ANCHOR = /^#__docusaurus/;

/** Characters of a content that comes without a snippet. */
const CONTENT_LENGTH = 120;

/** How far a hit rises that is in the reader's part of the site, in places. */
const LIFT = 2;

export interface HitContext {
  locale: Locale;
  /** Scheme and host of this site; hits there become paths. */
  origins: readonly string[];
  /** Where the reader is. */
  from?: Section;
}

/** What the index holds comes from outside: each member is looked at before it is used. */
type Outside = Readonly<Record<string, unknown>>;

function record(value: unknown): Outside {
  return typeof value === 'object' && value !== null ? (value as Outside) : {};
}

/** A text that holds something, or nothing. A list counts by its first member. */
function text(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() !== '' ? first : undefined;
}

/** The highlighted value, or else the plain one. */
function highlighted(hit: Outside, level: string): Piece[] {
  const marked = record(record(record(hit._highlightResult).hierarchy)[level]).value;
  return toPieces(text(marked) ?? text(record(hit.hierarchy)[level]) ?? '');
}

function snippetOf(hit: Outside): Piece[] {
  const marked = text(record(record(hit._snippetResult).content).value);
  if (marked !== undefined) return toPieces(marked);
  const content = plainText(text(hit.content) ?? '').trim();
  const cut = [...content].slice(0, CONTENT_LENGTH).join('');
  return toPieces(cut === content ? content : `${cut}…`);
}

/** Where the page is: our records have the whole path, crawled ones only the innermost category. */
function breadcrumbOf(hit: Outside): string[] {
  const labels: unknown[] = Array.isArray(hit.breadcrumb) ? hit.breadcrumb : [record(hit.hierarchy).lvl0];
  return labels.flatMap((label) => {
    const plain = plainText(text(label) ?? '').trim();
    return plain === '' ? [] : [plain];
  });
}

function versionOf(hit: Outside): string | undefined {
  return text(hit.version) ?? /^docs-default-(.+)$/.exec(text(hit.docusaurus_tag) ?? '')?.[1];
}

/** Browsers before Chrome 120 and Safari 17 lack `URL.canParse`. */
function parsed(value: string, home: string): URL | undefined {
  try {
    return new URL(value, home);
  } catch {
    return undefined;
  }
}

/**
 * Address of a hit: a path when it is on this site, otherwise the full address.
 *
 * @returns nothing when it is no http(s) address, such as `javascript:…`.
 */
function addressOf(hit: Outside, origins: readonly string[]): {url: string; pathname?: string} | undefined {
  const value = text(hit.url);
  const [home = 'https://localhost'] = origins;
  const url = value === undefined ? undefined : parsed(value, home);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const anchor = text(hit.anchor);
  if (url.hash === '' && anchor !== undefined) url.hash = anchor;
  if (FRAME_ANCHOR.test(url.hash)) url.hash = '';
  if (url.origin !== home && !origins.includes(url.origin)) return {url: url.href};
  // Two slashes at the beginning would lead to another host.
  const pathname = url.pathname.replace(/^\/+/, '/');
  return {url: pathname + url.search + url.hash, pathname};
}

function toHit(value: unknown, {locale, origins}: HitContext): SearchHit | undefined {
  const hit = record(value);
  const address = addressOf(hit, origins);
  const lvl1 = highlighted(hit, 'lvl1');
  const title = lvl1.length > 0 ? lvl1 : highlighted(hit, 'lvl0');
  if (address === undefined || title.length === 0) return undefined;
  const {url, pathname} = address;
  const level = HEADINGS.find((name) => text(record(hit.hierarchy)[name]) !== undefined);
  const heading = level && highlighted(hit, level);
  const version = versionOf(hit);
  const base = pathname?.startsWith(`/${locale}/`) ? `/${locale}/` : '/';
  const named = text(hit.section);
  const section = isSection(named) ? named : pathname ? sectionOf(pathname, base) : 'pages';
  return {
    id: text(hit.objectID) ?? url,
    url,
    section,
    ...(version !== undefined && {version}),
    breadcrumb: breadcrumbOf(hit),
    title,
    ...(heading && heading.length > 0 && {heading}),
    snippet: snippetOf(hit),
  };
}

/** Hits of the reader's part of the site rise a little; otherwise the order of the index stays. */
function lifted(hits: readonly SearchHit[], from: Section | undefined): SearchHit[] {
  const places = hits.map((hit, place) => ({hit, place: hit.section === from ? place - LIFT - 0.5 : place}));
  return places.sort((one, other) => one.place - other.place).map(({hit}) => hit);
}

/** The hits of one answer. Those that lead nowhere or have no title are left out, and no id comes twice. */
export function toHits(values: readonly unknown[], context: HitContext): SearchHit[] {
  const hits = new Map<string, SearchHit>();
  for (const value of values) {
    const hit = toHit(value, context);
    if (hit && !hits.has(hit.id)) hits.set(hit.id, hit);
  }
  return lifted([...hits.values()], context.from);
}

/**
 * The answer of a multi-query request with one query.
 *
 * @throws Error when the answer has another shape.
 */
export function toAnswer(answer: unknown, request: SearchRequest, origins: readonly string[]): SearchAnswer {
  const {results} = record(answer);
  const {hits, nbHits, nbPages} = record(Array.isArray(results) ? results[0] : undefined);
  if (!Array.isArray(hits) || typeof nbHits !== 'number') throw new Error('The answer holds no list of hits.');
  // The hosted engine counts further than it turns pages (`paginationLimitedTo`, 1,000 hits unless set).
  const reachable = typeof nbPages === 'number' ? nbPages * request.pageSize : nbHits;
  return {
    hits: toHits(hits, {locale: request.locale, origins, from: request.from}),
    total: Math.min(nbHits, reachable),
  };
}
