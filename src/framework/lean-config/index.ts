import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expectModules} from '../modules';
import {expectSources} from '../sources';
import {withoutBuildFields} from './strip';

/** Folder of `.docusaurus` that the configuration is written to. */
const FOLDER = 'lean-config';

/**
 * Leaves what only the build reads out of the configuration in the main script, and the versions of plugins out of the
 * data beside it. Only in production builds, and only for the browser.
 */
export default function leanConfig({siteConfig, siteVersion, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-config',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      expectSources('lean-config', [
        {file: join(generatedFilesDir, 'docusaurus.config.mjs'), pattern: /"plugins": \[/},
        {file: join(generatedFilesDir, 'site-metadata.json'), pattern: /"pluginVersions": \{/},
      ]);
      const folder = join(generatedFilesDir, FOLDER);
      mkdirSync(folder, {recursive: true});
      const write = (name: string, value: unknown) => {
        const file = join(folder, name);
        writeFileSync(file, `export default ${JSON.stringify(value)};\n`);
        return file;
      };
      const modules = {
        config: write('config.js', withoutBuildFields({...siteConfig})),
        metadata: write('metadata.js', {siteVersion, pluginVersions: {}}),
      };
      return {
        // Aliases of the framework lead to the same modules, so these come first.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@generated/docusaurus.config$': modules.config,
            '@generated/site-metadata$': modules.metadata,
          },
        },
        plugins: [
          expectModules('lean-config', [
            {by: modules.config, replaced: join(generatedFilesDir, 'docusaurus.config.mjs')},
            {by: modules.metadata, replaced: join(generatedFilesDir, 'site-metadata.json')},
          ]),
        ],
      };
    },
  };
}
