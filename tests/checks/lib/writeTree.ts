import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Files of a fixture: path to content; `undefined` leaves a file of a base tree out. */
export type Tree = Record<string, string | undefined>;

/**
 * Writes a small project for one test, which removes it when it ends.
 *
 * @returns the folder of the project.
 */
export async function writeTree(files: Tree): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'check-'));
  onTestFinished(() => rm(root, {recursive: true, force: true}));
  for (const [file, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const target = path.join(root, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
  return root;
}
