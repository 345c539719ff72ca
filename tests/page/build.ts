import {execFile} from 'node:child_process';
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {listFiles} from '../checks/lib/files';

const run = promisify(execFile);

/** What a build is made of. */
const FOLDERS = ['blog', 'diagrams', 'docs', 'i18n', 'src', 'static', 'versioned_docs', 'versioned_sidebars'];
const FILES = ['docusaurus.config.ts', 'package-lock.json', 'releases.yml', 'sidebars.ts', 'versions.json'];
/** The last page that a build writes, by language. */
const LAST = 'build/zh/index.html';

const LAST_LINES = 40;

/** Time of the last change of a file in ms, 0 when there is none. */
async function changed(root: string, file: string): Promise<number> {
  return stat(path.join(root, file)).then(
    ({mtimeMs}) => mtimeMs,
    () => 0,
  );
}

/** Whether build/ was made after the last change of the sources. */
export async function isFresh(root: string): Promise<boolean> {
  const lists = await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)));
  const times = await Promise.all([...FILES, ...lists.flat()].map((file) => changed(root, file)));
  return (await changed(root, LAST)) > Math.max(...times);
}

/**
 * Builds both languages. With the cache of an earlier build this takes about a minute.
 *
 * @throws Error with the end of what Docusaurus printed, when it fails: a broken link, or Markdown it cannot read.
 */
export async function build(root: string): Promise<void> {
  try {
    await run('node_modules/.bin/docusaurus', ['build'], {cwd: root, maxBuffer: 2 ** 26});
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    const end = `${stdout}\n${stderr}`.trim().split('\n').slice(-LAST_LINES).join('\n');
    throw new Error(`The build failed:\n${end}`);
  }
}
