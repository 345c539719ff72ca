import {load, type CheerioAPI} from 'cheerio';
import type {Section} from '../../features/search/provider';
import type {Kind, Operation} from '../../features/search/embedded/format';
import {withoutNoise} from './noise';

type AnyNode = Extract<Parameters<CheerioAPI['contains']>[0], object>;
type Element = Extract<AnyNode, {attribs: Record<string, string>}>;

/** A part of a page below a heading, or before the first one. */
export interface PageUnit {
  anchor: string;
  heading: string;
  text: string;
}

/** What the index needs of a built page. */
export interface IndexedPage {
  /** Path below the base path, without a slash before it; empty for home. */
  path: string;
  title: string;
  description: string;
  /** Words of readers that the page does not use itself: `keywords` of its front matter. */
  keywords: string[];
  breadcrumb: string[];
  section: Section;
  kind: Kind;
  version?: string;
  operations?: Operation[];
  units: PageUnit[];
}

/** Classes that Docusaurus gives to `html` on pages that readers search for: documents, posts and own pages. */
const WANTED = ['docs-doc-page', 'blog-post-page', 'plugin-pages'];

/** Elements inside `main` that are not what the page says. */
const UNWANTED_ELEMENTS = new Set(['nav', 'aside', 'script', 'style', 'template', 'svg', 'form', 'button', 'time']);

/** Classes of Docusaurus on such elements. */
const UNWANTED_CLASSES = new Set([
  'hash-link',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-footer',
  'pagination-nav',
  'table-of-contents',
  'avatar',
]);

function isUnwanted({name, attribs, children}: Element): boolean {
  if (UNWANTED_ELEMENTS.has(name) || 'hidden' in attribs || attribs.role === 'tablist') return true;
  // Diagrams are drawn in the browser; their descriptions are in noscript.
  if (name === 'noscript')
    return !children.some((child) => child.type === 'tag' && child.attribs.class?.includes('mermaid'));
  return attribs.class?.split(' ').some((one) => UNWANTED_CLASSES.has(one)) ?? false;
}

const BLOCK = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

const CALL = /^\s*(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(\/\S+)/;

/**
 * The calls of an API page. A page of one call has its name; where there are several, each begins with a heading that
 * has the name as its id, and the first can be found by the name of the page as well.
 */
function readOperations($: CheerioAPI, name: string): Operation[] {
  if (!CALL.test($('pre').first().text())) return [];
  const calls: Operation[] = [];
  let heading = name;
  for (const element of $('h2, pre').toArray()) {
    if (element.tagName === 'h2') heading = $(element).attr('id') ?? name;
    const [, method, path] = (element.tagName === 'pre' && CALL.exec($(element).text())) || [];
    if (method !== undefined && path !== undefined) calls.push({id: heading, method, path});
  }
  const [first, ...others] = calls;
  if (first === undefined) return [];
  return others.length === 0 ? [{...first, id: name}] : [{...first, id: name}, ...calls];
}

function slice(html: string, from: string, to: string): string | undefined {
  const start = html.indexOf(from);
  if (start < 0) return undefined;
  const end = html.lastIndexOf(to);
  return end > start ? html.slice(start, end + to.length) : undefined;
}

function tidy(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text of a heading without the link to itself. */
function headingText(node: AnyNode): string {
  if (node.type === 'text') return node.data;
  if (node.type !== 'tag' || isUnwanted(node)) return '';
  return node.children.map(headingText).join('');
}

/** Text of nodes in reading order; blocks part words, headings of level 2 to 4 with an id begin a new unit. */
function readUnits(root: AnyNode): PageUnit[] {
  const units = [{anchor: '', heading: '', pieces: [] as string[]}];
  const visit = (node: AnyNode): void => {
    if (node.type === 'text') {
      units[units.length - 1]?.pieces.push(node.data);
      return;
    }
    if (node.type !== 'tag' && node.type !== 'root') return;
    const name = node.type === 'tag' ? node.name : '';
    if (name === 'h1' || (node.type === 'tag' && isUnwanted(node))) return;
    if (/^h[2-4]$/.test(name) && node.type === 'tag' && node.attribs.id) {
      units.push({anchor: node.attribs.id, heading: tidy(headingText(node)), pieces: []});
      return;
    }
    for (const child of node.children) visit(child);
    if (BLOCK.has(name)) units[units.length - 1]?.pieces.push(' ');
  };
  visit(root);
  return units.map(({anchor, heading, pieces}) => ({anchor, heading, text: tidy(withoutNoise(pieces.join('')))}));
}

function sectionOf(kind: Kind, docId: string): Section {
  if (kind === 'post') return 'blog';
  if (kind === 'page') return 'pages';
  if (/^api(?:\/|$)/i.test(docId) || docId === 'Intro') return 'api';
  return docId.startsWith('store/') ? 'store' : 'docs';
}

/**
 * Reads a page that Docusaurus has built.
 *
 * @param path Path below the base path of the language, without a slash before it.
 * @returns undefined for pages that stay out of the index: lists, archives, redirects, unlisted and not-found pages.
 */
export function readPage(html: string, path: string): IndexedPage | undefined {
  const tag = /<html[^>]*>/.exec(html)?.[0] ?? '';
  if (!WANTED.some((name) => tag.includes(name))) return undefined;
  const main = slice(html, '<main', '</main>');
  const head = slice(html, '<head', '</head>');
  if (main === undefined || head === undefined) return undefined;

  const $head = load(head.replace(/<script[\s\S]*?<\/script>/g, ''));
  const meta = (name: string) => $head(`meta[name="${name}"]`).attr('content');
  if (/noindex/.test(meta('robots') ?? '')) return undefined;

  const $ = load(main, null, false);
  // The last crumb is the page itself, the first without text is home.
  const crumbs = $('.theme-doc-breadcrumbs li')
    .toArray()
    .map((item) => tidy($(item).text()))
    .filter((label) => label !== '')
    .slice(0, -1);
  const heading = tidy($('h1').first().text());
  // Home and other pages of their own begin with a slogan; their title says what they are.
  const title = tidy($head('title').text()).replace(/ \| [^|]*$/, '') || heading;

  const docs = tag.includes('docs-doc-page');
  const docId = /docs-doc-id-([^\s">]+)/.exec(tag)?.[1] ?? '';
  const operations = docs && docId.startsWith('api/') ? readOperations($, docId.split('/').pop() ?? '') : [];
  const kind: Kind =
    operations.length > 0 ? 'operation' : docs ? 'document' : tag.includes('blog-post-page') ? 'post' : 'page';
  const version = docs ? meta('docusaurus_version') : undefined;
  const root = $.root()[0];
  const units = root === undefined ? [] : readUnits(root);
  const opening = units[0];
  if (opening && heading !== title) opening.text = tidy(`${heading} ${opening.text}`);
  return {
    path,
    title,
    description: meta('description') ?? '',
    keywords: (meta('keywords') ?? '').split(',').map(tidy).filter(Boolean),
    breadcrumb: crumbs,
    section: sectionOf(kind, docId),
    kind,
    ...(version === undefined ? {} : {version}),
    ...(operations.length > 0 ? {operations} : {}),
    // The headings of an operation are the same on every page of the API: they lead nowhere in a search.
    units:
      operations.length > 0 ? [{anchor: '', heading: '', text: tidy(units.map(({text}) => text).join(' '))}] : units,
  };
}
