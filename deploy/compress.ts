import {readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from './build';
import {isCompressible} from './contentTypes';

/** Smaller files fit into one network packet either way (Ethernet's 1,500 bytes less the headers of an answer). */
export const SMALLEST_COMPRESSED = 1000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** What compressing came to. */
export interface Compressed {
  files: number;
  /** Bytes before, and after with brotli. */
  before: number;
  after: number;
}

async function writeTwin(twin: string, content: Buffer, modified: Date): Promise<void> {
  await writeFile(twin, content);
  // The server answers conditional requests by the time of the twin.
  await utimes(twin, modified, modified);
}

/** Writes a brotli and a gzip twin beside each text file of a build, several at once. */
export async function compressBuild(root: string): Promise<Compressed> {
  const queue = (await listFiles(root)).filter(isCompressible);
  const sum: Compressed = {files: 0, before: 0, after: 0};
  const lane = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const file = path.join(root, name);
      const content = await readFile(file);
      if (content.length < SMALLEST_COMPRESSED) continue;
      const [{mtime}, small, smaller] = await Promise.all([
        stat(file),
        deflate(content, {level: constants.Z_BEST_COMPRESSION}),
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
      ]);
      await writeTwin(`${file}.gz`, small, mtime);
      await writeTwin(`${file}.br`, smaller, mtime);
      sum.files += 1;
      sum.before += content.length;
      sum.after += smaller.length;
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return sum;
}
