import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {LOCALES} from '../../src/config/locale';
import {toRecords, type SearchRecord} from './records';

/** Pages between two lines of progress. */
const STEP = 200;

export interface BuildRecords {
  records: SearchRecord[];
  /** HTML files that were read. */
  files: number;
  /** Those that have records. */
  pages: number;
}

/**
 * Makes the records of a finished build.
 *
 * @param folder what `npm run build` filled.
 * @param report takes lines of progress.
 * @throws Error when there is no build, when it lacks a language, or when two records have one id.
 */
export async function readBuild(folder: string, report: (line: string) => void): Promise<BuildRecords> {
  const files = await htmlFiles(folder);
  const result: BuildRecords = {records: [], files: files.length, pages: 0};
  for (const [place, file] of files.entries()) {
    const records = toRecords(await readFile(path.join(folder, file), 'utf8'));
    result.records.push(...records);
    if (records.length > 0) result.pages += 1;
    if ((place + 1) % STEP === 0) report(`Read ${place + 1} of ${files.length} files.`);
  }
  assertComplete(result.records, folder);
  return result;
}

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true}).catch(() => []);
  const files = entries.filter((file) => file.endsWith('.html')).sort();
  if (files.length === 0) throw new Error(`There is no build in "${folder}". Run "npm run build" first.`);
  return files;
}

function assertComplete(records: readonly SearchRecord[], folder: string): void {
  const missing = LOCALES.filter((locale) => !records.some(({language}) => language === locale));
  if (missing.length > 0) {
    const names = missing.join(', ');
    throw new Error(`The build in "${folder}" has no pages in: ${names}. Run "npm run build" without --locale.`);
  }
  const ids = new Set<string>();
  for (const {objectID, url} of records) {
    if (ids.has(objectID)) throw new Error(`Two records have the id "${objectID}"; the second stands for ${url}.`);
    ids.add(objectID);
  }
}
