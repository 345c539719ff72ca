import {SearchUnavailableError} from '../provider';
import {
  FOLDER,
  FORMAT,
  decodePostings,
  MANIFEST,
  shardFile,
  type Catalog,
  type HanWords,
  type LatinWords,
  type Edition,
  type Manifest,
  type Posting,
  type Shard,
  type Texts,
} from './format';
import type {Plan} from './planner/plan';
import {indexCatalog, type Bodies, type Index} from './rank';

/** The files of an index as they are wanted, each loaded once. */
export interface Store {
  manifest: () => Promise<Manifest>;
  index: (edition: Edition) => Promise<Index>;
  /** Postings of the terms that a plan needs. */
  bodies: (edition: Edition, plan: Plan) => Promise<Bodies>;
  texts: (file: string) => Promise<Texts>;
  latinWords: () => Promise<LatinWords>;
  hanWords: () => Promise<HanWords>;
  /** Forgets everything that was loaded, so that the next search meets a new deployment. */
  reset: () => void;
}

/** Files that a prefix may need: those of a short one would be many. */
const PREFIX_SHARDS = 2;

/** A file of the index is gone, or is not what it should be: it may belong to an older deployment. */
export class StaleIndexError extends SearchUnavailableError {}

function isManifest(value: unknown): value is Manifest {
  const manifest = value as Partial<Manifest> | null;
  return (
    typeof manifest === 'object' &&
    manifest?.format === FORMAT &&
    typeof manifest.folder === 'string' &&
    Array.isArray(manifest.editions) &&
    manifest.editions.length > 0
  );
}

/** Number of the last shard whose first term is not above a term. */
function shardOf(edition: Edition, term: string): number {
  let low = 0;
  let high = edition.shards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edition.shards[middle] ?? '') <= term) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Files that hold the terms of a plan. */
function shardsFor(edition: Edition, plan: Plan): string[] {
  const numbers = new Set<number>();
  for (const {text, prefix} of plan.concepts.flatMap(({alternatives}) => alternatives.flatMap(({terms}) => terms))) {
    const first = Math.max(0, shardOf(edition, text));
    if (prefix) {
      if ([...text].length < 2) continue;
      const last = Math.min(shardOf(edition, `${text}\uFFFF`), first + PREFIX_SHARDS - 1);
      for (let number = first; number <= last; number += 1) numbers.add(number);
    } else numbers.add(first);
  }
  return [...numbers]
    .filter((number) => number < edition.shards.length)
    .map((number) => shardFile(edition.version, number));
}

const decoded = new WeakMap<Shard, Map<string, Posting[]>>();

/** Postings of a term, read once for each shard. */
function postingsOf(shard: Shard, term: string): Posting[] {
  let known = decoded.get(shard);
  if (!known) {
    known = new Map();
    decoded.set(shard, known);
  }
  let postings = known.get(term);
  if (!postings) {
    postings = decodePostings(shard[term] ?? '');
    known.set(term, postings);
  }
  return postings;
}

function toBodies(shards: readonly Shard[]): Bodies {
  return {
    get(term) {
      const shard = shards.find((one) => Object.hasOwn(one, term));
      return shard ? postingsOf(shard, term) : [];
    },
    startingWith: (prefix) => shards.flatMap((shard) => Object.keys(shard).filter((term) => term.startsWith(prefix))),
  };
}

/**
 * @param baseUrl Base path of the language with slashes at both ends: `/`, `/zh/`.
 * @param load `fetch` of the browser; tests give their own.
 */
export function createStore(baseUrl: string, load: typeof fetch): Store {
  const files = new Map<string, Promise<unknown>>();
  const indexes = new Map<string, Promise<Index>>();
  let opened: Promise<Manifest> | undefined;

  async function read(name: string, cache: RequestCache): Promise<unknown> {
    let response: Response;
    try {
      response = await load(`${baseUrl}${FOLDER}/${name}`, {cache, credentials: 'same-origin'});
    } catch (cause) {
      throw new SearchUnavailableError(`The search index cannot be reached: ${name}`, {cause});
    }
    if (!response.ok) throw new StaleIndexError(`The search index lacks ${name}: ${response.status}`);
    try {
      return await response.json();
    } catch (cause) {
      // Some hosts answer every path with a page.
      throw new StaleIndexError(`The search index has an unreadable file: ${name}`, {cause});
    }
  }

  async function readManifest(): Promise<Manifest> {
    const value = await read(MANIFEST, 'no-cache');
    if (!isManifest(value)) throw new SearchUnavailableError('The search index has another format; reload the page.');
    return value;
  }

  const manifest = (): Promise<Manifest> => {
    opened ??= readManifest().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  /** Loads a file of the index once; after a failure the next call tries again. */
  async function file(name: string): Promise<unknown> {
    const {folder} = await manifest();
    const path = `${folder}/${name}`;
    let found = files.get(path);
    if (!found) {
      found = read(path, 'force-cache').catch((error: unknown) => {
        files.delete(path);
        throw error;
      });
      files.set(path, found);
    }
    return found;
  }

  return {
    manifest,
    index(edition) {
      let found = indexes.get(edition.version);
      if (!found) {
        found = file(edition.catalog)
          .then((catalog) => indexCatalog(edition.version, catalog as Catalog))
          .catch((error: unknown) => {
            indexes.delete(edition.version);
            throw error;
          });
        indexes.set(edition.version, found);
      }
      return found;
    },
    async bodies(edition, plan) {
      return toBodies(await Promise.all(shardsFor(edition, plan).map((name) => file(name) as Promise<Shard>)));
    },
    texts: (name) => file(name) as Promise<Texts>,
    latinWords: async () => (await file((await manifest()).latin)) as LatinWords,
    hanWords: async () => (await file((await manifest()).han)) as HanWords,
    reset() {
      opened = undefined;
      files.clear();
      indexes.clear();
    },
  };
}
