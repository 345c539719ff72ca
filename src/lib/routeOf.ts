import {posix} from 'node:path';

const DOCS =
  /^(?:docs|versioned_docs\/version-([^/]+)|i18n\/[^/]+\/docusaurus-plugin-content-docs\/(?:current|version-([^/]+)))\/(.+)$/;
const POSTS = /^(?:blog|i18n\/[^/]+\/docusaurus-plugin-content-blog)\/(.+)$/;
const PAGES = /^(?:src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-pages)\/(.+)$/;

/**
 * Address of a page without its language, as Docusaurus makes it from the place of its file and its `slug`.
 *
 * @param file path of a Markdown file relative to the project, in any language.
 * @param slug field of the front matter.
 * @returns undefined for files of no page.
 */
export function routeOf(file: string, slug: unknown): string | undefined {
  const [, post] = POSTS.exec(file) ?? [];
  if (post !== undefined) {
    const names = namesOf(post);
    return `/blog/${typeof slug === 'string' ? slug : (names.at(-2) ?? names.at(-1) ?? '')}`;
  }
  const [, page] = PAGES.exec(file) ?? [];
  if (page !== undefined) return `/${placeOf(namesOf(page), false).join('/')}`;
  const [, source, translated, doc] = DOCS.exec(file) ?? [];
  return doc === undefined ? undefined : docRoute(source ?? translated, namesOf(doc), slug);
}

const namesOf = (path: string): string[] => path.replace(/\.mdx?$/, '').split('/');

/** Names of the path; a page that is named like its folder stands for it, as index and README do. */
function placeOf(names: readonly string[], isDoc: boolean): readonly string[] {
  const last = names.at(-1) ?? '';
  const isFolder = /^(index|readme)$/i.test(last) || (isDoc && last === names.at(-2));
  return isFolder ? names.slice(0, -1) : names;
}

function docRoute(version: string | undefined, names: readonly string[], slug: unknown): string {
  const base = version === undefined ? '/docs' : `/docs/${version}`;
  const below =
    typeof slug === 'string'
      ? posix.join('/', ...(slug.startsWith('/') ? [] : names.slice(0, -1)), slug)
      : `/${placeOf(names, true).join('/')}`;
  return (base + below).replace(/\/$/, '');
}
