import type {Locale} from '../../src/config/locale';
import type {Check, Report} from './check';
import {allPages, inBuild, localeOf, locate, onBuild, originOf, type Build, type BuiltPage} from './lib/build';
import {readText} from './lib/files';
import {GroupedProblems} from './lib/grouped';
import {attributesOf, cssAddresses, referencesOf, resolve, type Reference} from './lib/references';

/** What is known of a page once all were read. */
interface Target {
  ids: ReadonlySet<string>;
  redirect?: string;
  locale: Locale;
}

/** An address to look up, after all pages were read. */
interface Lookup {
  /** File that holds it, below build/. */
  file: string;
  reference: Reference;
  path: string;
  hash: string;
  /** Language of the page that holds it; none for style sheets and the sitemap. */
  locale?: Locale;
}

class LinkCheck {
  private readonly problems = new GroupedProblems();
  private readonly pages = new Map<string, Target>();
  private readonly lookups: Lookup[] = [];

  constructor(
    private readonly build: Build,
    private readonly origin: string,
    private readonly only?: ReadonlySet<string>,
  ) {}

  async run(): Promise<Report> {
    for await (const page of allPages(this.build)) this.readPage(page);
    for (const file of this.build.files) {
      if (file.endsWith('.css')) await this.readStyles(file);
      if (/(?:^|\/)sitemap[^/]*\.xml$/.test(file)) await this.readSitemap(file);
    }
    const lookups = this.lookups.filter((lookup) => this.concerns(lookup));
    for (const lookup of lookups) this.lookUp(lookup);
    return {problems: this.problems.list(), looked: lookups.length};
  }

  private concerns({file, path}: Lookup): boolean {
    if (this.only === undefined || this.only.has(file)) return true;
    const target = locate(this.build, path);
    return target !== undefined && this.only.has(target);
  }

  private report(file: string, message: string): void {
    this.problems.add(inBuild(file), message);
  }

  private readPage({file, path, locale, $, redirect}: BuiltPage): void {
    const ids = attributesOf($, '[id],a[name]').flatMap(({id = '', name = ''}) => [id, name]);
    this.pages.set(file, {ids: new Set(ids), redirect, locale});
    // Where a redirect leads is looked at by the check "redirects".
    if (redirect === undefined) for (const reference of referencesOf($)) this.add(file, path, reference, locale);
  }

  private async readStyles(file: string): Promise<void> {
    for (const value of cssAddresses(await readText(this.build.root, inBuild(file)))) {
      this.add(file, `/${file}`, {value, place: 'url()', kind: 'load'});
    }
  }

  private async readSitemap(file: string): Promise<void> {
    const text = await readText(this.build.root, inBuild(file));
    for (const [, loc, href] of text.matchAll(/<loc>([^<]*)<\/loc>|<xhtml:link[^>]*\shref="([^"]*)"/g)) {
      const value = (loc ?? href ?? '').trim().replaceAll('&amp;', '&');
      if (resolve(value, '/', this.origin).kind !== 'internal')
        this.report(file, `lists ${value}, which is not on ${this.origin}`);
      else this.add(file, '/', {value, place: 'sitemap', kind: 'follow'});
    }
  }

  private add(file: string, base: string, reference: Reference, locale?: Locale): void {
    const target = resolve(reference.value, base, this.origin);
    if (target.kind === 'broken' && (this.only === undefined || this.only.has(file)))
      this.report(file, `${reference.place} "${reference.value}" is no address`);
    if (target.kind === 'internal') this.lookups.push({file, reference, path: target.path, hash: target.hash, locale});
  }

  private lookUp({file, reference, path, hash, locale}: Lookup): void {
    const {place, value, kind, language} = reference;
    const targetFile = locate(this.build, path);
    if (targetFile === undefined) {
      const hint =
        path.endsWith('/') && locate(this.build, path.slice(0, -1)) ? '; leave out the slash at the end' : '';
      this.report(file, `${place} leads to ${value}, which does not exist${hint}`);
      return;
    }
    const target = this.pages.get(targetFile);
    if (target === undefined) return;
    if (target.redirect !== undefined) {
      this.report(file, `${place} leads to the redirect ${value}; link to ${target.redirect} directly`);
      return;
    }
    if (hash !== '' && hash !== 'top' && !target.ids.has(hash)) {
      this.report(file, `${place} leads to ${value}, but nothing there has the id "${hash}"`);
    }
    const foreign = kind === 'follow' && locale !== undefined && target.locale !== locale;
    if (foreign && !language?.startsWith(localeOf(path))) {
      this.report(file, `${place} leads to ${value}, which is in another language; only links with hreflang may`);
    }
  }
}

/**
 * A check of addresses.
 *
 * @param only files below build/ whose links, and links to which, are looked at; without it all are.
 */
export function linksOf(only?: ReadonlySet<string>): Check {
  return {
    name: 'links',
    reads: 'build',
    purpose: 'every link, anchor, image and file inside the site exists, and links stay in the language of their page',
    run: onBuild(async (build) => new LinkCheck(build, await originOf(build), only).run()),
  };
}

/** Addresses inside the site: pages, anchors, images, style sheets, scripts, sitemap; language of the links. */
export const links = linksOf();
