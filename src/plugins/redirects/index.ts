import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {copyFile, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {currentLocale} from '../../config/locale';
import {readRedirects, redirectFiles} from '../../config/redirects/read';
import {pagesToWrite} from '../../config/redirects/table';
import {keepQuery} from './finish';

/**
 * Writes the redirect pages of a language from the files of `src/config/redirects`, by
 * `@docusaurus/plugin-client-redirects`, which refuses targets without a page. Adds what it lacks: the query beside a
 * hash, and pages for old addresses that end with `.html`.
 */
export default function redirects(context: LoadContext): Plugin {
  const table = readRedirects(context.siteDir);
  return {
    name: 'redirects',
    async postBuild(props) {
      const {baseUrl, outDir, routesPaths} = props;
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const pages = pagesToWrite(table, routes, currentLocale());
      const rows = pages.map(({from, to}) => ({from, to}));
      await clientRedirects(context, {
        id: 'default',
        fromExtensions: [],
        toExtensions: [],
        redirects: rows,
        createRedirects: () => [],
      })?.postBuild?.({...props, content: undefined});
      for (const {from, to, hadHtml} of pages) {
        const file = join(outDir, from, 'index.html');
        if (to.includes('#')) await writeFile(file, keepQuery(await readFile(file, 'utf8')));
        // The plugin keeps away from such names because of pages that exist; no row has the address of one.
        if (hadHtml) await copyFile(file, join(outDir, `${from}.html`));
      }
    },
    configureWebpack(config) {
      // Articles hold old anchors, and Rspack's persistent cache does not see files that a loader reads by itself.
      const {experiments} = config as {experiments?: {cache?: unknown}};
      const buildDependencies = redirectFiles(context.siteDir).map((file) => join(context.siteDir, file));
      return typeof experiments?.cache === 'object' ? {experiments: {cache: {buildDependencies}}} : {};
    },
  };
}
