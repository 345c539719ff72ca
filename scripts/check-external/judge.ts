import * as z from 'zod';
import {RequestError, type ServerResponse, type SendRequest} from '../http/request';

/** What became of a link. */
export const outcomeSchema = z.discriminatedUnion('verdict', [
  z.object({verdict: z.literal('alive')}),
  /** Nobody answers, or the page is gone. */
  z.object({verdict: z.literal('dead'), reason: z.string(), passing: z.boolean().optional()}),
  /** Leads elsewhere for good. */
  z.object({verdict: z.literal('moved'), to: z.string()}),
  /** Is `http`, although `https` answers too. */
  z.object({verdict: z.literal('insecure'), to: z.string()}),
  /** The host does not tell programs. */
  z.object({verdict: z.literal('unknown'), reason: z.string(), passing: z.boolean().optional()}),
]);

/** `passing` marks what may be otherwise in an hour, such as a server that is down. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** Redirects that are followed; browsers follow 20. */
const MOST_REDIRECTS = 10;

/** Status codes with which hosts refuse programs, and what they may mean to say (999 is one of LinkedIn's). */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'wants a login',
  403: 'refuses programs, or is forbidden to all',
  406: 'refuses programs',
  429: 'was asked too often',
  451: 'may not be shown here',
  999: 'refuses programs',
};

interface End {
  /** Where the redirects ended. */
  address: string;
  /** Where those that are for good ended, beginning with the first. */
  permanent: string;
  status: number;
  /** Why there is no status. */
  failure?: RequestError | string;
}

/** Follows links and says what became of them. */
export class Judge {
  /** @param timeout milliseconds for each request. */
  constructor(
    private readonly sendRequest: SendRequest,
    private readonly timeout: number,
  ) {}

  async judge(address: string): Promise<Outcome> {
    const end = await this.follow(address);
    const outcome = judgeEnd(address, end);
    if (outcome.verdict !== 'alive' || !address.startsWith('http:')) return outcome;
    const secure = address.replace(/^http:/, 'https:');
    const better = await this.follow(secure);
    return judgeEnd(secure, better).verdict === 'alive' ? {verdict: 'insecure', to: secure} : outcome;
  }

  /** Requests only the headers, and sends a browser's request where a host refuses that. */
  private async look(address: string): Promise<ServerResponse> {
    const options = {timeout: this.timeout, headersOnly: true};
    try {
      const response = await this.sendRequest(address, {...options, method: 'HEAD'});
      // Many hosts answer 403, 404, 405 or 500 to HEAD and 200 to GET.
      if (response.status < 400 || response.status === 429) return response;
    } catch (error) {
      // Neither the name nor the certificate changes with the method.
      if (!(error instanceof RequestError) || !['cut', 'timeout', 'other'].includes(error.reason)) throw error;
    }
    return this.sendRequest(address, {...options, method: 'GET'});
  }

  private async follow(start: string): Promise<End> {
    const seen = new Set<string>();
    let [address, permanent, lasting] = [start, start, true];
    for (;;) {
      const end = {address, permanent, status: 0};
      if (seen.has(address)) return {...end, failure: 'redirects in a circle'};
      if (seen.size > MOST_REDIRECTS) return {...end, failure: `redirects more than ${MOST_REDIRECTS} times`};
      seen.add(address);
      let response: ServerResponse;
      try {
        response = await this.look(address);
      } catch (error) {
        if (error instanceof RequestError) return {...end, failure: error};
        throw error;
      }
      const {status, headers} = response;
      const location = headers.get('location');
      if (status < 300 || status >= 400 || location === null) return {...end, status};
      if (!URL.canParse(location, address)) return {...end, failure: `redirects to "${location}", which is no address`};
      const target = new URL(location, address);
      if (!/^https?:$/.test(target.protocol)) return {...end, failure: `redirects to ${target.protocol}`};
      target.hash = '';
      lasting &&= status === 301 || status === 308;
      address = target.href;
      if (lasting) permanent = address;
    }
  }
}

function judgeEnd(start: string, {address, permanent, status, failure}: End): Outcome {
  const at = address === start ? '' : `leads to ${address}, which `;
  if (typeof failure === 'string') return {verdict: 'dead', reason: `${at}${failure}`};
  if (failure) {
    // A certificate that is wrong today may be renewed, but not by itself.
    const passing = failure.reason !== 'certificate';
    return {verdict: 'dead', reason: `${at}does not answer: ${failure.message}`, passing};
  }
  const refusal = REFUSALS[status];
  if (refusal !== undefined) {
    return {verdict: 'unknown', reason: `${at}${refusal} (${status})`, ...(status === 429 && {passing: true})};
  }
  if (status >= 400 || status < 200) {
    return {verdict: 'dead', reason: `${at}answers ${status}`, ...(status >= 500 && {passing: true})};
  }
  if (permanent === start) return {verdict: 'alive'};
  const isSameButSecure = permanent === start.replace(/^http:/, 'https:');
  return {verdict: isSameButSecure ? 'insecure' : 'moved', to: permanent};
}
