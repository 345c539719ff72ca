/**
 * Content type of each ending that the build may hold. Text says its encoding here, because servers add it to some
 * types and forget others. Sources: WHATWG MIME Sniffing and HTML (text/javascript), RFC 4287 (Atom), RFC 9512
 * (YAML), RFC 7763 (Markdown), RFC 7303 (XML).
 */
const BY_ENDING = {
  atom: 'application/atom+xml; charset=utf-8',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml',
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
} as const;

/** Files whose type is narrower than their ending tells: RSS, Atom (RFC 4287) and OpenSearch 1.1 descriptions. */
const BY_NAME = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
} as const;

export const typesByEnding: Readonly<Record<string, string>> = BY_ENDING;
export const typesByName: Readonly<Record<string, string>> = BY_NAME;

/**
 * Content type of a file of the build.
 *
 * @param file path in the build, with `/` between folders.
 * @throws Error when the ending is not in the table.
 */
export function contentTypeOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const type = typesByName[name] ?? typesByEnding[ending];
  if (type === undefined) {
    throw new Error(`build/${file}: no content type is known for ".${ending}". Add it to deploy/contentTypes.ts.`);
  }
  return type;
}

/** Whether a file gets precompressed twins: text does, images and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return /^(text\/|application\/(json|xml|yaml|wasm|rss|atom|opensearch)|image\/svg)/.test(contentTypeOf(file));
}
