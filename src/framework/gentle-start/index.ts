import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';
import {expectModules} from '../modules';

/** Lets pages begin with `src/framework/gentle-start`, which draws them first and runs the framework bit by bit. */
export default function gentleStart(context: LoadContext): Plugin {
  return {
    name: 'gentle-start',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const start = join(context.siteDir, 'src/framework/gentle-start/start.ts');
      return {entry: start, plugins: [expectModules('gentle-start', [{by: start}])]};
    },
  };
}
