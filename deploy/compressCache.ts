import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, open, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
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
  /** Compresses unless there is an entry, without looking into that. */
  warm(compression: Compression): Promise<void>;
  /** Deletes what no build has used for two weeks. */
  prune(): Promise<void>;
}

/** Remembers nothing. */
export const NO_CACHE: CompressCache = {
  compress: ({pack}) => pack(),
  warm: () => Promise.resolve(),
  prune: () => Promise.resolve(),
};

/** Uses of an entry are noted this often, in milliseconds: once a day. */
const NOTED_MS = 24 * 60 * 60 * 1000;

/** Writes a file so that nobody reads half of it. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Reads an entry, and notes that it was used. */
async function readEntry(file: string): Promise<Buffer | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return undefined;
  try {
    const {size, mtimeMs} = await handle.stat();
    const content = Buffer.alloc(size);
    await handle.read(content);
    const now = new Date();
    if (now.getTime() - mtimeMs > NOTED_MS) await handle.utimes(now, now);
    return content;
  } catch {
    return undefined;
  } finally {
    await handle.close();
  }
}

async function compressOrRead(file: string, {pack, fits}: Compression): Promise<Buffer> {
  const known = await readEntry(file);
  if (known && (await fits(known))) return known;
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
  let made: Promise<unknown> | undefined;
  const entryOf = ({content, way}: Compression) =>
    path.join(folder, createHash('sha256').update(`${versions} ${way} `).update(content).digest('hex'));
  const compress = async (compression: Compression): Promise<Buffer> => {
    await (made ??= mkdir(folder, {recursive: true}));
    const entry = entryOf(compression);
    const running = pending.get(entry);
    if (running) return running;
    const result = compressOrRead(entry, compression).finally(() => pending.delete(entry));
    pending.set(entry, result);
    return result;
  };
  return {
    compress,
    async warm(compression) {
      if (!existsSync(entryOf(compression))) await compress(compression);
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
