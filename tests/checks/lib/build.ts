import {posix} from 'node:path';
import {load, type CheerioAPI} from 'cheerio/slim';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../../../src/config/locale';
import type {Check, Report} from '../check';
import {listFiles, readText} from './files';

/** Folder that `npm run build` fills. */
const FOLDER = 'build';

/** The finished site. */
export interface Build {
  root: string;
  /** Every file, with its path below build/, such as `zh/docs/versions.html`. */
  files: ReadonlySet<string>;
}

/** One HTML file of the site. */
export interface BuiltPage {
  /** Path below build/. */
  file: string;
  /** Path of its address, such as `/zh/docs/versions`. */
  path: string;
  locale: Locale;
  html: string;
  /** Queries elements by CSS selectors. */
  $: CheerioAPI;
  /** Where the page leads, when it is nothing but a redirect. */
  redirect?: string;
}

/** Path of a file relative to the project, as problems name it, from its path relative to the build. */
export const inBuild = (file: string) => posix.join(FOLDER, file);

/** The run of a check that needs a build; says so when there is none. */
export function onBuild(run: (build: Build) => Promise<Report>): Check['run'] {
  return async (root) => {
    const files = (await listFiles(root, FOLDER)).map((file) => file.slice(FOLDER.length + 1));
    if (files.some((file) => file.endsWith('.html'))) return run({root, files: new Set(files)});
    return {problems: [{file: FOLDER, message: 'there is no build; run "npm run build" first'}], looked: 0};
  };
}

/** Address of a page file: without `.html`, and `index` is the folder. Only homes end with a slash. */
export function pathOf(file: string): string {
  if (file === '404.html' || file.endsWith('/404.html')) return `/${file}`;
  const path = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '');
  return path === '' || LOCALES.some((locale) => path === `/${locale}`) ? `${path}/` : path;
}

/** Language of an address. */
export function localeOf(path: string): Locale {
  return LOCALES.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? DEFAULT_LOCALE;
}

/** Address without its language: `/docs/versions` for `/zh/docs/versions`. */
export function withoutLocale(path: string): string {
  const locale = localeOf(path);
  return locale === DEFAULT_LOCALE ? path : path.slice(locale.length + 1) || '/';
}

/** Address in a language. */
export function inLocale(path: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

/** The file that a static host serves for an address: itself, with `.html`, or the `index.html` of the folder. */
export function locate({files}: Build, path: string): string | undefined {
  const name = path.replace(/^\//, '');
  const candidates =
    name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

/** Reads an HTML file. */
export function readHtml(file: string, html: string): BuiltPage {
  const $ = load(html);
  const path = pathOf(file);
  const refresh = $('meta[http-equiv="refresh" i]').attr('content');
  return {file, path, locale: localeOf(path), html, $, redirect: refresh && /url=\s*(.+)$/i.exec(refresh)?.[1]?.trim()};
}

/** Every HTML file of the build, one after the other, so that one at a time is in memory. */
export async function* allPages(build: Build): AsyncGenerator<BuiltPage> {
  for (const file of build.files) {
    if (file.endsWith('.html')) yield readHtml(file, await readText(build.root, inBuild(file)));
  }
}

/** The pages that readers see: no redirects. */
export async function* contentPages(build: Build): AsyncGenerator<BuiltPage> {
  for await (const page of allPages(build)) if (page.redirect === undefined) yield page;
}

/**
 * Scheme and host of the site, as the canonical links of its pages tell.
 *
 * @throws Error when no page has a canonical link.
 */
export async function originOf(build: Build): Promise<string> {
  for await (const {$} of contentPages(build)) {
    const canonical = $('link[rel="canonical"]').attr('href');
    if (canonical !== undefined && URL.canParse(canonical)) return new URL(canonical).origin;
  }
  throw new Error('No page of the build has a canonical link, so the address of the site is not known.');
}
