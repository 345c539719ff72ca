import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {outcomeSchema, type Outcome} from './judge';

/** Where outcomes are kept, below the folder of the project. */
export const CACHE = 'node_modules/.cache/external-links.json';

/** Milliseconds that an outcome holds: a week. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

const schema = z.record(z.string(), z.object({asked: z.number(), outcome: outcomeSchema}));

/** Outcomes of earlier runs. What may pass by itself is not kept: it is requested again. */
export interface LinkCache {
  get: (address: string) => Outcome | undefined;
  put: (address: string, outcome: Outcome) => Promise<void>;
}

async function read(file: string): Promise<z.infer<typeof schema>> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Missing, or of another version of this program: everything is requested again.
    return {};
  }
}

/**
 * A cache in a file, which it makes. The file is whole at any moment, so that a run that was interrupted goes on.
 *
 * @param now milliseconds since 1970.
 * @param fresh forgets what earlier runs found.
 */
export async function fileCache(file: string, now: () => number, fresh = false): Promise<LinkCache> {
  const known = Object.entries(fresh ? {} : await read(file));
  const entries = new Map(known.filter(([, {asked}]) => asked <= now() && now() - asked < WEEK));
  let written: Promise<void> = Promise.resolve();
  const write = async () => {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(entries)));
    await rename(`${file}.new`, file);
  };
  return {
    get: (address) => entries.get(address)?.outcome,
    put: (address, outcome) => {
      if ('passing' in outcome && outcome.passing) return Promise.resolve();
      entries.set(address, {asked: now(), outcome});
      written = written.then(write);
      return written;
    },
  };
}
