import type {Locale} from '../../src/config/locale';
import type {Check} from './check';
import {contentPages, inBuild, onBuild, originOf, type BuiltPage} from './lib/build';
import {GroupedProblems} from './lib/grouped';

/** Value of `<html lang>` in each language. */
const HTML_LANG: Readonly<Record<Locale, string>> = {en: 'en', zh: 'zh-CN'};

/** Pages whose description the theme takes from their title; they are lists, not content. */
const LISTS = /^(\/zh)?\/blog\/archive$/;

/** Where titles must differ: the same page of another documentation version may share its title. */
function titleScope({locale, path}: BuiltPage): string {
  const version = /\/docs\/(\d+\.\d+)(\/|$)/.exec(path)?.[1] ?? 'current';
  return `${locale} ${version}`;
}

const MIN_DESCRIPTION = 25;
const MAX_DESCRIPTION = 160;

function* pageProblems({$, locale, path}: BuiltPage, origin: string): Generator<string> {
  for (const name of ['h1', 'main', 'title'] as const) {
    // An image of vectors may have a title of its own.
    const number = $(name).filter((_, node) => $(node).closest('svg').length === 0).length;
    if (number !== 1) yield `has ${number} <${name}>, must have one`;
  }
  const lang = $('html').attr('lang');
  if (lang !== HTML_LANG[locale]) yield `<html lang> is "${lang ?? ''}", must be "${HTML_LANG[locale]}"`;

  const descriptions = $('meta[name="description"]');
  const length = [...(descriptions.attr('content') ?? '')].length;
  if (descriptions.length !== 1) yield `has ${descriptions.length} descriptions, must have one`;
  else if (!LISTS.test(path) && (length < MIN_DESCRIPTION || length > MAX_DESCRIPTION)) {
    yield `the description has ${length} characters, must have ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}`;
  }
  const canonical = $('link[rel="canonical"]');
  if (canonical.length !== 1 || canonical.attr('href') !== origin + path) {
    yield `the canonical address is "${canonical.attr('href') ?? ''}", must be "${origin + path}"`;
  }
}

/** What search engines and screen readers take from the head and the outline of each page. */
export const seo: Check = {
  name: 'seo',
  reads: 'build',
  purpose: 'each page has one h1, one main, its own title, a description, its language and its own canonical address',
  run: onBuild(async (build) => {
    const origin = await originOf(build);
    const problems = new GroupedProblems();
    const titles = new Map<string, string>();
    let looked = 0;
    for await (const page of contentPages(build)) {
      looked += 1;
      for (const message of pageProblems(page, origin)) problems.add(inBuild(page.file), message);
      const title = page.$('title').first().text().trim();
      const key = `${titleScope(page)} ${title}`;
      const first = titles.get(key);
      if (title === '') problems.add(inBuild(page.file), 'the title is empty');
      else if (first !== undefined)
        problems.add(inBuild(page.file), `the title "${title}" is that of ${inBuild(first)}, too`);
      titles.set(key, first ?? page.file);
    }
    return {problems: problems.list(), looked};
  }),
};
