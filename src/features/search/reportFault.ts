import type {SearchUnavailableError} from './provider';

const UNAVAILABLE: SearchUnavailableError['name'] = 'SearchUnavailableError';

/**
 * Logs what is a fault of the program and not of the network: the reader sees the error screen for both, a developer
 * wants to see the cause. Goes by the name, because an error may come from a worker or another copy of the class.
 */
export function reportFault(error: unknown): void {
  if (!(error instanceof Error && error.name === UNAVAILABLE)) console.error(error);
}
