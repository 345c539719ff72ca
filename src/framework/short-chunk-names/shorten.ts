/** Digits of a hash while the bundler works: too many to occur in a file by chance. */
const LONG = 16;
/** Digits of a hash in the end. Each chunk has an id besides, so that only its own versions must differ. */
const SHORT = 6;

/** Name of the file of a chunk, as the bundler makes it. Without the name of the chunk, the runtime lists no names. */
export const CHUNK_FILENAME = `assets/js/[id].[contenthash:${LONG}].js`;

const CHUNK = new RegExp(`^(assets/js/\\d+\\.)([0-9a-f]{${LONG}})(\\.js)$`);

interface Shortened {
  /** New names of files by their old ones. */
  renamed: ReadonlyMap<string, string>;
  /** Texts of the runtimes with the new names, by the name of their file. */
  scripts: ReadonlyMap<string, string>;
}

/**
 * Shortens the hashes in the names of chunks.
 *
 * @param names of all files of a bundle.
 * @param runtimes scripts that list the hashes, by the name of their file.
 * @throws Error when there are no such names, when a runtime keeps a long one, or when none lists a chunk.
 */
export function shorten(names: readonly string[], runtimes: ReadonlyMap<string, string>): Shortened {
  const renamed = new Map<string, string>();
  const hashes = new Map<string, string>();
  for (const name of names) {
    const [, start = '', hash = '', end = ''] = CHUNK.exec(name) ?? [];
    if (!hash) continue;
    const short = hash.slice(0, SHORT);
    hashes.set(hash, short);
    renamed.set(name, start + short + end);
  }
  const listed = new Set<string>();
  const scripts = new Map(
    [...runtimes].map(([name, text]) => [
      name,
      text.replace(new RegExp(`"([0-9a-f]{${LONG}})"`, 'g'), (quoted: string, hash: string) => {
        const short = hashes.get(hash);
        if (short === undefined) return quoted;
        listed.add(hash);
        return `"${short}"`;
      }),
    ]),
  );
  const problem =
    (renamed.size === 0 && `no chunk is named like ${CHUNK_FILENAME}`) ||
    (listed.size === 0 && 'no runtime lists the hashes of the chunks') ||
    ([...scripts.values()].some((text) => [...hashes.keys()].some((hash) => text.includes(hash))) &&
      'a runtime lists hashes in another form');
  if (problem) {
    throw new Error(
      `src/framework/short-chunk-names: ${problem}. The bundler has probably changed; src/framework/README.md says what is lost without it.`,
    );
  }
  return {renamed, scripts};
}
