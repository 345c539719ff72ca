/** Raised whenever older scripts could not read newer files; a page that finds another number shows the error screen. */
export const FORMAT = 1;

/** Folder of the index below the base path of a language. */
export const FOLDER = 'search-index';

/** File that names all others. The only one that changes under its name. */
export const MANIFEST = 'manifest.json';

export const KINDS = ['document', 'operation', 'post', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** A call of the API. */
export interface Operation {
  /** Name such as `createTeam`. */
  id: string;
  method: string;
  /** Path with placeholders, such as `/openapi/v1/teams/{team_id}`. */
  path: string;
}

/** What the search needs of one documentation version, with the pages that belong to no version. */
export interface Edition {
  /** Version of the documentation: `current`, `5.17`. */
  version: string;
  catalog: string;
  /** First term of each shard, in the order of UTF-16 code units; a term is in the last one not above it. */
  shards: string[];
}

/** File of the shard with a number. */
export function shardFile(version: string, number: number): string {
  return `${version}/${number}.json`;
}

export interface Manifest {
  format: number;
  /** Folder of the other files, named after their content. */
  folder: string;
  /** Current version first. */
  editions: Edition[];
  /** Files of words for corrections. */
  latin: string;
  han: string;
}

/** A part of a page: the opening before the first heading, the text under a heading, or a piece of either. */
export interface CatalogUnit {
  /** Id of the heading; empty for the opening. */
  anchor: string;
  heading: string;
}

export interface CatalogPage {
  /** Path below the base path, without a slash before it. */
  path: string;
  title: string;
  description: string;
  /** Words of readers that the page does not use itself. */
  keywords?: string[];
  breadcrumb: string[];
  section: number;
  kind: number;
  version?: string;
  /** The calls of an API page. */
  operations?: readonly Operation[];
  units: CatalogUnit[];
  /** Number of the first unit in each file of texts. */
  texts: {from: number; file: string}[];
}

export interface Catalog {
  pages: CatalogPage[];
}

/** Postings of each term: see `encodePostings`. */
export type Shard = Record<string, string>;

/** Texts of consecutive units. */
export type Texts = string[];

/** What is needed only after a Latin word was not found. */
export interface LatinWords {
  /** Latin words of the site, the most frequent first, parted by spaces. */
  words: string;
}

/** What is needed only after a Chinese word was not found; empty texts outside Chinese. */
export interface HanWords {
  /** Chinese words of the site, the most frequent first, parted by spaces. */
  words: string;
  /** Traditional characters, each followed by the simplified one that occurs on the site. */
  traditional: string;
  /** Groups of Chinese characters that sound alike, parted by spaces. */
  homophones: string;
}

/** A term in a unit: `count` is 1 to 4, for 1, 2, 3 to 4, and more occurrences. */
export interface Posting {
  unit: number;
  count: number;
}

const LETTERS = 'ABCD';

/** How often a term occurs, in four steps. */
export function countStep(occurrences: number): number {
  return occurrences > 4 ? 4 : occurrences > 2 ? 3 : Math.max(1, occurrences);
}

/** Units in rising order: each as its distance from the one before, to base 36, and a capital for the count. */
export function encodePostings(postings: readonly Posting[]): string {
  let before = -1;
  return postings
    .map(({unit, count}) => {
      const gap = unit - before - 1;
      before = unit;
      return `${gap === 0 ? '' : gap.toString(36)}${LETTERS[count - 1] ?? 'A'}`;
    })
    .join('');
}

/** Reads what `encodePostings` wrote. */
export function decodePostings(text: string): Posting[] {
  const postings: Posting[] = [];
  let unit = -1;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const count = LETTERS.indexOf(text[at] ?? '') + 1;
    if (count === 0) continue;
    unit += 1 + (at > from ? parseInt(text.slice(from, at), 36) : 0);
    from = at + 1;
    postings.push({unit, count});
  }
  return postings;
}
