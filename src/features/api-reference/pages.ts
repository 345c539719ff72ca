/** Folder of the API reference below `docs`, or below the name of an older version. The router ignores case. */
const API_FOLDER = /(?:^|\/)docs\/(?:[\d.]+\/)?api(?:\/|$)/i;

/**
 * Whether a page may have the form for the reader's address and token.
 *
 * @param pathname path with or without the language prefix, encoded or not. One that cannot be decoded counts as such
 *   a page.
 */
export function mayHaveApiSettings(pathname: string): boolean {
  try {
    return API_FOLDER.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
