import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {inBuild} from './build';

const compress = promisify(brotliCompress);

/** Formats that servers send compressed; images other than SVG are so already. */
const TEXT = /\.(?:html|js|css|svg|json|xml|txt)$/;

/** Budgets are measured at the best quality. */
const BEST = 11;
/** Thirty times faster and a little larger, so a bound from above. */
const FAST = 5;

/** Bytes of files of the build as they go over the wire. Each file is weighed once in a run. */
export class Weights {
  private readonly best = new Map<string, Promise<number>>();
  private readonly fast = new Map<string, Promise<number>>();

  constructor(private readonly root: string) {}

  /** Bytes after brotli at quality 11. */
  exact(file: string): Promise<number> {
    return this.weigh(this.best, file, BEST);
  }

  /** At least as much as `exact`, and quick to have. */
  bound(file: string): Promise<number> {
    return this.best.get(file) ?? this.weigh(this.fast, file, FAST);
  }

  /** Bytes as the file lies there. */
  async raw(file: string): Promise<number> {
    return (await stat(path.join(this.root, inBuild(file)))).size;
  }

  private weigh(known: Map<string, Promise<number>>, file: string, quality: number): Promise<number> {
    const weight = known.get(file) ?? this.measure(file, quality);
    known.set(file, weight);
    return weight;
  }

  private async measure(file: string, quality: number): Promise<number> {
    const content = await readFile(path.join(this.root, inBuild(file)));
    if (!TEXT.test(file)) return content.length;
    // What servers send is compressed at that quality already; `check:deploy` compares it with the file.
    const twin = quality === BEST ? await stat(path.join(this.root, inBuild(`${file}.br`))).catch(() => null) : null;
    if (twin) return twin.size;
    const params = {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length};
    return (await compress(content, {params})).length;
  }
}

/** A page and the files that count against one of its budgets. */
export interface Load {
  /** File of the page. */
  page: string;
  parts: readonly string[];
}

export interface Weighed {
  page: string;
  /** Bytes. */
  size: number;
}

const sum = async (sizes: Promise<number>[]) => (await Promise.all(sizes)).reduce((total, size) => total + size, 0);

/**
 * The heaviest page, and every page above a limit. Pages are weighed from the heaviest bound down, and only as
 * far as one of them could still be the heaviest or above the limit.
 */
export async function heaviest(
  loads: readonly Load[],
  limit: number,
  weights: Weights,
): Promise<{worst?: Weighed; over: Weighed[]}> {
  const uses = new Map<string, number>();
  for (const part of loads.flatMap(({parts}) => parts)) uses.set(part, (uses.get(part) ?? 0) + 1);
  const bounded: {load: Load; bound: number}[] = [];
  for (const load of loads) {
    const bound = await sum(
      load.parts.map((part) => ((uses.get(part) ?? 0) > 1 ? weights.exact(part) : weights.bound(part))),
    );
    bounded.push({load, bound});
  }
  bounded.sort((a, b) => b.bound - a.bound);

  let worst: Weighed | undefined;
  const over: Weighed[] = [];
  for (const {load, bound} of bounded) {
    if (worst && bound <= worst.size && bound <= limit) break;
    const size = await sum(load.parts.map((part) => weights.exact(part)));
    const weighed = {page: load.page, size};
    if (size > (worst?.size ?? -1)) worst = weighed;
    if (size > limit) over.push(weighed);
  }
  return {worst, over: over.sort((a, b) => b.size - a.size)};
}
