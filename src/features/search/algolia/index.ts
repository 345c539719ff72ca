import {type SearchAnswer, type SearchProvider, type SearchRequest, SearchUnavailableError} from '../provider';
import type {LiteClient} from './client';
import {createHostsCache} from './hostsCache';
import {toAnswer} from './toHits';
import {searchedText, toQuery} from './toQuery';

/** In milliseconds: specification, section 9. The client lengthens them after a host has timed out. */
const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000} as const;

/** Words of a snippet on wide and on narrow screens: specification, section 9. */
const SNIPPET_WORDS = {wide: 10, narrow: 5} as const;

/** Where DocSearch's modal fills the screen: `@docsearch/css`, `--docsearch-…` rules of 768 pixels. */
const NARROW = '(max-width: 768px)';

/** A server that answers instead of Algolia's, for a proxy or a test. */
export interface AlgoliaHost {
  /** Name or address without scheme and port. */
  url: string;
  protocol: 'http' | 'https';
  port?: number;
}

export interface AlgoliaOptions {
  /** Application id; it is part of the host names. */
  appId: string;
  /** Key that may search and nothing else: every visitor can read it. */
  apiKey: string;
  index: string;
  /** In the order in which they are asked; otherwise those of the application id. */
  hosts?: readonly AlgoliaHost[];
  /** Scheme and host of this site; hits there become paths. Where the page is served always counts. */
  origins?: readonly string[];
  /** Every version of the documentation, for a search in no particular one. */
  versions?: readonly string[];
  /** Words of a snippet. */
  snippetWords?: () => number;
}

function wordsOfScreen(): number {
  return globalThis.matchMedia?.(NARROW).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
}

function ownOrigins(): string[] {
  return typeof location === 'undefined' ? [] : [location.origin];
}

/** The work, or the reason of the signal if that comes first. The client cannot take a request back. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, {once: true});
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * The hosted engine. Its client is loaded with the first search, so that it costs nothing where it is not used.
 * An unreachable host is left alone for two minutes; a search fails when no host answers.
 */
export function createAlgoliaProvider(options: AlgoliaOptions): SearchProvider {
  const {appId, apiKey, index, hosts, versions = [], snippetWords = wordsOfScreen} = options;
  const origins = [...(options.origins ?? []), ...ownOrigins()];
  let client: Promise<LiteClient> | undefined;

  async function load(): Promise<LiteClient> {
    const {liteClient} = await import('algoliasearch/lite');
    return liteClient(appId, apiKey, {
      timeouts: {...TIMEOUTS},
      // In the address, as in the browser, so that no request needs a second one beforehand (CORS preflight).
      authMode: 'WithinQueryParameters',
      requestIdChannel: 'queryParameters',
      hostsCache: createHostsCache(),
      // With the next key the reader asks again; until then the error screen says more than a spinner.
      maxRateLimitRetries: 0,
      ...(hosts && {hosts: hosts.map((host) => ({...host, accept: 'readWrite' as const}))}),
    });
  }

  /** A failed load is not kept: the next search tries again. */
  function connect(): Promise<LiteClient> {
    client ??= load().catch((error: unknown) => {
      client = undefined;
      throw unavailable(error);
    });
    return client;
  }

  async function ask(request: SearchRequest): Promise<SearchAnswer> {
    const lite = await connect();
    try {
      const query = toQuery(request, {index, versions, snippetWords: snippetWords()});
      return toAnswer(await lite.search({requests: [query]}), request, origins);
    } catch (error) {
      throw unavailable(error);
    }
  }

  return {
    prepare: async () => {
      await connect();
    },
    search: async (request, signal) => {
      signal?.throwIfAborted();
      // Without words the hosted engine would answer with everything.
      if (searchedText(request.text) === '') return {hits: [], total: 0};
      return unlessAborted(ask(request), signal);
    },
  };
}

function unavailable(cause: unknown): SearchUnavailableError {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return new SearchUnavailableError(`The hosted search did not answer. ${reason}`, {cause});
}
