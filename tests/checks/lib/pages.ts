import type {Locale} from '../../../src/config/locale';
import {listFiles, readTextIfAny} from './files';

/** What a content file becomes. */
export type PageKind = 'doc' | 'post' | 'page';

/** A Markdown file of the site and where its translation is. */
export interface ContentPage {
  file: string;
  kind: PageKind;
  locale: Locale;
  /** Path of the same page in the other language, whether it exists or not. */
  counterpart: string;
  /** Whether it is a part that pages import: its name or a folder's name begins with `_`. */
  partial: boolean;
  /** Path below the folder of its kind, such as `2024/istio/index.md`. */
  path: string;
}

interface Tree {
  kind: PageKind;
  folders: Record<Locale, string>;
}

/** Older versions of the documentation, from versions.json. */
export async function olderVersions(root: string): Promise<string[]> {
  const text = await readTextIfAny(root, 'versions.json');
  const versions: unknown = text === undefined ? [] : JSON.parse(text);
  if (!Array.isArray(versions)) throw new Error('versions.json must hold an array of version names.');
  return versions.map(String);
}

function trees(versions: readonly string[]): Tree[] {
  const docs = 'i18n/zh/docusaurus-plugin-content-docs';
  return [
    {kind: 'doc', folders: {en: 'docs', zh: `${docs}/current`}},
    ...versions.map((version): Tree => ({
      kind: 'doc',
      folders: {en: `versioned_docs/version-${version}`, zh: `${docs}/version-${version}`},
    })),
    {kind: 'post', folders: {en: 'blog', zh: 'i18n/zh/docusaurus-plugin-content-blog'}},
    {kind: 'page', folders: {en: 'src/pages', zh: 'i18n/zh/docusaurus-plugin-content-pages'}},
  ];
}

async function pagesOf(root: string, {kind, folders}: Tree, locale: Locale): Promise<ContentPage[]> {
  const own = folders[locale];
  const other = folders[locale === 'en' ? 'zh' : 'en'];
  const files = (await listFiles(root, own)).filter((file) => /\.mdx?$/.test(file));
  return files.map((file) => {
    const path = file.slice(own.length + 1);
    return {
      file,
      kind,
      locale,
      counterpart: `${other}/${path}`,
      partial: path.split('/').some((segment) => segment.startsWith('_')),
      path,
    };
  });
}

/** Every Markdown file of docs, blog and pages, in both languages. */
export async function findPages(root: string): Promise<ContentPage[]> {
  const lists = trees(await olderVersions(root)).flatMap((tree) => [
    pagesOf(root, tree, 'en'),
    pagesOf(root, tree, 'zh'),
  ]);
  return (await Promise.all(lists)).flat();
}
