import type {ServerResponse, SendRequest, RequestOptions} from '../http/request';
import {retryAfter} from '../http/retryAfter';

/** Time as a program sees it, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Waits for some milliseconds. */
  sleep: (duration: number) => Promise<void>;
}

/** Names this program, so that the owner of a server can see who sends requests. */
const USER_AGENT = 'rainbond-website-link-check (+https://github.com/goodrain/rainbond)';

/** Milliseconds between two requests to a host. */
const PAUSE = 1000;

/** Milliseconds to wait for a host that asks to come back later without saying when, and the longest time. */
const USUAL_WAIT = 30_000;
const LONGEST_WAIT = 300_000;

/** How often a request is repeated when the host asks to come back later. */
const REPEATS = 2;

interface Host {
  /** Ends when the last request so far has its response. */
  last: Promise<unknown>;
  /** When the next request may begin, in milliseconds since 1970. */
  next: number;
}

/**
 * Limits requests per host: one at a time, with a pause, a user agent, and a retry later when the host
 * says so (status 429, or 503 with `Retry-After`).
 */
export function rateLimit(sendRequest: SendRequest, clock: Clock): SendRequest {
  const hosts = new Map<string, Host>();

  const inTurn = async (host: Host, address: string, options: RequestOptions): Promise<ServerResponse> => {
    const headers = {'user-agent': USER_AGENT, accept: 'text/html,*/*;q=0.8', ...options.headers};
    for (let repeat = 0; ; repeat += 1) {
      const wait = host.next - clock.now();
      if (wait > 0) await clock.sleep(wait);
      try {
        const response = await sendRequest(address, {...options, headers});
        const later = repeat < REPEATS ? laterBy(response, clock.now()) : undefined;
        if (later === undefined) return response;
        host.next = clock.now() + later;
      } finally {
        host.next = Math.max(host.next, clock.now() + PAUSE);
      }
    }
  };

  return (address, options) => {
    const name = new URL(address).host;
    const host = hosts.get(name) ?? {last: Promise.resolve(), next: 0};
    hosts.set(name, host);
    const response = host.last.then(() => inTurn(host, address, options));
    host.last = response.catch(() => undefined);
    return response;
  };
}

/** Milliseconds after which a host wants to be tried again; undefined when it does not, or only much later. */
function laterBy({status, headers}: ServerResponse, now: number): number | undefined {
  const wait = retryAfter(headers.get('retry-after'), now);
  if (status !== 429 && (status !== 503 || wait === undefined)) return undefined;
  const later = wait ?? USUAL_WAIT;
  return later <= LONGEST_WAIT ? later : undefined;
}
