import path from 'node:path';
import {readTextIfAny} from './files';
import {readFrontMatter} from './frontMatter';
import {findPages, type ContentPage} from './pages';

/** A page in both languages. */
export interface PagePair {
  en: ContentPage;
  zh: ContentPage;
}

/**
 * The page that a writer names, by its file in one of the two languages.
 *
 * @param name path from the root of the project, as a shell completes it.
 * @throws Error that says what to do when there is no such page, when it is a part of pages, or when it stands in one
 * language alone.
 */
export async function findPair(root: string, name: string): Promise<PagePair> {
  const file = path.relative(root, path.resolve(root, name)).split(path.sep).join('/');
  const pages = await findPages(root);
  const page = pages.find((candidate) => candidate.file === file);
  if (page === undefined)
    throw new Error(
      `${file} is no page of this site. Name a Markdown file of docs, versioned_docs, blog or src/pages, ` +
        'or its Chinese twin below i18n/zh, such as docs/versions.mdx.',
    );
  if (page.partial) throw new Error(`${file} is a part that pages import. Name one of these pages.`);
  const twin = pages.find((candidate) => candidate.file === page.twin);
  if (twin === undefined) throw new Error(`${file} has no translation. Write ${page.twin}, too.`);
  return page.locale === 'en' ? {en: page, zh: twin} : {en: twin, zh: page};
}

/** Address of a page in English, as Docusaurus makes it from its place and its `slug`. */
export function routeOf({kind, path: place, file}: ContentPage, slug: unknown): string {
  const names = place.replace(/\.mdx?$/, '').split('/');
  const last = names.at(-1) ?? '';
  if (kind === 'post') return `/blog/${typeof slug === 'string' ? slug : (names.at(-2) ?? last)}`;
  // A page that is named like its folder stands for it, as index and README do.
  const isFolder = /^(index|readme)$/i.test(last) || (kind === 'doc' && last === names.at(-2));
  const own = isFolder ? names.slice(0, -1) : names;
  if (kind === 'page') return `/${own.join('/')}`;
  const [, version] = /^versioned_docs\/version-([^/]+)\//.exec(file) ?? [];
  const base = version === undefined ? '/docs' : `/docs/${version}`;
  const below =
    typeof slug === 'string'
      ? path.posix.join('/', ...(slug.startsWith('/') ? [] : names.slice(0, -1)), slug)
      : `/${own.join('/')}`;
  return (base + below).replace(/\/$/, '');
}

/** Address of a page in English. Both languages have the same `slug`, which the check "twins" sees to. */
export async function addressOf(root: string, {en}: PagePair): Promise<string> {
  const front = readFrontMatter((await readTextIfAny(root, en.file)) ?? '');
  return routeOf(en, 'error' in front ? undefined : front.fields.slug);
}
