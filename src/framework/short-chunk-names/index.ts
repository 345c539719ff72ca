import type {Plugin} from '@docusaurus/types';
import type {BundlerPlugin} from '../modules';
import {CHUNK_FILENAME, shorten} from './shorten';

/** What is used here of a compilation of Rspack. */
interface Compilation {
  errors: Error[];
  hooks: {processAssets: {tap: (options: {name: string; stage: number}, callback: () => void) => void}};
  chunks: Iterable<{hasRuntime: () => boolean; files: Iterable<string>}>;
  getAssets: () => readonly {name: string; source: {source: () => string | Buffer}}[];
  getAsset: (name: string) => {source: {source: () => string | Buffer}} | undefined;
  renameAsset: (name: string, newName: string) => void;
  updateAsset: (name: string, source: unknown) => void;
}

interface Compiler {
  webpack: {
    Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER: number};
    sources: {RawSource: new (text: string) => unknown};
  };
  hooks: {thisCompilation: {tap: (name: string, callback: (compilation: Compilation) => void) => void}};
}

const NAME = 'short-chunk-names';

/** Renames the chunks, and writes the new names into the runtimes. */
function shortenChunkNames(compilation: Compilation, {sources}: Compiler['webpack']): void {
  const runtimes = [...compilation.chunks].filter((chunk) => chunk.hasRuntime()).flatMap(({files}) => [...files]);
  const scripts = new Map(
    runtimes
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, String(compilation.getAsset(name)?.source.source())]),
  );
  const names = compilation.getAssets().map(({name}) => name);
  const {renamed, scripts: shortened} = shorten(names, scripts);
  for (const [name, text] of shortened) compilation.updateAsset(name, new sources.RawSource(text));
  for (const [name, newName] of renamed) compilation.renameAsset(name, newName);
}

/**
 * Shortens the hashes in the names of chunks from 16 to 6 digits, because the runtime lists them for every page.
 *
 * The bundler cannot make short ones: after it has hashed the content of the files, it replaces each preliminary hash
 * by the final one wherever it finds that text. A preliminary hash of 6 digits also occurs in colors, in data, and in
 * longer hashes, which were changed with it.
 */
export default function shortChunkNames(): Plugin {
  return {
    name: NAME,
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const plugin = {
        apply({webpack, hooks}: Compiler) {
          hooks.thisCompilation.tap(NAME, (compilation) => {
            // After the hashes of the content, which are made in the stage before.
            const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
            compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
              try {
                shortenChunkNames(compilation, webpack);
              } catch (error) {
                compilation.errors.push(error instanceof Error ? error : new Error(String(error)));
              }
            });
          });
        },
      };
      return {output: {chunkFilename: CHUNK_FILENAME}, plugins: [plugin as unknown as BundlerPlugin]};
    },
  };
}
