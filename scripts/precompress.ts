import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {warmCache} from '../deploy/compress';
import {COMPRESS_CACHE, folderCache} from '../deploy/compressCache';
import {isCompressible} from '../deploy/contentTypes';

/** Files of a folder that servers send compressed. */
async function compressibleFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(isCompressible);
}

/** Compresses the files of a built language for the cache; `src/plugins/precompress` starts it during a build. */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Name the folder of a built language: tsx scripts/precompress.ts build');
  const cache = folderCache(path.resolve(COMPRESS_CACHE));
  const done = new Set<string>();
  // Again for what has come meanwhile, such as the search index.
  for (;;) {
    const files = (await compressibleFiles(folder)).filter((file) => !done.has(file));
    if (files.length === 0) return;
    await warmCache(files, cache);
    for (const file of files) done.add(file);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
