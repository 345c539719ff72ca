import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locale';
import {environment} from '../../config/site';
import {docsPlaces} from '../../config/versions';
import {RELEASES_FILE} from './data';
import {atomFeed, FEED_FILE} from './feed';
import {loadReleases} from './load';
import {RELEASE_TEXTS} from './texts';

/**
 * Fails the build when `releases.yml` has a fault, writes the Atom feed of each language, and tells the bundler's
 * cache about the file: `src/remark/releases.ts` puts it into pages.
 */
export default function releases({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const file = join(siteDir, RELEASES_FILE);
  const locale = currentLocale();
  const texts = RELEASE_TEXTS[locale];
  const places = docsPlaces();
  return {
    name: 'releases',
    getPathsToWatch: () => [file],
    loadContent() {
      loadReleases(siteDir, places.keys());
    },
    configureWebpack(config) {
      // Rspack's persistent cache sees neither files that a loader reads by itself nor environment variables.
      const {experiments} = config as {experiments?: {cache?: unknown}};
      if (typeof experiments?.cache !== 'object' || experiments.cache === null) return {};
      const version = 'version' in experiments.cache ? String(experiments.cache.version) : '';
      return {
        experiments: {cache: {version: `${version} ${environment.ARCHIVE_URL}`, buildDependencies: [file]}},
      };
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: baseUrl + FEED_FILE,
            title: texts.feedTitle,
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      const xml = atomFeed({
        releases: loadReleases(siteDir, places.keys()),
        places,
        texts,
        locale,
        home: siteConfig.url + baseUrl,
      });
      await writeFile(join(outDir, FEED_FILE), xml);
    },
  };
}
