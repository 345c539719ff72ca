import {createHash} from 'node:crypto';
import {readdir, readFile, realpath, stat} from 'node:fs/promises';
import path from 'node:path';
import type {Listing} from '../../deploy/plan';

/**
 * Lists the files of a site with the hashes of their contents.
 *
 * @throws Error that names the folder when it is missing or holds no site.
 */
async function readSite(folder: string): Promise<Listing> {
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(`${folder}: there is no such folder.`);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  if (!names.includes('index.html')) {
    throw new Error(`${folder}: there is no index.html, so this is no site. Name the folder that holds it.`);
  }
  const listing = new Map<string, string>();
  for (const name of names) {
    const content = await readFile(path.join(folder, name));
    listing.set(name, createHash('sha256').update(content).digest('hex'));
  }
  return listing;
}

/**
 * Reads what the server has and what was built.
 *
 * @throws Error when both are one folder, or when one of them holds no site.
 */
export async function readSites(old: string, next: string): Promise<{old: Listing; new: Listing}> {
  const sites = {old: await readSite(old), new: await readSite(next)};
  if ((await realpath(old)) === (await realpath(next))) {
    throw new Error(`${old} and ${next} are the same folder. Name what the server has, then what was built.`);
  }
  return sites;
}
