/** What a browser or the router may read as a slash, or leave out of an address: backslashes and control characters. */
// eslint-disable-next-line no-control-regex
const SLASH_LIKE = /(?:[/\\\u0000-\u001f\u007f]|%(?:[01][0-9a-f]|5c|7f))+/gi;

/** The path, or where it has bytes that are not UTF-8, which the router cannot decode, the path with each `%` encoded. */
function decodable(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/**
 * The path of the page that an address means: without `.html` and `/index.html` at its end (specification,
 * section 2). The home of a language gets its slash.
 *
 * The framework makes links of what follows the base path: the same page in another language, canonical address. So
 * that none of them leads to another host, adjacent slashes count as one, and so do backslashes and
 * control characters, written out or encoded.
 *
 * @param pathname path of an address, as `location.pathname` gives it.
 * @param baseUrl base path of the language, for example `/zh/`.
 */
export function reducePath(pathname: string, baseUrl: string): string {
  const reduced =
    decodable(pathname)
      .replace(SLASH_LIKE, '/')
      .replace(/(?:\/index)?\.html$/, '') || '/';
  return `${reduced}/` === baseUrl ? baseUrl : reduced;
}
