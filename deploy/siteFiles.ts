import {FOLDER as SEARCH, MANIFEST} from '../src/features/search/embedded/format';
import {isImmutable, localePrefixes} from './headers';

/** What a file of a build is for, as far as the order of a deployment goes. */
export type Kind =
  /** Named after its content: whoever knows the name wants exactly these bytes, so it never changes. */
  | 'hashed'
  /** HTML. */
  | 'page'
  /** Settings of the host, which name pages and what these may load. */
  | 'rules'
  /** Leads readers, feed readers and crawlers to pages. */
  | 'list'
  /** Everything else that pages show or offer: images, API documents. */
  | 'file';

const LIST = new RegExp(
  `^(?:${localePrefixes.join('|')})/(?:${SEARCH}/${MANIFEST}|(?:.*/)?(?:sitemap|rss|atom|opensearch)\\.xml|(?:.*/)?feed\\.json|releases\\.atom|robots\\.txt)$`,
);

/** Settings of CDN hosts. */
const RULES = /^(?:_headers|_redirects)$/;

/** @param path path below the folder of the site, with `/` between folders; of a twin, that of its original. */
export function kindOf(path: string): Kind {
  if (isImmutable(`/${path}`)) return 'hashed';
  if (path.endsWith('.html')) return 'page';
  if (RULES.test(path)) return 'rules';
  return LIST.test(`/${path}`) ? 'list' : 'file';
}

/** Endings of compressed twins, which a server sends instead of the original: `docs.html.br` for `docs.html`. */
const TWIN = /\.(?:br|gz|zst)$/;

/** The file whose compressed twin a path is, or the path itself when there is no such file. */
export function originalOf(path: string, exists: (path: string) => boolean): string {
  const original = path.replace(TWIN, '');
  return original !== path && exists(original) ? originalOf(original, exists) : path;
}
