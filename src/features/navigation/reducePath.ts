/**
 * The path of the page that an address means: without `.html` and `/index.html` at its end (specification,
 * section 2). Other paths stay as they are.
 */
export function reducePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/';
}
