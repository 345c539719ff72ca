import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {expectModules} from '../modules';

/**
 * Takes the highlighter of code (25 KB) out of the script that every page waits for; `src/features/code` loads it
 * where a page shows code. The theme's own module, which adds languages to the highlighter, goes with it. The server
 * keeps both: it highlights the code of the HTML.
 */
export default function lazyHighlighter(context: LoadContext): Plugin {
  return {
    name: 'lazy-highlighter',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const languages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
      const code = join(context.siteDir, 'src/features/code');
      const noLanguages = join(context.siteDir, 'src/framework/lazy-highlighter/noLanguages.cjs');
      return {
        resolve: {
          alias: {
            [languages.replace(/\.js$/, '')]: noLanguages,
            [join(code, 'onServer')]: join(code, 'notInBrowser'),
          },
        },
        plugins: [
          expectModules('lazy-highlighter', [
            {by: noLanguages, replaced: languages},
            {by: join(code, 'notInBrowser.ts'), replaced: join(code, 'onServer.tsx')},
          ]),
        ],
      };
    },
  };
}
