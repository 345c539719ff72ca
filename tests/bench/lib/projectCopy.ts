import {execFile} from 'node:child_process';
import {cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Locale} from '../../../src/config/locale';
import {linkTree} from '../../support/linkTree';
import {syntheticPages} from './syntheticPages';
import {vocabularyOf, type Vocabulary} from './vocabulary';

const run = promisify(execFile);

/** Any number; another one makes other pages. */
const SEED = 20_261_122;

/** Folder of the Chinese documentation. */
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs';

/** Copies the sources of a project, with links to its packages but without caches, to a temporary folder. */
export async function copyProject(root: string): Promise<string> {
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'synthetic-site-')));
  const {stdout} = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(path.join(root, file), path.join(copy, file), {verbatimSymlinks: true}).catch((error: unknown) => {
      // Git also lists files that were deleted and not committed.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
  await linkTree(await realpath(path.join(root, 'node_modules')), path.join(copy, 'node_modules'));
  return copy;
}

/** Makes the copy a repository of one commit, which the dates of pages come from. */
export async function commitAll(copy: string): Promise<void> {
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], {cwd: copy});
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Synthetic pages');
}

async function markdownBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true});
  const names = entries.filter((name) => /\.mdx?$/.test(name)).sort();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

async function readJson(file: string, missing: unknown): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return missing;
    throw error;
  }
}

async function write(file: string, content: unknown): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Adds made-up pages in both languages to a version of the documentation of a copy; makes the version where there is
 * none.
 *
 * @returns paths of the pages below `/docs/<version>/`.
 */
export async function addPages(copy: string, version: string, count: number): Promise<string[]> {
  const at = (...parts: string[]) => path.join(copy, ...parts);
  const vocabularies: Record<Locale, Vocabulary> = {
    en: vocabularyOf(await markdownBelow(at('docs')), 'en'),
    zh: vocabularyOf(await markdownBelow(at(CHINESE, 'current')), 'zh'),
  };
  const {pages, sidebar, labels} = syntheticPages(count, SEED, vocabularies);
  for (const {id, source} of pages) {
    await write(at('versioned_docs', `version-${version}`, `${id}.md`), source.en);
    await write(at(CHINESE, `version-${version}`, `${id}.md`), source.zh);
  }

  const versions = (await readJson(at('versions.json'), [])) as string[];
  if (!versions.includes(version)) await write(at('versions.json'), [...versions, version]);

  const sidebarFile = at('versioned_sidebars', `version-${version}-sidebars.json`);
  const sidebars = (await readJson(sidebarFile, {})) as Record<string, unknown[]>;
  await write(sidebarFile, {...sidebars, docs: [...(sidebars.docs ?? []), ...sidebar]});

  const labelFile = at(CHINESE, `version-${version}.json`);
  const messages = [...labels].map(([label, message]) => [`sidebar.docs.category.${label}`, {message}]);
  await write(labelFile, {...((await readJson(labelFile, {})) as object), ...Object.fromEntries(messages)});
  return pages.map(({id}) => id);
}

export function removeCopy(copy: string): Promise<void> {
  return rm(copy, {recursive: true, force: true});
}
