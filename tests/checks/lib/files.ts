import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** Whether an error of the file system says that there is no such file. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/**
 * All files below a folder.
 *
 * @returns paths relative to `root`, with forward slashes, sorted; none when the folder is missing.
 */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(path.join(root, folder), {recursive: true, withFileTypes: true});
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Text of a file of the project. */
export function readText(root: string, file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8');
}

/** Text of a file of the project, or undefined when there is no such file. */
export async function readTextIfAny(root: string, file: string): Promise<string | undefined> {
  try {
    return await readText(root, file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
