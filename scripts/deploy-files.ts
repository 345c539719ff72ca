import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compressBuild} from '../deploy/compress';
import {COMPRESS_CACHE, folderCache} from '../deploy/compressCache';
import {OPERATOR_FOLDER, readBuild} from '../deploy/build';
import {generateFiles} from '../deploy/generate';
import {readEnvironment} from '../src/config/env';
import {makeBom} from './sbom/makeBom';

/** `npm run deploy:files`: makes a finished build ready for servers. Run it again after merging builds. */
async function main(): Promise<void> {
  const root = path.resolve(process.argv[2] ?? 'build');
  const [{files, before, after}, build, bom] = await Promise.all([
    compressBuild(root, folderCache(path.resolve(COMPRESS_CACHE))),
    readBuild(root),
    makeBom(process.cwd(), false),
  ]);
  const generated = await generateFiles(root, readEnvironment(), build);
  generated.set(`${OPERATOR_FOLDER}/sbom.cdx.json`, `${JSON.stringify(bom, null, 2)}\n`);
  for (const [name, text] of generated) {
    await mkdir(path.dirname(path.join(root, name)), {recursive: true});
    await writeFile(path.join(root, name), text);
  }
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`Ready for servers: ${files} files compressed from ${megabytes(before)} to ${megabytes(after)}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
