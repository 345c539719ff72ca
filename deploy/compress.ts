import {readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, brotliDecompress, constants, gunzip, gzip} from 'node:zlib';
import {listBuild, type TWINS} from './build';
import {NO_CACHE, type CompressCache, type Compression} from './compressCache';
import {isCompressible} from './contentTypes';
import {mapConcurrently} from '../src/lib/mapConcurrently';

/** Smaller files fit into one network packet either way (Ethernet's 1,500 bytes less the headers of a response). */
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

/** What MDX exports from each article. Its script is loaded by nobody but who navigates to that page. */
const ARTICLE = Buffer.from('frontMatter');

/** Styles and most scripts are loaded by many pages and are worth the time; everything else by few. */
const qualityFor = (file: string, content: Buffer): BrotliQuality =>
  /\.(?:m?js|css)$/.test(file) && !content.includes(ARTICLE) ? 11 : 10;

/** A way of compressing. */
interface Codec {
  /** Ending of the twins. */
  ending: keyof typeof TWINS;
  pack: (content: Buffer, quality: BrotliQuality) => Promise<Buffer>;
  unpack: (packed: Buffer) => Promise<Buffer>;
}

const CODECS: readonly Codec[] = [
  {
    ending: '.br',
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
    ending: '.gz',
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

/** How a file's content is compressed, for the cache. */
function compression(file: string, content: Buffer, codec: Codec): Compression {
  const quality = qualityFor(file, content);
  return {
    content,
    way: codec.ending === '.br' ? `brotli ${quality}` : `gzip ${constants.Z_BEST_COMPRESSION}`,
    pack: () => codec.pack(content, quality),
    fits: (packed) => fits(packed, content, codec),
  };
}

/** A file worth compressing. */
interface Source {
  file: string;
  size: number;
  modified: Date;
  /** Endings of the twins that it has already. */
  twins: readonly Codec['ending'][];
}

/** Writes a twin unless it is there, and gives its bytes. */
async function writeTwin(
  {file, modified, twins}: Source,
  content: Buffer,
  codec: Codec,
  cache: CompressCache,
): Promise<number> {
  const twin = file + codec.ending;
  const there = twins.includes(codec.ending) ? await readFile(twin) : undefined;
  const packed =
    there && (await fits(there, content, codec)) ? there : await cache.compress(compression(file, content, codec));
  if (packed !== there) await writeFile(twin, packed);
  // The server answers conditional requests by the time of the twin.
  await utimes(twin, modified, modified);
  return packed.length;
}

/** Files worth compressing, the largest first: a large one at the end would leave all cores but one idle. */
async function compressible(root: string): Promise<Source[]> {
  const {files, twins} = await listBuild(root);
  const sources = await Promise.all(
    files.filter(isCompressible).map(async (name) => {
      const file = path.join(root, name);
      const {size, mtime} = await stat(file);
      return {
        file,
        size,
        modified: mtime,
        twins: CODECS.map(({ending}) => ending).filter((ending) => twins.has(name + ending)),
      };
    }),
  );
  return sources.filter(({size}) => size >= SMALLEST_COMPRESSED).sort((a, b) => b.size - a.size);
}

/**
 * Writes a brotli and a gzip twin beside each text file of a build, several at once, and keeps those that fit.
 *
 * @param cache where results of earlier builds are; without it everything is compressed again.
 */
export async function compressBuild(root: string, cache: CompressCache = NO_CACHE): Promise<Compressed> {
  const sum: Compressed = {files: 0, before: 0, after: 0};
  await mapConcurrently(await compressible(root), 4, async (source) => {
    const content = await readFile(source.file);
    const [after = 0] = await Promise.all(CODECS.map((codec) => writeTwin(source, content, codec, cache)));
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
    for (const codec of CODECS) await cache.warm(compression(file, content, codec));
  }
}
