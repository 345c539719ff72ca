import {readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, brotliDecompress, constants, gunzip, gzip} from 'node:zlib';
import {listFiles} from './build';
import {NO_CACHE, type CompressCache} from './compressCache';
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

/**
 * Brotli's best quality, and the one below it, which takes a third of the time and gives 2% more bytes (measured on the
 * pages of this site).
 */
type BrotliQuality = 10 | 11;

/** Scripts and styles are loaded by many pages and are worth the time; everything else by few. */
const qualityFor = (file: string): BrotliQuality => (/\.(?:m?js|css)$/.test(file) ? 11 : 10);

/** A way of compressing, as servers name it. */
interface Codec {
  encoding: 'br' | 'gz';
  pack: (content: Buffer, quality: BrotliQuality) => Promise<Buffer>;
  unpack: (packed: Buffer) => Promise<Buffer>;
}

const CODECS: readonly Codec[] = [
  {
    encoding: 'br',
    pack: (content, quality) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    unpack: (packed) => unbrotli(packed),
  },
  {
    encoding: 'gz',
    pack: (content) => deflate(content, {level: constants.Z_BEST_COMPRESSION}),
    unpack: (packed) => inflate(packed),
  },
];

/** Whether something is the compressed form of a content. */
async function fits(packed: Buffer, content: Buffer, {unpack}: Codec): Promise<boolean> {
  try {
    return (await unpack(packed)).equals(content);
  } catch {
    // A broken one.
    return false;
  }
}

/** The compressed form of a file's content, from the cache where it has one. */
function compressed(file: string, content: Buffer, codec: Codec, cache: CompressCache): Promise<Buffer> {
  const quality = qualityFor(file);
  return cache.compress({
    content,
    way: codec.encoding === 'br' ? `brotli ${quality}` : `gzip ${constants.Z_BEST_COMPRESSION}`,
    pack: () => codec.pack(content, quality),
    fits: (packed) => fits(packed, content, codec),
  });
}

/** Writes a twin unless it is there, and gives its bytes. */
async function writeTwin(
  file: string,
  content: Buffer,
  modified: Date,
  codec: Codec,
  cache: CompressCache,
): Promise<number> {
  const twin = `${file}.${codec.encoding}`;
  const there = await readFile(twin).catch(() => undefined);
  const packed = there && (await fits(there, content, codec)) ? there : await compressed(file, content, codec, cache);
  if (packed !== there) await writeFile(twin, packed);
  // The server answers conditional requests by the time of the twin.
  await utimes(twin, modified, modified);
  return packed.length;
}

/** Files worth compressing, the largest first: a large one at the end would leave all cores but one idle. */
async function compressible(root: string): Promise<{file: string; modified: Date}[]> {
  const names = (await listFiles(root)).filter(isCompressible);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(root, name);
      const {size, mtime} = await stat(file);
      return {file, size, modified: mtime};
    }),
  );
  return files.filter(({size}) => size >= SMALLEST_COMPRESSED).sort((a, b) => b.size - a.size);
}

/** Runs a task for each item, a few at a time. */
async function inLanes<T>(items: readonly T[], lanes: number, task: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({length: lanes}, lane));
}

/**
 * Writes a brotli and a gzip twin beside each text file of a build, several at once, and keeps those that fit.
 *
 * @param cache where results of earlier builds are; without it everything is compressed anew.
 */
export async function compressBuild(root: string, cache: CompressCache = NO_CACHE): Promise<Compressed> {
  const sum: Compressed = {files: 0, before: 0, after: 0};
  await inLanes(await compressible(root), 4, async ({file, modified}) => {
    const content = await readFile(file);
    const [after = 0] = await Promise.all(CODECS.map((codec) => writeTwin(file, content, modified, codec, cache)));
    sum.files += 1;
    sum.before += content.length;
    sum.after += after;
  });
  await cache.prune();
  return sum;
}

/**
 * Compresses files for the cache alone and writes nothing beside them, one file at a time. Files that vanish meanwhile
 * are left out.
 */
export async function warmCache(files: readonly string[], cache: CompressCache): Promise<void> {
  for (const file of files) {
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined || content.length < SMALLEST_COMPRESSED) continue;
    for (const codec of CODECS) await compressed(file, content, codec, cache);
  }
}
