import type {Locale} from '../../config/locale';

/** Parts of the site that a search can be limited to, in the order of the groups in the results. */
export const SECTIONS = ['docs', 'api', 'store', 'blog', 'pages'] as const;
export type Section = (typeof SECTIONS)[number];

/** Hits on a page of the results: specification, section 9. */
export const PAGE_SIZE = 20;

/** What is searched and where. */
export interface SearchRequest {
  /** What the reader typed, at most 64 characters count. */
  text: string;
  locale: Locale;
  /** Only this version of the documentation (`current`, `5.17`); pages without a version always count. */
  version?: string;
  /** Only this part of the site. */
  section?: Section;
  /** Where the reader is: hits of the same section rank a little higher. */
  from?: Section;
  /** Page of the results, from 0. */
  page: number;
  /** Hits on a page. */
  pageSize: number;
}

/** A piece of text, and whether it matches what was searched. Never markup. */
export interface Piece {
  text: string;
  match: boolean;
}

/** One hit: a page, or a part of a page below a heading. */
export interface SearchHit {
  /** Unique among the hits of a request. */
  id: string;
  /** Path on this site with base path, language and anchor, or a full address elsewhere. */
  url: string;
  section: Section;
  /** Version of the documentation, where the page has one. */
  version?: string;
  /** Where the page is: labels of its sidebar categories, from the outermost. */
  breadcrumb: readonly string[];
  /** Title of the page. */
  title: readonly Piece[];
  /** Heading of the part, when the hit is not the page itself. */
  heading?: readonly Piece[];
  /** Words around the match: 10 on wide, 5 on narrow screens by the specification, section 9. */
  snippet: readonly Piece[];
}

export interface SearchAnswer {
  hits: readonly SearchHit[];
  /** All hits, on every page of the results. */
  total: number;
  /** The text that was searched instead, when the reader's was misspelt. */
  corrected?: string;
}

/** An engine. There are two: the embedded one, built with the site, and the hosted one. */
export interface SearchProvider {
  /** Loads what the first search needs. Called on the first sign that the reader wants to search. */
  prepare: () => Promise<void>;
  /**
   * @param signal ends a search whose answer nobody waits for any more.
   * @throws {SearchUnavailableError} when the engine or its index cannot be reached.
   */
  search: (request: SearchRequest, signal?: AbortSignal) => Promise<SearchAnswer>;
}

/** The engine or its index cannot be reached: the reader sees the error screen. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
}
