import {load, type CheerioAPI} from 'cheerio/slim';
import {LOCALES, type Locale, type Localized} from '../../src/config/locale';
import type {Section} from '../../src/features/search/provider';
import {sectionOf} from '../../src/features/search/sectionOf';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];
type Hierarchy = Record<Level, string | null>;

/** One record of the hosted index, in DocSearch's shape, with the last five members added. */
export interface SearchRecord {
  /** The path with the anchor, and a number when a part has several records: the same in each build. */
  objectID: string;
  /** Full address with the anchor. */
  url: string;
  type: Level | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  anchor: string | null;
  language: Locale;
  version?: string;
  docusaurus_tag: string;
  /** Tie-breakers, the first counts most: importance of the page, level of the heading, place on the page. */
  weight: {pageRank: number; level: number; position: number};
  section: Section;
  /** Labels of the categories above the page, from the outermost. */
  breadcrumb: string[];
  /** Name, method and path of the operations that an API page describes. */
  operation?: string;
  /** Words of readers that the page does not use itself: `keywords` of its front matter. */
  keywords?: string[];
}

/** Characters of one record's content: below 5 KB in Chinese, where the smallest plan allows 10 KB a record. */
const CONTENT_LENGTH = 1500;

/** Category of the pages that have no breadcrumb. */
const CATEGORIES: Readonly<Record<Section, Localized>> = {
  docs: {en: 'Documentation', zh: '文档'},
  api: {en: 'API', zh: 'API'},
  store: {en: 'App store', zh: '应用商店'},
  blog: {en: 'Blog', zh: '博客'},
  pages: {en: 'Rainbond', zh: 'Rainbond'},
};

/** The text of a page, by kind of page: documentation, post, page of its own. */
const ROOTS = ['article .theme-doc-markdown', '#__blog-post-container', 'main article', 'main'];

/** Their content is not part of the page's text. */
const LEFT_OUT = [
  'nav, aside, footer, form, button, dialog, script, style, svg, template',
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-version-badge, .theme-doc-version-banner',
  '[role="tablist"], [aria-hidden="true"], [data-pagefind-ignore]',
].join(', ');

