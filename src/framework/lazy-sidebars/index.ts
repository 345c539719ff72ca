import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {expectModules} from '../modules';
import {expectSources} from '../sources';
import {splitVersion} from './split';

/** Folder of `.docusaurus` in which the docs plugin keeps the data of its layouts. */
const DATA = 'docusaurus-plugin-content-docs/default/p';

/** Folder of `.docusaurus` that the split data is written to. */
const FOLDER = 'lazy-sidebars';

/**
 * Keeps the sidebars of a version out of the scripts that its pages load at first. Only in production builds, and only
 * for the browser.
 */
export default function lazySidebars({generatedFilesDir}: LoadContext): Plugin {
  const docs = dirname(require.resolve('@docusaurus/plugin-content-docs/client'));
  return {
    name: 'lazy-sidebars',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      expectSources('lazy-sidebars', [
        {file: join(docs, 'docsUtils.js'), pattern: /versionMetadata\.docsSidebars\[sidebarName\]/},
      ]);
      const alias = writeModules(join(generatedFilesDir, DATA), join(generatedFilesDir, FOLDER));
      if (Object.keys(alias).length === 0)
        throw new Error(
          `src/framework/lazy-sidebars: no file of .docusaurus/${DATA} holds a version. Docusaurus has probably ` +
            'changed it. Adapt the plugin, or remove it from docusaurus.config.ts.',
        );
      // Aliases of the framework lead to the same modules, so these come first.
      const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
      const replacements = Object.entries(alias)
        // The folder may still hold the data of another language.
        .filter(([request]) => registry.includes(request.replace(/\$$/, '')))
        .map(([request, by]) => ({by, replaced: request.replace(/^@generated/, generatedFilesDir).replace(/\$$/, '')}));
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias},
        plugins: [expectModules('lazy-sidebars', replacements)],
      };
    },
  };
}

/** Writes the modules of every version, and returns which module each takes the place of. */
function writeModules(data: string, folder: string): Record<string, string> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const alias: Record<string, string> = {};
  for (const file of readdirSync(data)) {
    const name = basename(file, '.json');
    const split = splitVersion(readFileSync(join(data, file), 'utf8'), `${name}.sidebars.js`);
    if (!split) continue;
    writeFileSync(join(folder, `${name}.js`), split.version);
    writeFileSync(join(folder, `${name}.sidebars.js`), split.sidebars);
    alias[`@generated/${DATA}/${file}$`] = join(folder, `${name}.js`);
  }
  return alias;
}
