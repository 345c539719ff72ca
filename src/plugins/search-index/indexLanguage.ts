import {readdir, readFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {FOLDER} from '../../features/search/embedded/format';
import {LOCALES, type Locale} from '../../config/locale';
import {docsVersions} from '../../config/versions';
import {buildIndex, type IndexFile} from './buildIndex';
import {readPage, type IndexedPage} from './readPage';

/** Reads the searchable pages of a built language; folders of other languages in it are left out. */
export async function readBuild(outDir: string, otherLocales: readonly string[]): Promise<IndexedPage[]> {
  const entries = await readdir(outDir, {recursive: true});
  const names = entries
    .map((entry) => entry.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !otherLocales.some((locale) => name.startsWith(`${locale}/`)));
  const pages = await Promise.all(
    names.map(async (name) =>
      readPage(await readFile(path.join(outDir, name), 'utf8'), name.replace(/(?:^|\/)index\.html$|\.html$/, '')),
    ),
  );
  return pages.filter((page) => page !== undefined);
}

/** Writes the files of an index below the folder of a built language. */
async function writeIndex(outDir: string, files: readonly IndexFile[]): Promise<void> {
  for (const {name, content} of files) {
    const file = path.join(outDir, FOLDER, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

/** Versions of the documentation, the current one first. */
export const SEARCHED_VERSIONS: readonly string[] = Object.keys(docsVersions ?? {});

/**
 * Reads a built language and writes its index.
 *
 * @param outDir folder of the built language.
 */
export async function indexLanguage(outDir: string, locale: Locale): Promise<void> {
  const others = LOCALES.filter((other) => other !== locale);
  await writeIndex(outDir, buildIndex(await readBuild(outDir, others), SEARCHED_VERSIONS, locale));
}
