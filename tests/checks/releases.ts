import {docsPlaces} from '../../src/config/versions';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../../src/config/locale';
import {parseReleases, RELEASES_FILE, type Release} from '../../src/plugins/releases/data';
import {FEED_FILE, FEED_LENGTH} from '../../src/plugins/releases/feed';
import {isShown, releasesMarkdown} from '../../src/plugins/releases/markdown';
import {RELEASE_TEXTS} from '../../src/plugins/releases/texts';
import {routeOf} from '../../src/lib/routeOf';
import {load, type CheerioAPI} from 'cheerio';
import type {Check, Problem} from './check';
import {atomFaults} from './lib/atom';
import {inBuild, inLocale, locate, onBuild, originOf, readHtml, type Build} from './lib/build';
import {readText, readTextIfAny} from './lib/files';
import {readFrontMatter} from './lib/frontMatter';
import {findPages} from './lib/pages';

/** Where a page has the releases, and what it shows there. */
const ELEMENT = /^<Releases show="([^"]*)" \/>$/gm;

const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

const places = docsPlaces();

/** Ids of the documentation versions on this site, with the path of their start page. */
const ownVersions = [...places].filter(([, {href}]) => href.startsWith('/'));

/** A page that shows releases. */
interface ReleasesPage {
  /** Source file. */
  file: string;
  locale: Locale;
  /** Address with its language. */
  address: string;
  /** Id of the documentation version. */
  docs: string;
  shown: string[];
}

async function pagesWithReleases(root: string): Promise<ReleasesPage[]> {
  const pages = (await findPages(root)).filter(({kind}) => kind === 'doc');
  const found: ReleasesPage[] = [];
  for (const page of pages) {
    const source = await readText(root, page.file);
    const shown = [...source.matchAll(ELEMENT)].map(([, name = '']) => name);
    const english = page.locale === DEFAULT_LOCALE ? page : pages.find(({file}) => file === page.counterpart);
    if (shown.length === 0 || english === undefined) continue;
    const front = readFrontMatter(source);
    const route = routeOf(english.file, 'error' in front ? undefined : front.fields.slug);
    if (route === undefined) continue;
    const docs = /\/version-([^/]+)\//.exec(page.file)?.[1] ?? 'current';
    found.push({file: page.file, locale: page.locale, address: inLocale(route, page.locale), docs, shown});
  }
  return found;
}

/** What the HTML of an address holds: text with single spaces, and links as `text address`. */
async function readMain(build: Build, address: string): Promise<{text: string; links: Set<string>} | undefined> {
  const file = locate(build, address);
  if (file === undefined) return undefined;
  const {$} = readHtml(file, await readText(build.root, inBuild(file)));
  const text = $('main').text().replaceAll(/\s+/g, ' ');
  const links = $('main a')
    .toArray()
    .map((link) => `${$(link).text()} ${$(link).attr('href') ?? ''}`);
  return {text, links: new Set(links)};
}

/** What a page lacks of the releases that its source asks for. */
async function* pageProblems(
  build: Build,
  {file, locale, address, docs, shown}: ReleasesPage,
  releases: readonly Release[],
): AsyncGenerator<Problem> {
  const main = await readMain(build, address);
  if (main === undefined) {
    yield {file, message: `shows releases, but ${address} is not in the build`};
    return;
  }
  for (const name of shown) {
    if (!isShown(name)) continue; // The build fails by it.
    const markdown = releasesMarkdown(name, docs, {releases, places, texts: RELEASE_TEXTS[locale]});
    const links = [...markdown.matchAll(LINK)].map(
      ([, text, href = '']) => `${text} ${href.startsWith('/') ? inLocale(href, locale) : href}`,
    );
    const missing = links.find((link) => !main.links.has(link));
    if (missing !== undefined) yield {file, message: `${address} lacks the link ${missing} of ${RELEASES_FILE}`};
    const notice = name === 'newest' ? markdown.replaceAll(LINK, '$1') : '';
    if (!main.text.includes(notice)) yield {file, message: `${address} does not say "${notice}"`};
  }
}

