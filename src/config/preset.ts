import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options} from '@docusaurus/preset-classic';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import type {Processor} from 'unified';
import {describePosts} from '../plugins/blog/describePosts';
import {apiSidebarItems} from '../plugins/openapi/sidebar';
import {remarkAppliesTo} from '../remark/appliesTo';
import {remarkAnchorAliases} from '../remark/anchorAliases';
import {remarkDiagrams} from '../remark/diagrams';
import {remarkOpenApi} from '../remark/openapi';
import {remarkReleases} from '../remark/releases';
import {remarkScreenshots} from '../remark/screenshots';
import {remarkStaticArticle} from '../remark/staticArticle';
import {editLinks} from './editLinks';
import {currentLocale, localized} from './locale';
import {readRedirects} from './redirects/read';
import {aliasesOf} from './redirects/table';
import {environment} from './site';
import {shownVersions} from './versions';

/** Docusaurus runs in the folder of the project. */
const SITE_DIR = process.cwd();

/** Without options of its own, as below. */
function remarkOldAnchors() {
  return remarkAnchorAliases({siteDir: SITE_DIR, aliases: aliasesOf(readRedirects(SITE_DIR), currentLocale())});
}

/** Chinese emphasis next to full-width punctuation needs the first two; they change nothing in English. */
const remarkPlugins = [remarkCjkFriendly, remarkCjkFriendlyStrikethrough, remarkOldAnchors];

/**
 * Without options of its own: Docusaurus ships those with the script of every page, and the folder would tell where
 * the site was built.
 */
function remarkApiPages(this: Processor) {
  return remarkOpenApi.call(this, {siteDir: SITE_DIR, locale: currentLocale()});
}

/** Without options of its own, like the step above. */
function remarkReleasePages(this: Processor) {
  return remarkReleases.call(this, {siteDir: SITE_DIR, locale: currentLocale()});
}

/** Without options of its own, like the steps above. */
function remarkConsoleScreenshots() {
  return remarkScreenshots({siteDir: SITE_DIR, locale: currentLocale(), baseUrl: localized({en: '/', zh: '/zh/'})});
}

function remarkSiteDiagrams() {
  return remarkDiagrams({siteDir: SITE_DIR, locale: currentLocale()});
}

/** Without options of its own, like the steps above. */
function remarkPostVersion() {
  return remarkAppliesTo({siteDir: SITE_DIR, locale: currentLocale()});
}

const blogDescription = localized({
  en: 'Tutorials, release news, and engineering notes from the people who build Rainbond.',
  zh: 'Rainbond 团队撰写的实践教程、版本动态与技术文章。',
});

/** Options of src/plugins/docs, which are those of the docs plugin. */
export function docsOptions(): DocsOptions {
  return {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    ...shownVersions(),
    editUrl: editLinks(environment.EDIT_URL).doc,
    showLastUpdateAuthor: true,
    showLastUpdateTime: true,
    sidebarCollapsed: true,
    sidebarCollapsible: true,
    sidebarItemsGenerator: apiSidebarItems(SITE_DIR),
    // First, because what they add has headings, links and admonitions too.
    beforeDefaultRemarkPlugins: [
      remarkApiPages,
      remarkReleasePages,
      remarkConsoleScreenshots,
      remarkSiteDiagrams,
      remarkStaticArticle,
    ],
    remarkPlugins,
  };
}

/** Options of src/plugins/blog, which are those of the blog plugin. */
export function blogOptions(): BlogOptions {
  return {
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
    processBlogPosts: describePosts(SITE_DIR, currentLocale()),
    showReadingTime: true,
    onUntruncatedBlogPosts: 'throw',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    editUrl: editLinks(environment.EDIT_URL).post,
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      limit: false,
      title: localized({en: 'Rainbond blog', zh: 'Rainbond 博客'}),
      description: blogDescription,
      copyright: 'Goodrain, Inc.',
    },
    beforeDefaultRemarkPlugins: [remarkPostVersion, remarkConsoleScreenshots, remarkSiteDiagrams, remarkStaticArticle],
    remarkPlugins,
  };
}

/** Pages, sitemap and styles. */
export function classicPreset(): Options {
  return {
    // src/plugins/docs and src/plugins/blog take the places of the preset's own.
    docs: false,
    blog: false,
    pages: {beforeDefaultRemarkPlugins: [remarkConsoleScreenshots, remarkSiteDiagrams], remarkPlugins},
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
        './src/css/screenshots.scss',
      ],
    },
  };
}
