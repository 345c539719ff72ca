import {isRecord} from '../../../lib/isRecord';
import {isSafeUrl} from '../hits';

/** Searches that are kept for the start screen: specification, section 9. */
export const MAX_KEPT = 10;

/** Those of them that the modal shows and stores (DocSearch 3.9.0). */
const SHOWN = {alone: 7, withFavorites: 4} as const;

/** Names under which DocSearch 3.9.0 stores searches; the name of the index follows. */
export const RECENT_KEY = '__DOCSEARCH_RECENT_SEARCHES__';
export const FAVORITE_KEY = '__DOCSEARCH_FAVORITE_SEARCHES__';

/** Titles of a stored search, from the part of the site to the smallest heading. */
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A stored search with the fields that the modal shows or needs, and no others. */
export interface StoredSearch {
  objectID: string;
  url: string;
  type: 'lvl1' | 'lvl2';
  content: string | null;
  hierarchy: Readonly<Partial<Record<(typeof LEVELS)[number], string | null>>>;
}

/** HTML that shows as text: the modal puts stored titles into the page as they are. */
function isPlain(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('<');
}

/**
 * A stored search rebuilt from its known fields, or nothing when one of them is damaged. The modal puts some
 * of the others, such as `_snippetResult`, into the page as HTML.
 */
function readSearch(value: unknown): StoredSearch | undefined {
  if (!isRecord(value)) return undefined;
  const {objectID, url, type, content = null, hierarchy} = value;
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isSafeUrl(url)) return undefined;
  if (type !== 'lvl1' && type !== 'lvl2') return undefined;
  if (content !== null && !isPlain(content)) return undefined;
  if (!isRecord(hierarchy) || !isPlain(hierarchy[type])) return undefined;
  const levels: Partial<Record<string, string | null>> = {};
  for (const level of LEVELS) {
    const title = hierarchy[level];
    if (title === undefined) continue;
    if (title !== null && !isPlain(title)) return undefined;
    levels[level] = title;
  }
  return {objectID, url, type, content, hierarchy: levels};
}

/** Reads what is stored. Leaves out damaged entries, on which the modal would crash, and fields that are not known. */
export function parseSearches(text: string | null): StoredSearch[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap((entry) => readSearch(entry) ?? []).slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps the searches that the modal lets fall. It knows those it shows and stores only them; this merges each of its
 * steps into all that are kept.
 *
 * @param kept all searches, newest first.
 * @param before what the modal had before its step.
 * @param after what it has stored now.
 */
export function mergeSearches(
  kept: readonly StoredSearch[],
  before: readonly StoredSearch[],
  after: readonly StoredSearch[],
): StoredSearch[] {
  const has = (list: readonly StoredSearch[], {objectID}: StoredSearch) =>
    list.some((entry) => entry.objectID === objectID);
  const gone = before.filter((entry) => !has(after, entry));
  const isNew = after.some((entry) => !has(before, entry));
  // Without anything new, what is gone was removed by the reader. With it, the last one only made room.
  const left = isNew ? kept : kept.filter((entry) => !has(gone, entry));
  const [newest] = after;
  const moved = newest && newest.objectID !== before.find((entry) => has(after, entry))?.objectID ? [newest] : [];
  return [...moved, ...left.filter((entry) => !has(moved, entry))].slice(0, MAX_KEPT);
}

/** The part of the browser's storage that is used here. */
export type SearchStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface SearchKeeper {
  /** Before each step of the reader: sees what another tab has stored meanwhile. */
  look: () => void;
  /** After each step: puts back what the modal has let fall. */
  keep: () => void;
}

/**
 * Keeps ten recent searches, of which the modal shows and stores fewer. Must be made before the modal reads the
 * storage, which it does once and without checks: damaged entries are repaired first.
 *
 * @param indexName name behind the keys of the storage; one per language.
 */
export function searchKeeper(storage: SearchStorage, indexName: string): SearchKeeper {
  const key = RECENT_KEY + indexName;
  const mend = (name: string): StoredSearch[] => {
    const text = storage.getItem(name);
    const searches = parseSearches(text);
    const mended = JSON.stringify(searches);
    if (text !== null && text !== mended) storage.setItem(name, mended);
    return searches;
  };
  const shown = mend(FAVORITE_KEY + indexName).length === 0 ? SHOWN.alone : SHOWN.withFavorites;
  let kept = mend(key);
  /** What the modal had at its last step. */
  let before = kept.slice(0, shown);
  let written = JSON.stringify(kept);

  return {
    look() {
      const text = storage.getItem(key);
      if (text === null || text === written) return;
      kept = parseSearches(text);
      written = text;
    },
    keep() {
      const text = storage.getItem(key);
      if (text === null || text === written) return;
      const after = parseSearches(text);
      kept = mergeSearches(kept, before, after);
      before = after;
      written = JSON.stringify(kept);
      storage.setItem(key, written);
    },
  };
}
