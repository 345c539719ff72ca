import {execFile, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Repositories of the platform that the commands read. */
export const REPOSITORIES = ['rainbond', 'rainbond-console', 'rainbond-ui', 'rainbond-chart'] as const;

export type Repository = (typeof REPOSITORIES)[number];

/** Text files of one tag: path in the repository to content. */
export type Files = ReadonlyMap<string, string>;

/** Files above this size, in bytes, are generated or data. */
const LARGEST = 600_000;

const isRepository = (name: string): name is Repository => REPOSITORIES.some((known) => known === name);

/**
 * Where the clones are.
 *
 * @param folder folder that holds clones as `rainbond-ui` or `rainbond-ui.git`.
 * @param single `NAME=PATH` for clones elsewhere; they win.
 * @throws Error when a name is unknown or a path does not exist.
 */
function findClones(folder: string | undefined, single: readonly string[]): Map<Repository, string> {
  const clones = new Map<Repository, string>();
  if (folder !== undefined && !existsSync(folder))
    throw new Error(`There is no folder ${folder}. Name the folder that holds the clones.`);
  for (const name of folder === undefined ? [] : REPOSITORIES) {
    const found = [name, `${name}.git`].map((entry) => path.join(folder ?? '', entry)).find(existsSync);
    if (found !== undefined) clones.set(name, found);
  }
  for (const assignment of single) {
    const [name = '', ...rest] = assignment.split('=');
    const place = rest.join('=');
    if (!isRepository(name) || place === '')
      throw new Error(`--clone ${assignment}: write NAME=PATH with one of these names: ${REPOSITORIES.join(', ')}.`);
    if (!existsSync(place)) throw new Error(`--clone ${assignment}: there is no folder ${place}.`);
    clones.set(name, place);
  }
  return clones;
}

/** Options of the command line that say where the clones are. */
export const CLONE_OPTIONS = {clones: {type: 'string'}, clone: {type: 'string', multiple: true}} as const;

/** Where the clones are, by these options; `RAINBOND_CLONES` of the environment stands for `--clones`. */
export function clonesFrom(
  {clones, clone = []}: {clones?: string; clone?: string[]},
  folder: string | undefined = process.env.RAINBOND_CLONES,
): Map<Repository, string> {
  return findClones(clones ?? folder, clone);
}

/** Tags of the same release line as `tag`, such as those of 6.3 for v6.3.9-release. */
export function similarTags(tag: string, tags: readonly string[]): string[] {
  const line = /^v?\d+\.\d+/.exec(tag)?.[0];
  return line === undefined ? [] : tags.filter((candidate) => candidate.startsWith(line));
}

async function requireTag(clone: string, tag: string): Promise<void> {
  const {stdout} = await run('git', ['-C', clone, 'tag', '--list']);
  const tags = stdout.split('\n').filter(Boolean);
  if (tags.includes(tag)) return;
  const similar = similarTags(tag, tags);
  const advice = similar.length > 0 ? `It has ${similar.join(', ')}.` : 'It has none of that release line.';
  throw new Error(`The clone ${clone} has no tag ${tag}. ${advice} Run git fetch --tags there, or name another tag.`);
}

/** Reads objects by one process of `git cat-file`. */
function readObjects(clone: string, ids: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['-C', clone, 'cat-file', '--batch'], {stdio: ['pipe', 'pipe', 'inherit']});
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`git cat-file in ${clone} ended with code ${code}.`));
      try {
        resolve(splitObjects(Buffer.concat(chunks)));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    child.stdin.end(ids.map((id) => `${id}\n`).join(''));
  });
}

/**
 * Contents out of the output of `git cat-file --batch`.
 *
 * @throws Error when an object is missing in the clone.
 */
export function splitObjects(output: Buffer): string[] {
  const contents: string[] = [];
  for (let at = 0; at < output.length;) {
    const end = output.indexOf('\n', at);
    const [id = '', type = '', size = ''] = output.toString('utf8', at, end).split(' ');
    if (type === 'missing') throw new Error(`The clone lacks the object ${id}: fetch it completely.`);
    contents.push(output.toString('utf8', end + 1, end + 1 + Number(size)));
    at = end + 2 + Number(size);
  }
  return contents;
}

/**
 * Reads files of a clone at a tag, from a working clone or a bare one. It does not touch the work tree.
 *
 * @param wanted which paths to read.
 * @throws Error when the clone does not have the tag.
 */
export async function readTag(clone: string, tag: string, wanted: (file: string) => boolean): Promise<Files> {
  await requireTag(clone, tag);
  const listing = ['-C', clone, 'ls-tree', '-r', '-z', '--long', '--full-tree', `refs/tags/${tag}`];
  const {stdout} = await run('git', listing, {maxBuffer: 2 ** 26});
  const entries = stdout.split('\0').flatMap((entry) => {
    const [, id, size, file] = /^\d+ blob (\S+)\s+(\d+)\t(.*)$/s.exec(entry) ?? [];
    return id !== undefined && file !== undefined && Number(size) <= LARGEST && wanted(file) ? [{id, file}] : [];
  });
  const contents = await readObjects(
    clone,
    entries.map(({id}) => id),
  );
  return new Map(entries.map(({file}, index) => [file, contents[index] ?? '']));
}
