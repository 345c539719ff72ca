import {cp, mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {PagePair} from '../checks/lib/onePage';

/** What checks of sources read besides the pages. */
const SHARED = ['versions.json', 'blog/authors.yml'];

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
      await cp(path.join(root, file), path.join(copy, file));
    }
    return await run(copy);
  } finally {
    await rm(copy, {recursive: true, force: true});
  }
}
