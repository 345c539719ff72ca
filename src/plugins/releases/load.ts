import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseReleases, RELEASES_FILE, type Release} from './data';

/**
 * The releases of the project, the newest first.
 *
 * @param siteDir folder of the project.
 * @param docsIds ids of the documentation versions that exist.
 * @throws Error when the file is missing, or naming each fault in it.
 */
export function loadReleases(siteDir: string, docsIds: Iterable<string>): Release[] {
  const path = join(siteDir, RELEASES_FILE);
  if (!existsSync(path)) throw new Error(`${RELEASES_FILE} is missing.`);
  return parseReleases(readFileSync(path, 'utf8'), [...docsIds]);
}
