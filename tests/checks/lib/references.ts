import type {CheerioAPI} from 'cheerio/slim';

/** An address that a page holds. */
export interface Reference {
  value: string;
  /** Where it is, such as `<img src>`. */
  place: string;
  /** Whether a reader follows it, the browser loads it by itself, or it only names another page or file. */
  kind: 'follow' | 'load' | 'name';
  /** Language that the link says its target has. */
  language?: string;
}

/** Relations of `<link>` for which the browser connects to the target. */
const LOADED_RELATIONS: ReadonlySet<string> = new Set([
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'prerender',
  'preconnect',
  'dns-prefetch',
  'icon',
  'apple-touch-icon',
  'mask-icon',
  'manifest',
]);

/** Elements and attributes with one address that the browser loads. */
const LOADED = [
  ['script', 'src'],
  ['img', 'src'],
  ['source', 'src'],
  ['video', 'src'],
  ['video', 'poster'],
  ['audio', 'src'],
  ['track', 'src'],
  ['iframe', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
  ['input', 'src'],
  ['use', 'href'],
  ['image', 'href'],
] as const;

const LOADED_SETS = [
  ['img', 'srcset'],
  ['source', 'srcset'],
  ['link', 'imagesrcset'],
] as const;

const FOLLOWED = [
  ['a', 'href'],
  ['area', 'href'],
  ['form', 'action'],
] as const;

/** `<meta>` whose content is an address. */
const META = 'meta[property="og:image"],meta[property="og:url"],meta[name="twitter:image"]';

/** Addresses in a style sheet: `url(...)` and `@import`. */
export function cssAddresses(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const urls = plain.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*?))\s*\)/gi);
  const imports = plain.matchAll(/@import\s*(?:"([^"]*)"|'([^']*)')/gi);
  return [...urls, ...imports]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((value) => value !== '');
}

/** Candidates of a `srcset`, which are parted by commas before or behind a blank, with the number of each. */
function srcsetCandidates(srcset: string): {address: string; size: number}[] {
  return srcset.split(/,\s+|\s+,/).flatMap((candidate) => {
    const [address = '', size = '1x'] = candidate.trim().split(/\s+/);
    return address === '' ? [] : [{address, size: Number.parseFloat(size)}];
  });
}

/** Addresses of a `srcset`. */
function srcsetAddresses(srcset: string): string[] {
  return srcsetCandidates(srcset).map(({address}) => address);
}

/** Address of the largest image of a `srcset`, which a wide or dense screen gets. */
export function largestAddress(srcset: string): string | undefined {
  return srcsetCandidates(srcset).sort((a, b) => b.size - a.size)[0]?.address;
}

/** Attributes of each element that a selector finds. */
export function attributesOf($: CheerioAPI, selector: string): Record<string, string | undefined>[] {
  return $(selector)
    .toArray()
    .flatMap((node) => ('attribs' in node ? [node.attribs] : []));
}

/** Every address in a page. */
export function referencesOf($: CheerioAPI): Reference[] {
  const found: Reference[] = [];
  const each = (element: string, attribute: string, add: (value: string, place: string, language?: string) => void) => {
    for (const {[attribute]: value = '', hreflang, lang} of attributesOf($, `${element}[${attribute}]`)) {
      add(value, `<${element} ${attribute}>`, hreflang ?? lang);
    }
  };
  for (const [element, attribute] of FOLLOWED) {
    each(element, attribute, (value, place, language) => found.push({value, place, kind: 'follow', language}));
  }
  each('a', 'ping', (value, place) => found.push({value, place, kind: 'load'}));
  for (const [element, attribute] of LOADED)
    each(element, attribute, (value, place) => found.push({value, place, kind: 'load'}));
  for (const [element, attribute] of LOADED_SETS) {
    each(element, attribute, (value, place) => {
      for (const address of srcsetAddresses(value)) found.push({value: address, place, kind: 'load'});
    });
  }
  for (const {href = '', rel = ''} of attributesOf($, 'link[href]')) {
    const loaded = rel
      .toLowerCase()
      .split(/\s+/)
      .some((relation) => LOADED_RELATIONS.has(relation));
    found.push({value: href, place: `<link rel="${rel}">`, kind: loaded ? 'load' : 'name'});
  }
  for (const {content = '', property, name} of attributesOf($, META)) {
    found.push({value: content, place: `<meta ${property ?? name ?? ''}>`, kind: 'name'});
  }
  for (const {style = ''} of attributesOf($, '[style]')) {
    for (const value of cssAddresses(style)) found.push({value, place: 'style="..."', kind: 'load'});
  }
  for (const node of $('style')) {
    for (const value of cssAddresses($(node).text())) found.push({value, place: '<style>', kind: 'load'});
  }
  return found;
}

/** A path of the site, or an address elsewhere. */
export type Target =
  | {kind: 'internal'; path: string; hash: string}
  | {kind: 'foreign'; host: string}
  /** No file anywhere: mail, telephone, data in the address itself. */
  | {kind: 'none'}
  | {kind: 'broken'};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Where an address leads.
 *
 * @param base path of the page or style sheet that holds it.
 * @param origin scheme and host of the site.
 */
export function resolve(value: string, base: string, origin: string): Target {
  if (!URL.canParse(value, origin + base)) return {kind: 'broken'};
  const url = new URL(value, origin + base);
  if (url.origin === origin) return {kind: 'internal', path: decode(url.pathname), hash: decode(url.hash.slice(1))};
  return url.host === '' ? {kind: 'none'} : {kind: 'foreign', host: url.host};
}
