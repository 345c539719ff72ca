import type {Config} from '@docusaurus/types';
import {drawingFolder} from './src/features/diagrams/file';
import {imageFolder} from './screenshots/data/scene';
import {currentLocale, DEFAULT_LOCALE, LOCALES} from './src/config/locale';
import {blogOptions, classicPreset, docsOptions} from './src/config/preset';
import {hostedSearch, openOn, searchHeadTags} from './src/config/search';
import {environment} from './src/config/site';
import {sortAlike} from './src/config/sorting';
import {tagline, themeConfig, title} from './src/config/theme';
import featuredApps from './src/plugins/featured-apps';

sortAlike();

/** Assembles src/config and holds nothing of its own. */
const config: Config = {
  title,
  tagline,
  url: environment.SITE_URL,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  staticDirectories: ['static', imageFolder(currentLocale()), drawingFolder(currentLocale())],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    mermaid: true,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: [...LOCALES],
    localeConfigs: {
      en: {label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory', path: 'en'},
      // The base address is inferred from the language, but not when Chinese is built alone.
      zh: {label: '简体中文', htmlLang: 'zh-CN', direction: 'ltr', calendar: 'gregory', path: 'zh', baseUrl: '/zh/'},
    },
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      // The key of the color mode must stay `theme` in both languages.
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },
  presets: [['classic', classicPreset()]],
  themes: ['@docusaurus/theme-live-codeblock', '@docusaurus/theme-mermaid'],
  plugins: [
    './src/framework/gentle-start/index.ts',
    './src/framework/inline-messages/index.ts',
    './src/framework/lazy-highlighter/index.ts',
    './src/framework/lazy-pages/index.ts',
    './src/framework/lazy-routes/index.ts',
    './src/framework/lazy-sidebars/index.ts',
    './src/framework/lean-config/index.ts',
    './src/framework/lean-infima/index.ts',
    './src/framework/lean-scripts/index.ts',
    './src/framework/short-chunk-names/index.ts',
    ['./src/plugins/blog/index.ts', blogOptions()],
    ['./src/plugins/docs/index.ts', docsOptions()],
    './src/plugins/early-input/index.ts',
    './src/plugins/og-image/index.ts',
    './src/plugins/openapi/index.ts',
    './src/plugins/precompress/index.ts',
    './src/plugins/recovery/index.ts',
    './src/plugins/redirects/index.ts',
    './src/plugins/releases/index.ts',
    './src/plugins/screenshots/index.ts',
    './src/plugins/search-index/index.ts',
    './src/plugins/search-interface/index.ts',
    // Without charset: false, Sass puts a byte order mark before non-ASCII styles, which breaks the next rule.
    ['docusaurus-plugin-sass', {sassOptions: {charset: false}}],
    ['@docusaurus/plugin-ideal-image', {quality: 80, max: 1280, min: 640, steps: 2, disableInDev: true}],
    featuredApps,
  ],
  clientModules: [
    './src/features/docs-sidebar/client.ts',
    './src/features/navigation/client.ts',
    './src/features/color-mode/client.ts',
    './src/features/analytics/client.ts',
    './src/features/announcement/client.ts',
    './src/features/recovery/client.ts',
    './src/features/screenshots/client.ts',
  ],
  customFields: {analyticsHost: environment.ANALYTICS_HOST, hostedSearch: hostedSearch(), search: {openOn}},
  headTags: searchHeadTags(),
  themeConfig: themeConfig(),
};

export default config;
