import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import {xmlFaults} from './codeBlocks/markup';

const NAMESPACE = 'http://www.w3.org/2005/Atom';

/** A point in time of RFC 3339, as Atom wants it: with `T` and a time zone. */
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Elements that a feed or an entry must have once (RFC 4287, 4.1.1 and 4.1.2). */
const NEEDED = ['id', 'title', 'updated'] as const;

/** Elements that a feed or an entry may have once. */
const SINGLE = [
  'generator',
  'icon',
  'logo',
  'rights',
  'subtitle',
  'published',
  'summary',
  'content',
  'source',
] as const;

const TEXTS = ['title', 'subtitle', 'summary', 'rights'] as const;

type Part = Cheerio<ReturnType<CheerioAPI>[number]>;

const isAbsolute = (address: string) => /^[a-z][a-z\d+.-]*:\S+$/i.test(address) && URL.canParse(address);

function* partFaults($: CheerioAPI, part: Part): Generator<string> {
  const count = (name: string) => part.children(name).length;
  for (const name of NEEDED) if (count(name) !== 1) yield `has ${count(name)} <${name}>, must have one`;
  for (const name of SINGLE) if (count(name) > 1) yield `has ${count(name)} <${name}>, may have one`;

  const id = part.children('id').text();
  if (!isAbsolute(id)) yield `the id "${id}" is no absolute IRI`;
  for (const name of ['updated', 'published']) {
    for (const date of part.children(name).toArray()) {
      const text = $(date).text();
      if (!DATE.test(text) || Number.isNaN(Date.parse(text))) yield `<${name}> is "${text}", no date of RFC 3339`;
    }
  }
  for (const name of TEXTS) {
    for (const text of part.children(name).toArray()) {
      const type = $(text).attr('type') ?? 'text';
      if (!['text', 'html', 'xhtml'].includes(type)) yield `<${name}> has the type "${type}"; use text, html, or xhtml`;
      if ($(text).text().trim() === '') yield `<${name}> is empty`;
    }
  }
  const alternates = new Set<string>();
  for (const link of part.children('link').toArray()) {
    const {href = '', rel = 'alternate', type = '', hreflang = ''} = $(link).attr() ?? {};
    if (!isAbsolute(href)) yield `a link leads to "${href}", which is no full address`;
    const key = `${type} ${hreflang}`;
    if (rel === 'alternate' && alternates.has(key)) yield 'has two alternate links of one type and language';
    if (rel === 'alternate') alternates.add(key);
  }
  for (const author of part.children('author').toArray()) {
    if ($(author).children('name').text().trim() === '') yield 'an author has no name';
  }
}

/**
 * What is wrong with an Atom feed by RFC 4287, as far as feeds of this site use it.
 *
 * @param xml the whole document.
 * @returns one message each; none when the feed is valid.
 */
export function atomFaults(xml: string): string[] {
  const broken = xmlFaults(xml);
  if (broken.length > 0) return broken.map(({line, message}) => `line ${line}: ${message}`);
  const $ = load(xml, {xml: true});
  const feed = $.root().children('feed');
  if (feed.length !== 1 || feed.attr('xmlns') !== NAMESPACE) return [`the root must be <feed xmlns="${NAMESPACE}">`];

  const faults = [...partFaults($, feed)].map((fault) => `the feed: ${fault}`);
  const selves = feed.children('link[rel="self"]').length;
  if (selves !== 1) faults.push(`the feed: has ${selves} links with rel="self", must have one`);
  const ids = new Set([feed.children('id').text()]);
  for (const [index, node] of feed.children('entry').toArray().entries()) {
    const entry = $(node);
    const report = (fault: string) => faults.push(`entry ${index + 1}: ${fault}`);
    for (const fault of partFaults($, entry)) report(fault);
    const id = entry.children('id').text();
    if (ids.has(id)) report(`the id "${id}" is taken`);
    ids.add(id);
    if (feed.children('author').length + entry.children('author').length === 0) report('has no author');
    const isLinked = entry.children('link').is('[rel="alternate"], :not([rel])');
    if (!isLinked && entry.children('content').length === 0) report('has neither an alternate link nor content');
  }
  return faults;
}
