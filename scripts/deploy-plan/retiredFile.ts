import {readFile, rename, writeFile} from 'node:fs/promises';
import {formatRetired, parseRetired, type Retired} from '../../deploy/retired';

/**
 * Reads the list of retired assets that the plan before wrote.
 *
 * @returns an empty list when there is no file: this is the first plan that counts.
 * @throws Error that names file and field when it is malformed.
 */
export async function readRetired(file: string, today: string): Promise<Retired> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
  return parseRetired(text, file, today);
}

/** Writes the list for the next plan; the file is whole at any moment. */
export async function writeRetired(file: string, retired: Retired): Promise<void> {
  await writeFile(`${file}.new`, formatRetired(retired));
  await rename(`${file}.new`, file);
}
