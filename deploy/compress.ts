import {readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, brotliDecompress, constants, gunzip, gzip} from 'node:zlib';
import {listFiles} from './build';
import {isCompressible} from './contentTypes';

/** Smaller files fit into one network packet either way (Ethernet's 1,500 bytes less the headers of an answer). */
export const SMALLEST_COMPRESSED = 1000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const inflate = promisify(gunzip);

/** What compressing came to. */
export interface Compressed {
  files: number;
  /** Bytes before, and after with brotli. */
  before: number;
  after: number;
}

type Codec = (content: Buffer) => Promise<Buffer>;

/** Writes a twin unless it is there, and gives its bytes. */
async function writeTwin(twin: string, content: Buffer, modified: Date, pack: Codec, unpack: Codec): Promise<number> {
  let packed: Buffer | undefined;
  try {
    const there = await readFile(twin);
    if ((await unpack(there)).equals(content)) packed = there;
  } catch {
    // No twin yet, or a broken one.
  }
  if (!packed) {
    packed = await pack(content);
    await writeFile(twin, packed);
  }
  // The server answers conditional requests by the time of the twin.
  await utimes(twin, modified, modified);
  return packed.length;
}

const toGzip: Codec = (content) => deflate(content, {level: constants.Z_BEST_COMPRESSION});
const toBrotli: Codec = (content) =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Writes a brotli and a gzip twin beside each text file of a build, several at once, and keeps those that fit. */
export async function compressBuild(root: string): Promise<Compressed> {
  const queue = (await listFiles(root)).filter(isCompressible);
  const sum: Compressed = {files: 0, before: 0, after: 0};
  const lane = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const file = path.join(root, name);
      const content = await readFile(file);
      if (content.length < SMALLEST_COMPRESSED) continue;
      const {mtime} = await stat(file);
      const [after] = await Promise.all([
        writeTwin(`${file}.br`, content, mtime, toBrotli, unbrotli),
        writeTwin(`${file}.gz`, content, mtime, toGzip, inflate),
      ]);
      sum.files += 1;
      sum.before += content.length;
      sum.after += after;
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return sum;
}
