import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';

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
      return {
        resolve: {
          alias: {
            [languages.replace(/\.js$/, '')]: join(context.siteDir, 'src/framework/lazy-highlighter/noLanguages.cjs'),
            [join(code, 'onServer')]: join(code, 'notInBrowser'),
          },
        },
      };
    },
  };
}
