import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Paths of every page in the sitemaps of both languages. */
export function sitemapPaths(): string[] {
  return ['build/sitemap.xml', 'build/zh/sitemap.xml'].flatMap((file) =>
    [...readFileSync(path.resolve(file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    ),
  );
}

/** Whether a page has a layout of its own: it belongs neither to the documentation nor to the blog. */
export const isOfItsOwn = (path: string) => !/^(\/zh)?\/(docs|blog)(\/|$)/.test(path);

/** One page of each template; `/zh` in front gives its Chinese twin. */
export const TEMPLATES = {
  home: '/',
  text: '/privacy',
  docsHome: '/docs',
  doc: '/docs/installation/install-with-ui',
  docWithoutSidebar: '/docs/versions',
  oldDoc: '/docs/5.17/quick-start/architecture',
  blogList: '/blog',
  post: '/blog/centosmigration',
  archive: '/blog/archive',
  authors: '/blog/authors',
  author: '/blog/authors/docs-team',
} as const;

/** Prefix of each language. */
export const LANGUAGES = [
  {name: 'en', prefix: '', htmlLang: 'en'},
  {name: 'zh', prefix: '/zh', htmlLang: 'zh-CN'},
] as const;
