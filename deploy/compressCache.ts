import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Where builds keep compressed files, below the folder of the project. */
export const COMPRESS_CACHE = 'node_modules/.cache/precompressed';

/** Entries that no build used for this long are deleted, in milliseconds: two weeks. */
const UNUSED_MS = 14 * 24 * 60 * 60 * 1000;

/** One compression. */
export interface Compression {
  content: Buffer;
  /** What decides on the result besides the content, such as `brotli 11`. */
  way: string;
  pack: () => Promise<Buffer>;
  /** Whether an entry is the compressed form of the content, and not a broken file. */
  fits: (packed: Buffer) => Promise<boolean>;
}

/** Results of earlier compressions. Several processes may use it at a time. */
export interface CompressCache {
  /** Gives the known result, or compresses and remembers. */
  compress(compression: Compression): Promise<Buffer>;
  /** Deletes what no build has used for two weeks. */
  prune(): Promise<void>;
}

/** Remembers nothing. */
export const NO_CACHE: CompressCache = {
  compress: ({pack}) => pack(),
  prune: () => Promise.resolve(),
};

/** Writes a file so that nobody reads half of it. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

async function compressOrRead(file: string, {pack, fits}: Compression): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known && (await fits(known))) {
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    return known;
  }
  const packed = await pack();
  await writeWhole(file, packed);
  return packed;
}

/**
 * A cache in a folder, which it makes. Entries of other versions of zlib and brotli are not found: those may compress
 * otherwise, and the same sources must give the same bytes.
 */
export function folderCache(folder: string): CompressCache {
  const versions = `${process.versions.zlib} ${process.versions.brotli}`;
  /** What is being compressed: the languages share files, and those come one after the other. */
  const pending = new Map<string, Promise<Buffer>>();
  return {
    compress(compression) {
      const {content, way} = compression;
      const key = createHash('sha256').update(`${versions} ${way} `).update(content).digest('hex');
      const running = pending.get(key);
      if (running) return running;
      const result = compressOrRead(path.join(folder, key), compression).finally(() => pending.delete(key));
      pending.set(key, result);
      return result;
    },
    async prune() {
      const oldest = Date.now() - UNUSED_MS;
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const used = await stat(file).catch(() => undefined);
        if (used && used.mtimeMs < oldest) await rm(file, {force: true});
      }
    },
  };
}
