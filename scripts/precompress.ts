import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {warmCache} from '../deploy/compress';
import {COMPRESS_CACHE, folderCache} from '../deploy/compressCache';
import {isCompressible} from '../deploy/contentTypes';

/** Compresses the files of a built language for the cache; `src/plugins/precompress` starts it during a build. */
async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Name the folder of a built language: tsx scripts/precompress.ts build');
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  await warmCache(files.filter(isCompressible), folderCache(path.resolve(COMPRESS_CACHE)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
