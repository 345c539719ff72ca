import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localized} from '../../config/locale';
import {OPEN_SEARCH_FILE, OPEN_SEARCH_TYPE, openSearchXml} from './openSearch';

/**
 * Docusaurus puts all styles into one file, which every page waits for: all but those of the modal and the results,
 * which come with their scripts.
 */
const NOT_ON_DEMAND = /^(?!.*[\\/]features[\\/]search[\\/](?:SearchModal|SearchResults)[\\/])/;

const description = localized({
  en: 'Search the Rainbond documentation, API reference, and blog',
  zh: '搜索 Rainbond 的文档、API 参考与博客',
});

/** Keeps the search out of the weight of pages, and tells browsers that the site can be searched. */
export default function searchInterface({siteConfig, baseUrl, i18n, outDir}: LoadContext): Plugin {
  const title = siteConfig.title;
  const absolute = (file: string) => siteConfig.url + baseUrl + file;
  return {
    name: 'search-interface',

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {optimization: {splitChunks: {cacheGroups: {styles: {test: NOT_ON_DEMAND}}}}};
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'search', type: OPEN_SEARCH_TYPE, title, href: baseUrl + OPEN_SEARCH_FILE},
        },
      ],
    }),

    async postBuild() {
      const xml = openSearchXml({
        shortName: title,
        description,
        language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
        searchUrl: absolute('search'),
        selfUrl: absolute(OPEN_SEARCH_FILE),
        iconUrl: absolute('img/favicon.svg'),
      });
      await writeFile(path.join(outDir, OPEN_SEARCH_FILE), xml);
    },
  };
}
