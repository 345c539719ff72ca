/** A request to a server. */
export interface Question {
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which the answer must be complete. */
  timeout: number;
  /** Leaves the content of the answer unread: its `body` is empty. */
  headersOnly?: boolean;
}

/** What a server answered. No redirect was followed. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Content, decompressed. */
  body: Buffer;
}

/** @throws NoAnswer when there is no answer that can be read. */
export type Ask = (address: string, question: Question) => Promise<Answer>;

/** Why a server gave no answer. */
export type Reason = 'name' | 'closed' | 'timeout' | 'certificate' | 'tls' | 'cut' | 'encoding' | 'other';

/** A request without an answer. The message says why, and what to look at. */
export class NoAnswer extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Codes of Node, of its TLS and of undici, which is behind `fetch`. */
const REASONS: Readonly<Record<string, readonly [Reason, string]>> = {
  ENOTFOUND: ['name', 'no server has this name'],
  EAI_AGAIN: ['name', 'the name cannot be looked up: is this machine online?'],
  ECONNREFUSED: ['closed', 'nothing listens there: is the server running, is the port right?'],
  EHOSTUNREACH: ['closed', 'there is no way to this host'],
  ENETUNREACH: ['closed', 'there is no way to this network: is this machine online?'],
  ETIMEDOUT: ['timeout', 'the connection could not be made in time'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'the connection could not be made in time'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout', 'the server did not answer in time'],
  UND_ERR_BODY_TIMEOUT: ['timeout', 'the answer did not come to its end in time'],
  CERT_HAS_EXPIRED: ['certificate', 'the certificate has expired'],
  CERT_NOT_YET_VALID: ['certificate', 'the certificate is not valid yet: is the clock of this machine right?'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['certificate', 'the certificate is for other names'],
  ECONNRESET: ['cut', 'the connection was cut'],
  EPIPE: ['cut', 'the connection was cut'],
  UND_ERR_SOCKET: ['cut', 'the connection was cut'],
};

/** Codes of certificates that lead to no authority which Node trusts. */
const UNTRUSTED =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT(?:_LOCALLY)?|VERIFY_LEAF_SIGNATURE))$/;

/** Codes of OpenSSL and of the HTTP parser. */
const NO_TLS = /^(?:EPROTO|ERR_SSL_.*)$/;
const NO_HTTP = /^HPE_/;
const BROKEN_ENCODING = /^(?:Z_\w+|ERR_?_?BROTLI\w*|ERR_BROTLI_\w+)$/;

/** The error at the end of a chain of causes that has a code. */
function codeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
    if (cause.name === 'TimeoutError') return 'ETIMEDOUT';
  }
  return undefined;
}

/** Says why a request failed. */
export function explain(error: unknown, timeout: number): NoAnswer {
  const code = codeOf(error);
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new NoAnswer('timeout', `no complete answer within ${timeout / 1000} s`, {cause: error});
  }
  const known = code === undefined ? undefined : REASONS[code];
  if (known) return new NoAnswer(known[0], `${known[1]} (${code})`, {cause: error});
  if (code && UNTRUSTED.test(code)) {
    const hint = 'if the authority is your own, name its file in NODE_EXTRA_CA_CERTS';
    return new NoAnswer('certificate', `no authority that Node trusts signed the certificate; ${hint} (${code})`, {
      cause: error,
    });
  }
  if (code && NO_TLS.test(code)) {
    return new NoAnswer('tls', `no TLS connection: does this port speak http:// instead? (${code})`, {cause: error});
  }
  if (code && NO_HTTP.test(code)) return new NoAnswer('other', `the answer is no HTTP (${code})`, {cause: error});
  if (code && BROKEN_ENCODING.test(code)) {
    return new NoAnswer('encoding', `the content does not fit its Content-Encoding (${code})`, {cause: error});
  }
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = inner instanceof Error ? inner.message : String(inner);
  // The Fetch standard makes a network error without words of status 407.
  return new NoAnswer('other', text || 'the request failed: a proxy may want a login (407)', {cause: error});
}

async function askOnce(address: string, {method = 'GET', headers, timeout, headersOnly}: Question): Promise<Answer> {
  try {
    const response = await fetch(address, {method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeout)});
    const {status} = response;
    if (headersOnly || method === 'HEAD') {
      await response.body?.cancel();
      return {status, headers: response.headers, body: Buffer.alloc(0)};
    }
    return {status, headers: response.headers, body: Buffer.from(await response.arrayBuffer())};
  } catch (error) {
    throw explain(error, timeout);
  }
}

/**
 * Asks a server, and follows no redirect. Connections stay open between requests. A connection that was cut is tried
 * once more: servers close those that were idle just when the next request comes.
 */
export const ask: Ask = async (address, question) => {
  try {
    return await askOnce(address, question);
  } catch (error) {
    if (error instanceof NoAnswer && error.reason === 'cut') return askOnce(address, question);
    throw error;
  }
};
