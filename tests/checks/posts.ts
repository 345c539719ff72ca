import {load} from 'cheerio/slim';
import {LOCALES, type Locale} from '../../src/config/locale';
import {isRecord} from '../../src/lib/isRecord';
import {routeOf} from '../../src/lib/routeOf';
import type {Check} from './check';
import {inBuild, inLocale, locate, onBuild, readHtml, type Build, type BuiltPage} from './lib/build';
import {readText, readTextIfAny} from './lib/files';
import {readFrontMatter} from './lib/frontMatter';
import {GroupedProblems} from './lib/grouped';
import {findPages} from './lib/pages';

/** Posts on a page of the list (specification, section 9). */
const PER_PAGE = 18;
/** Related posts at the end of a post. */
const RELATED = 3;
/** A summary is shorter; in characters. */
const SHORTEST_TEXT = 1000;

/** A post in the sources. */
interface Post {
  file: string;
  /** Address without the language. */
  path: string;
  /** Day, `2022-06-14`. */
  date: string;
}

async function findPosts(root: string, locale: Locale): Promise<Post[]> {
  const files = (await findPages(root)).filter(
    (page) => page.kind === 'post' && page.locale === locale && !page.partial,
  );
  const posts: Post[] = [];
  for (const {file} of files) {
    const read = readFrontMatter(await readText(root, file));
    if ('error' in read || read.fields.draft === true || read.fields.unlisted === true) continue;
    const path = routeOf(file, read.fields.slug);
    if (path !== undefined) posts.push({file, path, date: String(read.fields.date)});
  }
  return posts.sort((a, b) => b.date.localeCompare(a.date));
}

/** A page of the build by its address. */
async function open(build: Build, path: string): Promise<BuiltPage | undefined> {
  const file = locate(build, path);
  return file === undefined ? undefined : readHtml(file, await readText(build.root, inBuild(file)));
}

function statementOf({$}: BuiltPage): Record<string, unknown> | undefined {
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    const value: unknown = JSON.parse($(script).text());
    if (isRecord(value) && value['@type'] === 'BlogPosting') return value;
  }
  return undefined;
}

/** What is wrong with the page of a post. */
function* pageProblems(page: BuiltPage, build: Build, others: number): Generator<string> {
  const {$} = page;
  const image = $('meta[property="og:image"]').last().attr('content') ?? '';
  const file = URL.canParse(image) ? new URL(image).pathname.slice(1) : image;
  if (!build.files.has(file)) yield `the preview image ${image || '(none)'} is not in the build`;
  if (!file.includes('/og/blog/')) yield 'the preview image is not its own';
  const statement = statementOf(page);
  if (statement === undefined) yield 'has no structured data of the type BlogPosting';
  for (const field of ['headline', 'author', 'datePublished', 'inLanguage', 'image']) {
    if (statement && !(field in statement)) yield `its BlogPosting has no ${field}`;
  }
  const notes = $('.applies-to').length;
  if (notes !== 1) yield `has ${notes} <AppliesTo>, must have one after its opening`;
  const related = $('.related-posts a').length;
  const wanted = Math.min(RELATED, others);
  if (related !== wanted) yield `has ${related} related posts, must have ${wanted}`;
  if ($('.blog-post-page nav.pagination-nav a, nav.pagination-nav a').length === 0 && others > 0) {
    yield 'leads to no newer or older post';
  }
}

/** Addresses of posts that a page of the build links to in its main part, in order. */
function postLinks({$}: BuiltPage, selector: string, prefix: string): string[] {
  const links = $(selector)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  return [...new Set(links)].filter((link) => link.startsWith(prefix));
}

/** Text of each entry of a feed by its address. */
async function feedTexts(build: Build, file: string): Promise<Map<string, string> | undefined> {
  const text = await readTextIfAny(build.root, inBuild(file));
  if (text === undefined) return undefined;
  if (file.endsWith('.json')) {
    const {items} = JSON.parse(text) as {items: {url: string; content_html?: string}[]};
    return new Map(items.map(({url, content_html = ''}) => [new URL(url).pathname, content_html]));
  }
  const $ = load(text, {xml: true});
  return new Map(
    $('item, entry')
      .toArray()
      .map((entry) => {
        const link = $(entry).children('link');
        const address = link.attr('href') ?? link.text();
        return [URL.canParse(address) ? new URL(address).pathname : '', $(entry).text()];
      }),
  );
}

/** What is wrong with lists of posts: pages of the list, the archive, and feeds. */
async function* listProblems(
  build: Build,
  locale: Locale,
  posts: readonly Post[],
): AsyncGenerator<readonly [file: string, message: string]> {
  const addresses = posts.map(({path}) => inLocale(path, locale));
  for (let start = 0; start < posts.length; start += PER_PAGE) {
    const path = inLocale(start === 0 ? '/blog' : `/blog/page/${start / PER_PAGE + 1}`, locale);
    const page = await open(build, path);
    const found = page === undefined ? [] : postLinks(page, 'main article h2 a', inLocale('/blog/', locale));
    const wanted = addresses.slice(start, start + PER_PAGE);
    const sorted = (list: readonly string[]) => [...list].sort().join(' ');
    if (sorted(found) !== sorted(wanted)) {
      const missing = wanted.filter((address) => !found.includes(address));
      yield [path, `lists ${found.length} posts, must list ${wanted.length}; missing: ${missing.join(', ') || 'none'}`];
    }
  }
  const archive = await open(build, inLocale('/blog/archive', locale));
  const archived = archive === undefined ? [] : postLinks(archive, 'main a', inLocale('/blog/', locale));
  for (const address of addresses) {
    if (!archived.includes(address)) yield [inLocale('/blog/archive', locale), `does not list ${address}`];
  }
  for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
    const file = inLocale(`/blog/${name}`, locale).slice(1);
    const texts = await feedTexts(build, file);
    if (texts === undefined) {
      yield [file, 'is missing; see feedOptions in src/config/preset.ts'];
      continue;
    }
    for (const address of addresses) {
      const length = texts.get(address)?.length;
      if (length === undefined) yield [file, `has no entry for ${address}`];
      else if (length < SHORTEST_TEXT) yield [file, `has ${length} characters of ${address}, not its whole text`];
    }
  }
}

/** Every post of the sources, in the pages and feeds of the build. */
export const posts: Check = {
  name: 'posts',
  reads: 'build',
  purpose: 'each post is on one page of the list, in the archive, and in the feeds, with an image of its own',
  run: onBuild(async (build) => {
    const problems = new GroupedProblems();
    let looked = 0;
    for (const locale of LOCALES) {
      const all = await findPosts(build.root, locale);
      for (const post of all) {
        looked += 1;
        const page = await open(build, inLocale(post.path, locale));
        if (page === undefined) problems.add(post.file, `is not at ${inLocale(post.path, locale)} in the build`);
        else for (const message of pageProblems(page, build, all.length - 1)) problems.add(post.file, message);
      }
      for await (const [file, message] of listProblems(build, locale, all)) problems.add(inBuild(file), message);
    }
    return {problems: problems.list(), looked};
  }),
};
