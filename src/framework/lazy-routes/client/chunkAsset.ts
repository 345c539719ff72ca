import registry from '@generated/registry';

/** What the runtime of the bundler offers to modules; see "Module Variables" in the documentation of webpack. */
interface BundlerRequire {
  /** Loads a chunk. */
  e: (chunk: string | number) => Promise<unknown>;
  /** Public path. */
  p: string;
  /** File of a chunk, below the public path. */
  u: (chunk: string | number) => string;
  /** Docusaurus: address of the script of a chunk. */
  gca: (name: string) => string | undefined;
}

declare const __webpack_require__: BundlerRequire;

/** Chunks that an import requests. Nothing is loaded. */
function chunksOf(load: () => unknown): (string | number)[] {
  const chunks: (string | number)[] = [];
  const original = __webpack_require__.e;
  __webpack_require__.e = (chunk) => {
    chunks.push(chunk);
    return new Promise(() => {});
  };
  try {
    load();
  } finally {
    __webpack_require__.e = original;
  }
  return chunks;
}

/**
 * Takes the place of a function that Docusaurus adds to the runtime, with a list of the names of all chunks. It is
 * called for what visible links lead to, and the registry knows that already.
 */
export function installChunkAsset(): void {
  __webpack_require__.gca = (name) => {
    const load = registry[name]?.[0];
    const [chunk] = load ? chunksOf(load) : [];
    return chunk === undefined ? undefined : __webpack_require__.p + __webpack_require__.u(chunk);
  };
}
