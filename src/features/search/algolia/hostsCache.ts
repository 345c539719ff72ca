import type {HostsCache} from './client';

/** How long a host that could not be reached is left alone, in milliseconds: specification, section 9. */
const RETRY_AFTER = 2 * 60 * 1000;

interface Failure {
  status: 'down' | 'timed out';
  /** Milliseconds since 1970. */
  at: number;
}

/** What tells one host from another. The client puts its own notes beside it, which change with every failure. */
function nameOf(key: Parameters<HostsCache['get']>[0]): string {
  if (typeof key === 'string') return key;
  const {protocol, url, port, accept} = key;
  return JSON.stringify([protocol, url, port, accept]);
}

function failureOf(value: unknown, at: number): Failure | undefined {
  const status = typeof value === 'object' && value !== null && 'status' in value ? value.status : undefined;
  return status === 'down' || status === 'timed out' ? {status, at} : undefined;
}

/**
 * Remembers which hosts could not be reached, for two minutes and as long as the page lives.
 *
 * The caches that algoliasearch 5.64.0 comes with write a failure under a key that holds the state of the host and
 * look for it under one that does not, so that each search tries the unreachable host again.
 */
export function createHostsCache(): HostsCache {
  const failures = new Map<string, Failure>();
  return {
    async get(key, createHost) {
      const host = await createHost();
      const failure = failures.get(nameOf(key));
      if (failure === undefined) return host;
      const rests = () => Date.now() - failure.at <= RETRY_AFTER;
      return {
        ...host,
        status: failure.status,
        lastUpdate: failure.at,
        isUp: () => !rests(),
        isTimedOut: () => failure.status === 'timed out' && rests(),
      };
    },
    set(key, host) {
      const failure = failureOf(host, Date.now());
      if (failure === undefined) failures.delete(nameOf(key));
      else failures.set(nameOf(key), failure);
      return Promise.resolve(host);
    },
    delete(key) {
      failures.delete(nameOf(key));
      return Promise.resolve();
    },
    clear() {
      failures.clear();
      return Promise.resolve();
    },
  };
}
