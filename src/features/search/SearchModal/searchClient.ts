import type {DocSearchHit} from '@docsearch/react';
import {PAGE_SIZE, type SearchAnswer, type SearchProvider, type SearchRequest} from '../provider';
import {reportFault} from '../reportFault';
import {cleanText} from '../text';
import {toHits, toSuggestions, type HitTexts} from './toHits';

/**
 * After this time, in milliseconds, the modal shows that it is waiting (autocomplete-core, `stallThreshold`), even
 * when the search has failed by then. So it is told of a failure a little later, and shows that to the end.
 */
const STALLED_AFTER = 300;
const TELL_AFTER = STALLED_AFTER + 20;

/** The one error that the modal answers with its error screen. */
const RETRY_ERROR = 'RetryError';

/** What the modal asks; the part of it that counts here. */
interface ModalRequests {
  requests: readonly {query: string; attributesToSnippet?: readonly string[]}[];
}

interface ModalResults {
  results: readonly {hits: DocSearchHit[]; nbHits: number}[];
}

/** The modal calls `catch` with what shows its error screen, then waits for the results. */
interface ModalAnswer {
  catch: (onError: (error: Error) => unknown) => Promise<ModalResults>;
}

/** What is known once a search has ended. */
export type SearchOutcome = {query: string} & ({answer: SearchAnswer} | {failed: true});

export interface SearchClientOptions {
  provider: SearchProvider;
  /** Where the reader is; read for each search. */
  context: () => Pick<SearchRequest, 'locale' | 'version' | 'from'>;
  texts: Omit<HitTexts, 'snippetWords'>;
  /** Queries that are offered where nothing was found; more than there are sections, see `toSuggestions`. */
  suggestions: readonly string[];
  onOutcome?: (outcome: SearchOutcome) => void;
}

export interface SearchClient {
  search: (requests: ModalRequests) => ModalAnswer;
  addAlgoliaAgent: () => void;
  /** Ends the search that runs: its answer and its failure come too late. */
  cancel: () => void;
  /** While an input method is composing, nothing is searched and what is shown stays. */
  setComposing: (composing: boolean) => void;
}

/** Words of a snippet that the modal asks for: `content:10`. */
function snippetWordsOf(attributes: readonly string[] = []): number {
  const words = attributes.map((attribute) => /^content:(\d+)$/.exec(attribute)?.[1]).find(Boolean);
  return Number(words ?? 10);
}

const never = new Promise<never>(() => {});

const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, Math.max(duration, 0)));

/**
 * Puts a search engine behind DocSearch's modal (3.9.0). The modal replaces its error screen by "No results" as soon
 * as a failed search ends; so a failed search does not end: the screen stays until the reader changes the query.
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const {provider, context, texts, suggestions, onOutcome} = options;
  let running: AbortController | undefined;
  let composing = false;

  function toResults({hits, total}: SearchAnswer, snippetWords: number): ModalResults {
    const shown = toHits(hits, {...texts, snippetWords});
    return {results: [{hits: shown.length > 0 ? shown : toSuggestions(suggestions), nbHits: total}]};
  }

  return {
    search({requests: [request]}) {
      running?.abort();
      if (composing || !request) return {catch: () => never};
      const controller = new AbortController();
      running = controller;
      const {signal} = controller;
      const begun = Date.now();
      const query = cleanText(request.query);

      async function ask(): Promise<SearchAnswer> {
        if (query === '') return {hits: [], total: 0};
        return provider.search({...context(), text: query, page: 0, pageSize: PAGE_SIZE}, signal);
      }

      return {
        async catch(onError) {
          try {
            const answer = await ask();
            if (signal.aborted) return never;
            const results = toResults(answer, snippetWordsOf(request.attributesToSnippet));
            onOutcome?.({query, answer});
            return results;
          } catch (error) {
            if (signal.aborted) return never;
            reportFault(error);
            await wait(begun + TELL_AFTER - Date.now());
            if (signal.aborted) return never;
            onOutcome?.({query, failed: true});
            try {
              onError(Object.assign(new Error('The search failed.', {cause: error}), {name: RETRY_ERROR}));
            } catch {
              // The modal throws it again, so that its promise would end.
            }
            return never;
          }
        },
      };
    },
    addAlgoliaAgent() {},
    cancel() {
      running?.abort();
    },
    setComposing(now) {
      composing = now;
    },
  };
}
