import {LOCALES, type Locale} from '../../src/config/locale';
import {canonicalPath} from '../../src/lib/canonicalPath';
import type {Check, Problem} from './check';
import {allPages, inLocale, localeOf, locate, onBuild, type Build} from './lib/build';
import {AWAITED, readAwaited, readReliedOn, type Awaited, type ReliedOn} from './lib/inbound/lists';
import {attributesOf, resolve} from './lib/references';

const REDIRECTS = 'src/config/redirects';

/** Any host: only the paths matter here. */
const ORIGIN = 'https://site.invalid';

/** Places that a message names; a list in full would fill the screen. */
const NAMED = 3;

/** What is known of a page once all were read. */
interface Page {
  ids: ReadonlySet<string>;
  redirect?: string;
}

/** Where a visitor of an address ends. */
type End = {path: string; hash: string; page: Page} | {external: string} | {problem: string};

/** Addresses below `/en` have their language in front already. */
const localesOf = (address: string): readonly Locale[] =>
  /^\/en(?:\/|$)/.test(address) || localeOf(address) !== 'en' ? ['en'] : LOCALES;

function named(from: readonly string[]): string {
  const more = from.length - NAMED;
  return from.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

class InboundCheck {
  private readonly pages = new Map<string, Page>();

  constructor(private readonly build: Build) {}

  async read(): Promise<this> {
    for await (const {file, $, redirect} of allPages(this.build)) {
      const ids = attributesOf($, '[id],a[name]').flatMap(({id = '', name = ''}) => [id, name]);
      this.pages.set(file, {ids: new Set(ids), redirect});
    }
    return this;
  }

  private pageOf(path: string): Page | undefined {
    return this.pages.get(locate(this.build, path) ?? '');
  }

  /** Whether an address has a page that is no redirect. */
  isWritten(address: string): boolean {
    const page = this.pageOf(canonicalPath(address));
    return page !== undefined && page.redirect === undefined;
  }

  answers(address: string): boolean {
    return this.pageOf(canonicalPath(address)) !== undefined;
  }

  /** Follows at most one redirect, as a visitor would. */
  follow(address: string): End {
    const path = canonicalPath(address);
    const first = this.pageOf(path);
    if (first === undefined) return {problem: `has no page and no redirect; add one to ${REDIRECTS}`};
    if (first.redirect === undefined) return {path, hash: '', page: first};
    const target = resolve(first.redirect, '/', ORIGIN);
    if (target.kind !== 'internal') return {external: first.redirect};
    const page = this.pageOf(target.path);
    if (page === undefined) return {problem: `leads to ${first.redirect}, which does not exist`};
    if (page.redirect !== undefined) return {problem: `leads to ${first.redirect}, which leads on to ${page.redirect}`};
    return {path: target.path, hash: target.hash, page};
  }

  /** What is wrong with one address in one language. */
  problemsOf(address: string, anchors: readonly string[]): string[] {
    const end = this.follow(address);
    if ('problem' in end) return [end.problem];
    if ('external' in end) return [];
    const {path, hash, page} = end;
    if (hash !== '') return page.ids.has(hash) ? [] : [`leads to ${path}#${hash}, but nothing there has that id`];
    return anchors
      .filter((anchor) => !page.ids.has(anchor))
      .map((anchor) => `leads to ${path}, but nothing there has the id "${anchor}"; map it in ${REDIRECTS}`);
  }

  problems(reliedOn: readonly ReliedOn[], awaited: ReadonlySet<string>): Problem[] {
    return reliedOn.flatMap(({list, address, anchors, from}) => {
      if (awaited.has(canonicalPath(address)) && !this.answers(address)) return [];
      return localesOf(address).flatMap((locale) => {
        const path = inLocale(address, locale);
        return this.problemsOf(path, anchors).map((problem) => ({
          file: list,
          message: `${path} ${problem}. Found in ${named(from)}`,
        }));
      });
    });
  }

  /** Entries that are out of date, so that the lists of what is awaited only shrink. */
  staleProblems({pages, better}: Awaited, reliedOn: readonly ReliedOn[]): Problem[] {
    const known = new Set(reliedOn.map(({address}) => canonicalPath(address)));
    const report = (message: string): Problem => ({file: AWAITED, message});
    return [
      ...pages.filter((page) => this.answers(page)).map((page) => report(`${page} answers now; take it off "pages"`)),
      ...pages
        .filter((page) => !known.has(page))
        .map((page) => report(`${page} stands in no list; take it off "pages"`)),
      ...Object.entries(better).flatMap(([address, page]) => {
        if (!known.has(address)) return [report(`${address} stands in no list; take it off "better"`)];
        return this.isWritten(page)
          ? [report(`${page} is written now; lead ${address} there in ${REDIRECTS} and take it off "better"`)]
          : [];
      }),
    ];
  }
}

/** Addresses that others rely on lead to pages: links of the platform, and pages of the earlier site. */
export const inbound: Check = {
  name: 'inbound',
  reads: 'build',
  purpose: 'addresses that the platform links to or that the earlier site had lead to a page, in one step at most',
  run: onBuild(async (build) => {
    const [reliedOn, awaited] = await Promise.all([readReliedOn(build.root), readAwaited(build.root)]);
    const check = await new InboundCheck(build).read();
    const problems = [...check.problems(reliedOn, new Set(awaited.pages)), ...check.staleProblems(awaited, reliedOn)];
    const notes = [
      `${awaited.pages.length} of them wait for a page of their own, ${Object.keys(awaited.better).length} for a better one`,
    ];
    return {problems, looked: reliedOn.length, notes};
  }),
};
