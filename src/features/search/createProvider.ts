import type {Locale} from '../../config/locale';
import {SearchUnavailableError, type SearchProvider} from './provider';

/** Access to the hosted search. */
export interface HostedSearch {
  appId: string;
  /** Key that may search and nothing else: every visitor can read it. */
  apiKey: string;
  index: string;
}

/** What the engines need to know of the site. */
export interface SearchSite {
  /** The hosted search of this build; without one the site searches by itself. */
  hosted: HostedSearch | null;
  /** Scheme and host of the site. */
  origin: string;
  /** Base path of the language, with a slash at both ends. */
  baseUrl: string;
  locale: Locale;
  /** Names of the versions of the documentation. */
  versions: readonly string[];
}

/** Words of a snippet by the width of the screen (specification, section 9); the modal fills a screen below 768 pixels. */
const snippetWords = () => (globalThis.matchMedia?.('(max-width: 768px)').matches ? 5 : 10);

/** Loads the engine that the configuration names, and only that one. */
export async function createProvider({hosted, origin, baseUrl, versions}: SearchSite): Promise<SearchProvider> {
  if (hosted) {
    const {createAlgoliaProvider} = await import('./algolia');
    return createAlgoliaProvider({...hosted, origins: [origin], versions});
  }
  const {createEmbeddedProvider} = await import('./embedded/provider');
  return createEmbeddedProvider({baseUrl, snippetWords});
}

/** Runs something once, unless it fails: then the next call tries again. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

/** Hands out an engine that loads itself with the first call, and tries again after a failure. */
export function lazyProvider(create: () => Promise<SearchProvider>): SearchProvider {
  const load = once(async () => {
    try {
      return await create();
    } catch (cause) {
      throw new SearchUnavailableError('The search engine could not be loaded.', {cause});
    }
  });
  return {
    prepare: once(async () => (await load()).prepare()),
    search: async (request, signal) => (await load()).search(request, signal),
  };
}

let shared: SearchProvider | undefined;

/** The engine of the site: one for all parts of a page, which has one language. It loads when it is called. */
export function providerOf(site: SearchSite): SearchProvider {
  shared ??= lazyProvider(() => createProvider(site));
  return shared;
}
