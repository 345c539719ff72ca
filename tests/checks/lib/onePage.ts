import path from 'node:path';
import {routeOf} from '../../../src/lib/routeOf';
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
 * @throws Error that says what to do when there is no such page, when it is a part of pages, or when it is in one
 * language alone.
 */
export async function findPair(root: string, name: string): Promise<PagePair> {
  const file = path.relative(root, path.resolve(root, name)).split(path.sep).join('/');
  const pages = await findPages(root);
  const page = pages.find((candidate) => candidate.file === file);
  if (page === undefined)
    throw new Error(
      `${file} is no page of this site. Name a Markdown file of docs, versioned_docs, blog or src/pages, ` +
        'or its Chinese counterpart below i18n/zh, such as docs/versions.md.',
    );
  if (page.partial) throw new Error(`${file} is a part that pages import. Name one of these pages.`);
  const counterpart = pages.find((candidate) => candidate.file === page.counterpart);
  if (counterpart === undefined) throw new Error(`${file} has no translation. Write ${page.counterpart}, too.`);
  return page.locale === 'en' ? {en: page, zh: counterpart} : {en: counterpart, zh: page};
}

/** Address of a page in English. Both languages have the same `slug`, which the check "structure" sees to. */
export async function addressOf(root: string, {en}: PagePair): Promise<string> {
  const front = readFrontMatter((await readTextIfAny(root, en.file)) ?? '');
  const route = routeOf(en.file, 'error' in front ? undefined : front.fields.slug);
  if (route === undefined) throw new Error(`${en.file} is no page of this site.`);
  return route;
}
