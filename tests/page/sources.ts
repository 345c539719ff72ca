import {cp, mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LABELS} from '../checks/lib/labelData';
import type {PagePair} from '../checks/lib/onePage';

/** Files and folders that checks of sources read besides the pages. */
const SHARED = ['versions.json', 'blog/authors.yml', LABELS];

/** Runs a check of sources on a project that has this page alone. */
export async function withPage<Result>(
  root: string,
  {en, zh}: PagePair,
  run: (copy: string) => Promise<Result>,
): Promise<Result> {
  const copy = await mkdtemp(path.join(tmpdir(), 'page-'));
  try {
    for (const file of [...SHARED, en.file, zh.file]) {
      await mkdir(path.dirname(path.join(copy, file)), {recursive: true});
      await cp(path.join(root, file), path.join(copy, file), {recursive: true});
    }
    return await run(copy);
  } finally {
    await rm(copy, {recursive: true, force: true});
  }
}
