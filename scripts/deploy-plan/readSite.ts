import {createHash} from 'node:crypto';
import {readdir, readFile, realpath, stat} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {OPERATOR_FOLDER} from '../../deploy/build';
import {filesOf} from '../../deploy/ownFiles';
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
  const odd = names.find((name) => /\p{Cc}/u.test(name));
  if (odd !== undefined) {
    throw new Error(
      `${folder}: ${JSON.stringify(odd)} has a control character in its name. Rename or delete the file.`,
    );
  }
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

const manifestSchema = z.array(z.object({path: z.string(), encodings: z.record(z.string(), z.string())}));

/**
 * Files that the last build brought, by its manifest; `undefined` when there is none.
 *
 * @param file manifest of the last build; without it, the one in `deploy-output` beside the old site.
 * @throws Error when a given file is missing, or when it is no manifest.
 */
export async function readOwnFiles(old: string, file?: string): Promise<Set<string> | undefined> {
  const place = file ?? path.join(old, OPERATOR_FOLDER, 'manifest.json');
  const text = await readFile(place, 'utf8').catch(() => undefined);
  if (text === undefined) {
    if (file !== undefined)
      throw new Error(`${file}: there is no such file. Name the manifest.json of the last build.`);
    return undefined;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${place} is no JSON. Name the manifest.json of the last build.`, {cause});
  }
  const result = manifestSchema.safeParse(json);
  if (result.success) return filesOf(result.data);
  throw new Error(`${place} is no manifest of a build: ${z.prettifyError(result.error)}`);
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
