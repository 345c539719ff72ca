import {createHash} from 'node:crypto';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {isRecord} from '../../../../src/lib/isRecord';
import {listFiles, readText, readTextIfAny} from '../files';

const FOLDER = 'node_modules/.cache/translations';
const FILE = `${FOLDER}/sections.json`;

/** Where the code is that divides texts into sections. Any change to it, or to a package, makes the cache void. */
const READERS = ['tests/checks/lib', 'src/plugins/openapi'];
const PACKAGES = 'package-lock.json';

const sha = (...texts: string[]) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

/** Remembers what was made of a text, because parsing all pages takes several seconds. */
export interface Cache {
  /** What `compute` makes of these texts, which together with `kind` must determine it. */
  get: <Value>(kind: string, texts: readonly string[], compute: () => Value) => Value;
  /** Keeps what this run used, for the next one. */
  save: () => Promise<void>;
}

/** Computes everything again: for projects without packages, as fixtures are. */
const NO_CACHE: Cache = {get: (_kind, _texts, compute) => compute(), save: () => Promise.resolve()};

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(text ?? '{}');
    return isRecord(content) ? content : {};
  } catch {
    return {};
  }
}

/** Opens the cache of a project. */
export async function openCache(root: string): Promise<Cache> {
  const lock = await readTextIfAny(root, PACKAGES);
  if (lock === undefined) return NO_CACHE;
  const readers = (await Promise.all(READERS.map((folder) => listFiles(root, folder)))).flat();
  const version = sha(lock, ...(await Promise.all(readers.map((file) => readText(root, file)))));
  const stored = parse(await readTextIfAny(root, FILE));
  const known = isRecord(stored.values) && stored.version === version ? stored.values : {};
  const used: Record<string, unknown> = {};
  return {
    get: <Value>(kind: string, texts: readonly string[], compute: () => Value) => {
      const key = sha(kind, ...texts);
      // The version stands for the code that wrote the value, so that it has the type that this code expects.
      used[key] ??= known[key] ?? compute();
      return used[key] as Value;
    },
    save: async () => {
      await mkdir(path.join(root, FOLDER), {recursive: true});
      const temporary = path.join(root, `${FILE}.${process.pid}`);
      await writeFile(temporary, JSON.stringify({version, values: used}));
      await rename(temporary, path.join(root, FILE));
    },
  };
}
