import type {LoadContext, Plugin} from '@docusaurus/types';
import {join} from 'node:path';

/** Puts `start.ts` before the client of the framework, so that a page is drawn first and comes alive bit by bit. */
export default function gentleStart(context: LoadContext): Plugin {
  return {
    name: 'gentle-start',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {entry: join(context.siteDir, 'src/plugins/gentle-start/start.ts')},
  };
}