/** The versions page of a documentation version lists every release. */
async function versionsProblems(build: Build, address: string, releases: readonly Release[]): Promise<Problem[]> {
  const main = await readMain(build, address);
  if (main === undefined) return [{file: RELEASES_FILE, message: `${address}, the page of versions, is missing`}];
  const missing = releases.filter(({version, notes}) => !main.links.has(`${version} ${notes}`));
  if (missing.length === 0) return [];
  const list = missing.map(({version}) => version).join(', ');
  const message = `${address} does not list ${list}; it needs <Releases> with documented, later, and earlier`;
  return [{file: RELEASES_FILE, message}];
}

const entriesOf = ($: CheerioAPI) =>
  $('entry')
    .toArray()
    .map((entry) => {
      const day = $(entry).children('updated').text().slice(0, 10);
      return `${$(entry).children('title').text()} ${day} ${$(entry).children('link').attr('href')}`;
    });

/** The feed of a language is valid, holds the newest releases, and is named in the head of the versions page. */
async function feedProblems(build: Build, locale: Locale, releases: readonly Release[]): Promise<Problem[]> {
  const path = inLocale(`/${FEED_FILE}`, locale);
  const file = inBuild(path.slice(1));
  const xml = await readTextIfAny(build.root, file);
  if (xml === undefined) return [{file, message: 'is missing'}];
  const faults = atomFaults(xml);
  if (faults.length > 0) return faults.map((message) => ({file, message: `is no valid Atom: ${message}`}));

  const problems: Problem[] = [];
  const $ = load(xml, {xml: true});
  const self = (await originOf(build)) + path;
  const found = $('feed > link[rel="self"]').attr('href');
  if (found !== self) problems.push({file, message: `says that its address is ${found}, must be ${self}`});
  const entries = entriesOf($);
  const {entryTitle} = RELEASE_TEXTS[locale];
  const expected = releases
    .slice(0, FEED_LENGTH)
    .map(({version, date, notes}) => `${entryTitle(version)} ${date} ${notes}`);
  const index = expected.findIndex((entry, at) => entry !== entries[at]);
  if (index >= 0 || entries.length !== expected.length) {
    const at = index >= 0 ? index : expected.length;
    const message = `entry ${at + 1} is "${entries[at] ?? ''}", must be "${expected[at] ?? ''}" by ${RELEASES_FILE}`;
    problems.push({file, message});
  }
  const page = locate(build, inLocale('/docs/versions', locale));
  if (page === undefined) return problems; // Reported with the versions pages.
  const html = readHtml(page, await readText(build.root, inBuild(page)));
  if (html.$(`link[rel="alternate"][type="application/atom+xml"][href="${path}"]`).length !== 1)
    problems.push({file: inBuild(page), message: `its head does not name the feed ${path}`});
  return problems;
}

/** The list of releases, and what the build makes of it: versions pages, notices, and feeds. */
export const releases: Check = {
  name: 'releases',
  reads: 'build',
  purpose: 'every release of releases.yml is on the versions pages and in valid feeds, and notices name the newest',
  run: onBuild(async (build) => {
    const source = await readTextIfAny(build.root, RELEASES_FILE);
    if (source === undefined) return {problems: [{file: RELEASES_FILE, message: 'is missing'}], looked: 0};
    let list: Release[];
    try {
      list = parseReleases(source, [...places.keys()]);
    } catch (error) {
      const lines = error instanceof Error ? error.message.split('\n') : [];
      const problems = lines.map((line): Problem => {
        const [, number, message = line] = /^[^:]+(?::(\d+))?: (.*)$/.exec(line) ?? [];
        return {file: RELEASES_FILE, ...(number !== undefined && {line: Number(number)}), message};
      });
      return {problems, looked: 0};
    }

    const problems: Problem[] = [];
    const pages = await pagesWithReleases(build.root);
    for (const page of pages) for await (const problem of pageProblems(build, page, list)) problems.push(problem);
    for (const locale of LOCALES) {
      for (const [, {href}] of ownVersions) {
        problems.push(...(await versionsProblems(build, inLocale(`${href}/versions`, locale), list)));
      }
      problems.push(...(await feedProblems(build, locale, list)));
    }
    return {problems, looked: list.length + pages.length};
  }),
};