/** Inline elements; a text ends at the edges of all others. */
const INLINE = new Set(
  'a abbr b bdi cite code del em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Keys, certificates and checksums, which match anything and help nobody. */
const ENCODED = /[A-Za-z\d+=_-]{40,}|[A-Za-z\d+/=_-]{80,}/g;

/** Parts of an API page that hold nothing but code. */
const CODE_PARTS: ReadonlySet<string | null> = new Set(['sample', 'example']);

/** A line of code that ends by its style alone. */
const CODE_LINE = /(?:^|\s)(?:token-)?line(?:_|\s|$)/;

/** First line of a request in the API reference. */
const SIGNATURE = /^\s*(GET|POST|PUT|PATCH|DELETE)\s+(\/\S+)/;

type Nodes = ReturnType<ReturnType<CheerioAPI>['contents']>;
type Node = Nodes[number];

/** A heading and the text below it. */
interface Part {
  level: number;
  anchor: string | null;
  hierarchy: Hierarchy;
  blocks: string[];
}

const tidy = (text: string) =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const meta = ($: CheerioAPI, name: string) => $(`meta[name="${name}"]`).attr('content');

/** The parts of a page in their order; the first is what precedes the first heading below the title. */
function partsOf($: CheerioAPI, root: Nodes, top: Hierarchy): Part[] {
  const first: Part = {level: 1, anchor: null, hierarchy: top, blocks: []};
  const parts = [first];
  let part = first;
  let line = '';

  const endLine = () => {
    const text = tidy(line.replace(ENCODED, ' '));
    if (text !== '') part.blocks.push(text);
    line = '';
  };

  const beginPart = (level: number, node: Node) => {
    const title = tidy($(node).text());
    if (level === 1 || title === '') return;
    const above = LEVELS.slice(0, level).map((name) => [name, part.hierarchy[name]]);
    const hierarchy: Hierarchy = {...EMPTY, ...Object.fromEntries(above), [LEVELS[level] ?? 'lvl6']: title};
    part = {level, anchor: $(node).attr('id') ?? null, hierarchy, blocks: []};
    parts.push(part);
  };

  const walk = (node: Node) => {
    if (node.type === 'text') line += node.data;
    if (node.type !== 'tag') return;
    const heading = /^h([1-6])$/.exec(node.name)?.[1];
    if (heading !== undefined) {
      endLine();
      beginPart(Number(heading), node);
    } else if (INLINE.has(node.name)) {
      // Links drawn as buttons and lines of code are separated without a space between them.
      const apart = CODE_LINE.test(node.attribs.class ?? '') || (node.name === 'a' && node.prev?.type === 'tag');
      if (apart) line += ' ';
      node.children.forEach(walk);
    } else {
      const cell = node.name === 'td' || node.name === 'th' || node.name === 'br';
      if (cell) line += ' ';
      else endLine();
      node.children.forEach(walk);
      if (!cell) endLine();
    }
  };
  root.each((_, node) => walk(node));
  endLine();
  return parts;
}

const EMPTY: Hierarchy = {lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** Blocks put together until a record is full. A longer block is cut, at a space where there is one near. */
export function chunks(blocks: readonly string[], length = CONTENT_LENGTH): string[] {
  const found: string[] = [];
  let current = '';
  for (const block of blocks) {
    if (current !== '' && current.length + 1 + block.length > length) {
      found.push(current);
      current = '';
    }
    current = current === '' ? block : `${current} ${block}`;
    while (current.length > length) {
      const space = current.lastIndexOf(' ', length);
      const end = space >= length * 0.8 ? space : wholeCharacters(current, length);
      found.push(current.slice(0, end));
      current = current.slice(end).trimStart();
    }
  }
  return current === '' ? found : [...found, current];
}

/** One less where the cut would go through a character of two halves. */
function wholeCharacters(text: string, end: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

/** Current documentation first, then its API reference, pages of their own, and posts; older documentation last. */
function pageRank(section: Section, version: string | undefined): number {
  if (version !== undefined && version !== 'current') return 0;
  if (version === 'current') return section === 'api' ? 9 : 10;
  return section === 'blog' ? 5 : 8;
}

/** Name, method and path of what an API page describes; the last part of its address is the name. */
function operationOf($: CheerioAPI, pathname: string): string | undefined {
  const signatures = $('pre')
    .toArray()
    .flatMap((node) => SIGNATURE.exec($(node).text())?.slice(1, 3).join(' ') ?? []);
  return signatures.length === 0 ? undefined : [pathname.split('/').pop(), ...new Set(signatures)].join(' ');
}

/** Language, tag and address of a page that belongs in the index; nothing for lists, redirects and hidden pages. */
function identityOf($: CheerioAPI) {
  const locale = LOCALES.find((name) => name === meta($, 'docsearch:language'));
  const tag = meta($, 'docsearch:docusaurus_tag');
  const canonical = $('link[rel="canonical"]').attr('href');
  if (locale === undefined || tag === undefined || canonical === undefined || !URL.canParse(canonical))
    return undefined;
  if (tag !== 'default' && !tag.startsWith('docs-')) return undefined;
  if (meta($, 'robots')?.includes('noindex')) return undefined;
  const html = $('html');
  if (html.hasClass('plugin-native')) return undefined;
  if (html.hasClass('plugin-blog') && !html.hasClass('blog-post-page')) return undefined;
  return {locale, tag, url: new URL(canonical)};
}

/**
 * The records of one built page. Each heading has a record that begins with the text below it, so that every hit has
 * a snippet; what does not fit follows in records of the type `content`.
 *
 * @param html a file of the build.
 * @returns nothing for pages that stay out of the index: lists, redirects, unlisted pages, error pages.
 */
export function toRecords(html: string): SearchRecord[] {
  const $ = load(html);
  const identity = identityOf($);
  if (!identity) return [];
  const {locale, tag, url} = identity;
  const section = sectionOf(url.pathname, url.pathname.startsWith(`/${locale}/`) ? `/${locale}/` : '/');
  const operation = section === 'api' ? operationOf($, url.pathname) : undefined;
  const title =
    tidy($('article header h1, main h1').first().text()) ||
    tidy(
      $('title')
        .text()
        .replace(/ \|[^|]*$/, ''),
    );
  const breadcrumb = $('.theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--active)')
    .toArray()
    .map((node) => tidy($(node).text()))
    .filter((label) => label !== '');
  const lvl0 = breadcrumb.at(-1) ?? CATEGORIES[section][locale];
  const description = meta($, 'description') ?? '';

  const root = ROOTS.map((selector) => $(selector).first()).find((found) => found.length > 0);
  $(LEFT_OUT).remove();
  // Samples and examples of the API reference repeat each other; the signature is kept as the operation.
  if (operation !== undefined) $('pre').remove();

  const version = meta($, 'docsearch:version');
  const shared = {language: locale, ...(version !== undefined && {version}), docusaurus_tag: tag, section, breadcrumb};
  const rank = pageRank(section, version);
  const records: SearchRecord[] = [];
  const names = new Map<string, number>();
  const add = (part: Part, type: SearchRecord['type'], content: string | null, more: Partial<SearchRecord> = {}) => {
    const hash = part.anchor === null ? '' : `#${part.anchor}`;
    const name = url.pathname + hash;
    const count = names.get(name) ?? 0;
    names.set(name, count + 1);
    records.push({
      objectID: count === 0 ? name : `${name}:${count}`,
      url: url.origin + name,
      type,
      hierarchy: part.hierarchy,
      content,
      anchor: part.anchor,
      ...shared,
      ...more,
      weight: {pageRank: rank, level: type === 'content' ? 0 : 100 - 10 * part.level, position: records.length},
    });
  };

  const [intro, ...parts] = root ? partsOf($, root.contents(), {...EMPTY, lvl0, lvl1: title}) : [];
  if (!intro || title === '') return [];
  const opening = [operation, tidy(description)].filter(Boolean).join(' — ');
  const keywords = (meta($, 'keywords') ?? '').split(',').map(tidy).filter(Boolean);
  add(intro, 'lvl1', opening === '' ? null : opening, {
    ...(operation !== undefined && {operation}),
    ...(keywords.length > 0 && {keywords}),
  });
  for (const content of chunks(intro.blocks)) add(intro, 'content', content);
  for (const part of parts) {
    if (operation !== undefined && CODE_PARTS.has(part.anchor)) continue;
    const [first = null, ...rest] = chunks(part.blocks);
    add(part, LEVELS[part.level] ?? 'lvl6', first);
    for (const content of rest) add(part, 'content', content);
  }
  return records;
}
