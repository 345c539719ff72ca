import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expectModules} from '../modules';
import {expectSources} from '../sources';
import {splitRoutes} from './split';

/** Folder of `.docusaurus` that the split table is written to. */
const FOLDER = 'lazy-routes';

/** The framework's own plugin that lists the name of every chunk in the runtime. */
const CHUNK_LIST = 'ChunkAssetPlugin';

/**
 * Splits the table of routes, which Docusaurus ships with every page in one piece, into parts that the browser loads
 * when it needs them. Only in production builds, and only for the browser.
 */
export default function lazyRoutes({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const core = dirname(require.resolve('@docusaurus/core/package.json'));
  const coreClient = join(core, 'lib/client');
  const client = join(siteDir, 'src/framework/lazy-routes/client');
  return {
    name: 'lazy-routes',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      expectSources('lazy-routes', [
        {file: join(coreClient, 'clientEntry.js'), pattern: /import preload from '\.\/preload';/},
        {file: join(coreClient, 'PendingNavigation.js'), pattern: /import preload from '\.\/preload';/},
        {file: join(coreClient, 'preload.js'), pattern: /export default function preload\(pathname\)/},
        {file: join(coreClient, 'docusaurus.js'), pattern: /__webpack_require__\.gca\(chunkName\)/},
        {file: join(coreClient, 'App.js'), pattern: /import renderRoutes from '@docusaurus\/renderRoutes';/},
        {
          file: join(coreClient, 'exports/ComponentCreator.js'),
          pattern: /routesChunkNames\[`\$\{path\}-\$\{hash\}`\][^]*registry\[chunkName\]/,
        },
      ]);
      const plugins = config.plugins ?? [];
      const others = plugins.filter((plugin) => plugin?.constructor.name !== CHUNK_LIST);
      if (others.length !== plugins.length - 1)
        throw new Error(`src/framework/lazy-routes: the bundler has no plugin ${CHUNK_LIST}; Docusaurus has changed.`);

      const folder = join(generatedFilesDir, FOLDER);
      writeModules(folder, generatedFilesDir, baseUrl);
      const generated = ['routes', 'registry', 'routesChunkNames', 'globalData'];
      return {
        // Aliases of the framework lead to the same modules, so these come first; plugins lose one.
        mergeStrategy: {'resolve.alias': 'prepend', plugins: 'replace'},
        plugins: [
          ...others,
          expectModules('lazy-routes', [
            {by: join(client, 'preload.ts')},
            {by: join(client, 'renderRoutes.tsx')},
            ...generated.map((name) => ({
              by: join(folder, `${name}.js`),
              replaced: join(generatedFilesDir, `${name}.js`),
            })),
            {by: join(folder, 'globalData.js'), replaced: join(generatedFilesDir, 'globalData.json')},
            {by: join(folder, 'routesChunkNames.js'), replaced: join(generatedFilesDir, 'routesChunkNames.json')},
          ]),
        ],
        resolve: {
          alias: {
            ...Object.fromEntries(generated.map((name) => [`@generated/${name}$`, join(folder, `${name}.js`)])),
            [join(coreClient, 'preload')]: join(client, 'preload.ts'),
            '@docusaurus/renderRoutes$': join(client, 'renderRoutes.tsx'),
          },
        },
      };
    },
  };
}

/** Writes the modules of the split table. */
function writeModules(folder: string, generatedFilesDir: string, baseUrl: string): void {
  const read = (name: string) => readFileSync(join(generatedFilesDir, name), 'utf8');
  const modules = splitRoutes({
    routes: read('routes.js'),
    registry: read('registry.js'),
    chunkNames: read('routesChunkNames.json'),
    globalData: read('globalData.json'),
    baseUrl,
  });
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [name, code] of modules) writeFileSync(join(folder, name), code);
}
