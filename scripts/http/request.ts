/** A request to a server. */
export interface RequestOptions {
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which the response must be complete. */
  timeout: number;
  /** Leaves the body of the response unread: its `body` is empty. */
  headersOnly?: boolean;
}

/** A response of a server. No redirect was followed. */
export interface ServerResponse {
  status: number;
  headers: Headers;
  /** Content, decompressed. */
  body: Buffer;
}

/** @throws RequestError when there is no response that can be read. */
export type SendRequest = (address: string, options: RequestOptions) => Promise<ServerResponse>;

/** Why a server sent no response. */
export type FailureReason = 'name' | 'closed' | 'timeout' | 'certificate' | 'tls' | 'cut' | 'encoding' | 'other';

/** A request without a response. The message says why, and what to look at. */
export class RequestError extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Codes of Node, of its TLS and of undici, which is behind `fetch`. */
const REASONS: Readonly<Record<string, readonly [FailureReason, string]>> = {
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
export function explain(error: unknown, timeout: number): RequestError {
  const code = codeOf(error);
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new RequestError('timeout', `no complete answer within ${timeout / 1000} s`, {cause: error});
  }
  const known = code === undefined ? undefined : REASONS[code];
  if (known) return new RequestError(known[0], `${known[1]} (${code})`, {cause: error});
  if (code && UNTRUSTED.test(code)) {
    const hint = 'if the authority is your own, name its file in NODE_EXTRA_CA_CERTS';
    return new RequestError('certificate', `no authority that Node trusts signed the certificate; ${hint} (${code})`, {
      cause: error,
    });
  }
  if (code && NO_TLS.test(code)) {
    return new RequestError('tls', `no TLS connection: does this port speak http:// instead? (${code})`, {
      cause: error,
    });
  }
  if (code && NO_HTTP.test(code)) return new RequestError('other', `the answer is no HTTP (${code})`, {cause: error});
  if (code && BROKEN_ENCODING.test(code)) {
    return new RequestError('encoding', `the content does not fit its Content-Encoding (${code})`, {cause: error});
  }
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const text = inner instanceof Error ? inner.message : String(inner);
  // The Fetch standard makes a network error without words of status 407.
  return new RequestError('other', text || 'the request failed: a proxy may want a login (407)', {cause: error});
}

async function sendOnce(
  address: string,
  {method = 'GET', headers, timeout, headersOnly}: RequestOptions,
): Promise<ServerResponse> {
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
 * Sends a request, and follows no redirect. Connections stay open between requests. A connection that was cut is tried
 * once more: servers close those that were idle just when the next request comes.
 */
export const sendRequest: SendRequest = async (address, options) => {
  try {
    return await sendOnce(address, options);
  } catch (error) {
    if (error instanceof RequestError && error.reason === 'cut') return sendOnce(address, options);
    throw error;
  }
};
