import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';

/**
 * Leaves out of the browser's scripts what only the server reads and what grows with every page: the names of
 * modules in the registry of routes (2 KB) and the descriptions in the list of docs that comes with each sidebar (8 KB).
 */
export default function leanClient(context: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const loader = (name: string) => ({loader: join(context.siteDir, 'src/plugins/lean-client', name)});
      const generated = context.generatedFilesDir;
      return {
        module: {
          rules: [
            {include: join(generated, 'registry.js'), use: loader('withoutModuleNames.cjs')},
            {
              include: join(generated, 'docusaurus-plugin-content-docs'),
              test: /[\\/]p[\\/][^\\/]+\.json$/,
              type: 'json',
              use: loader('withoutDescriptions.cjs'),
            },
          ],
        },
      };
    },
  };
}
