/** Address in the samples of the OpenAPI documents: the first entry of their `servers`. */
export const SAMPLE_ADDRESS = 'http://192.0.2.10:7070';
/** Placeholder for a token in the samples. */
export const SAMPLE_TOKEN = 'YOUR_ACCESS_TOKEN';

/** Keys in the session storage of the browser; the privacy page names them. */
export const ADDRESS_KEY = 'api.address';
export const TOKEN_KEY = 'api.token';

/** What a reader has set for the samples. */
export interface ApiSettingsValues {
  address: string;
  token: string;
}

const MASK = '•'.repeat(12);
/** Tokens of the console are 40 hexadecimal characters; management tokens may hold more. */
const TOKEN = /^[\w.~+/=-]+$/;

/** An address that is no code to a shell or between quotes. */
const PLAIN_ADDRESS = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%/-]*)?$/;

/** The address without its end, ready for a path behind it; nothing when it is no http address. */
export function parseAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const {origin, pathname, username, password} = new URL(trimmed);
  if (username !== '' || password !== '') return undefined;
  const address = origin + pathname.replace(/\/+$/, '').replace(/\/openapi(\/v1|\/v2\/manage)?$/, '');
  return PLAIN_ADDRESS.test(address) ? address : undefined;
}

/** The token when a sample can contain it unchanged; nothing when it holds quotes, spaces or the like. */
export function parseToken(text: string): string | undefined {
  const trimmed = text.trim();
  return TOKEN.test(trimmed) ? trimmed : undefined;
}

/**
 * A sample with the reader's address and token; what is not set, or not usable, stays as it was.
 * @param show whether the token is written out, as for copying, or masked.
 */
export function fillSample(code: string, {address, token}: ApiSettingsValues, show: boolean): string {
  const known = parseToken(token);
  const filled = code.replaceAll(SAMPLE_ADDRESS, () => parseAddress(address) ?? SAMPLE_ADDRESS);
  return known === undefined ? filled : filled.replaceAll(SAMPLE_TOKEN, () => (show ? known : MASK));
}
