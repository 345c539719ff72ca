import type {Options} from '@docusaurus/preset-classic';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import type {Processor} from 'unified';
import {apiSidebarItems} from '../plugins/openapi/sidebar';
import {remarkDiagramSizes} from '../remark/diagramSizes';
import {remarkOpenApi} from '../remark/openapi';
import {remarkStaticArticle} from '../remark/staticArticle';
import {currentLocale, localized} from './locale';
import {editUrl} from './site';
import {shownVersions} from './versions';

/** Chinese emphasis next to full-width punctuation needs these; they change nothing in English. */
const remarkPlugins = [remarkCjkFriendly, remarkCjkFriendlyStrikethrough];

/** Docusaurus runs in the folder of the project. */
const SITE_DIR = process.cwd();

/**
 * Without options of its own: Docusaurus ships those with the script of every page, and the folder would tell where
 * the site was built.
 */
function remarkApiPages(this: Processor) {
  return remarkOpenApi.call(this, {siteDir: SITE_DIR, locale: currentLocale()});
}

const blogDescription = localized({
  en: 'Practice, releases and background of Rainbond, from the people who build it.',
  zh: '来自 Rainbond 团队的实践、发布与背景文章。',
});

/** Docs, blog, pages, sitemap and styles. */
export function classicPreset(): Options {
  return {
    docs: {
      path: 'docs',
      routeBasePath: 'docs',
      sidebarPath: './sidebars.ts',
      ...shownVersions(),
      editUrl: ({versionDocsDirPath, docPath, locale}) =>
        editUrl(
          locale === 'en'
            ? `${versionDocsDirPath}/${docPath}`
            : `i18n/${locale}/docusaurus-plugin-content-docs/${versionFolder(versionDocsDirPath)}/${docPath}`,
        ),
      showLastUpdateAuthor: true,
      showLastUpdateTime: true,
      sidebarCollapsed: true,
      sidebarCollapsible: true,
      sidebarItemsGenerator: apiSidebarItems(SITE_DIR),
      // First, because what it appends has headings, links and admonitions too.
      beforeDefaultRemarkPlugins: [remarkApiPages, remarkDiagramSizes, remarkStaticArticle],
      remarkPlugins,
    },
    blog: {
      path: 'blog',
      routeBasePath: 'blog',
      postsPerPage: 18,
      // The theme's own has two banners, an h3 below the h1 and a title that is too dark.
      blogArchiveComponent: '@site/src/features/blog/BlogArchive',
      blogSidebarCount: 'ALL',
      blogTitle: localized({en: 'Rainbond blog', zh: 'Rainbond 博客'}),
      blogDescription,
      blogSidebarTitle: localized({en: 'All posts', zh: '全部文章'}),
      authorsMapPath: 'authors.yml',
      showReadingTime: true,
      onUntruncatedBlogPosts: 'throw',
      onInlineTags: 'throw',
      onInlineAuthors: 'throw',
      editUrl: ({blogDirPath, blogPath, locale}) =>
        editUrl(
          locale === 'en' ? `${blogDirPath}/${blogPath}` : `i18n/${locale}/docusaurus-plugin-content-blog/${blogPath}`,
        ),
      feedOptions: {
        type: ['rss', 'atom'],
        limit: 20,
        title: localized({en: 'Rainbond blog', zh: 'Rainbond 博客'}),
        description: blogDescription,
        copyright: 'Goodrain, Inc.',
      },
      beforeDefaultRemarkPlugins: [remarkDiagramSizes, remarkStaticArticle],
      remarkPlugins,
    },
    pages: {beforeDefaultRemarkPlugins: [remarkDiagramSizes], remarkPlugins},
    sitemap: {lastmod: 'date', changefreq: null, priority: null},
    theme: {
      customCss: [
        './src/css/tokens.css',
        './src/css/infima.css',
        './src/css/base.scss',
        './src/css/navbar.scss',
        './src/css/docs.scss',
        './src/css/api.scss',
        './src/css/code.scss',
        './src/css/blog.scss',
        './src/css/footer.scss',
        './src/css/pages.scss',
      ],
    },
  };
}

/** `docs` holds the current version, `versioned_docs/version-5.17` the version 5.17. */
function versionFolder(versionDocsDirPath: string): string {
  return versionDocsDirPath === 'docs' ? 'current' : (versionDocsDirPath.split('/').pop() ?? 'current');
}
