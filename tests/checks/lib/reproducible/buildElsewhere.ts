import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {copyFile, cp, realpath} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {linkTree} from '../../../support/linkTree';
import {listFiles} from '../files';

const run = promisify(execFile);

/** What a build neither reads nor should find: results of earlier runs. Packages are linked, history stays in place. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'deploy-output',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** The first build ran with the settings of this machine; the second has others for all that must not matter. */
const OTHER_SETTINGS = {
  // UTC+14, the easternmost of the tz database: dates and days of the week shift against most machines.
  TZ: 'Pacific/Kiritimati',
  // Turkish sorts and capitalizes i, ı, ç and ö in its own way, so a comparison by the machine's locale shows.
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};

/** Lines of a failed build worth repeating. */
const LAST_LINES = 40;

/** The history that dates of pages come from, read in place; nothing where the sources are no checkout. */
async function history(root: string, copy: string): Promise<Record<string, string>> {
  try {
    const {stdout} = await run('git', ['rev-parse', '--absolute-git-dir'], {cwd: root});
    return {GIT_DIR: stdout.trim(), GIT_WORK_TREE: copy};
  } catch {
    return {};
  }
}

/**
 * Copies the compressed twins of one build to another. Those of files that are the same there are kept: to compress
 * them again takes as long as building them, and would show nothing but that zlib and brotli are deterministic.
 */
async function lendTwins(from: string, to: string): Promise<void> {
  for (const file of await listFiles(from, '.'))
    if (/\.(?:br|gz)$/.test(file)) await copyFile(path.join(from, file), path.join(to, file)).catch(() => undefined);
}

/**
 * Runs a command of npm in the copy: in another time zone and language, on another day, without caches. Settings of
 * the site, such as SITE_URL, stay.
 *
 * @throws Error with the end of the output when the command fails.
 */
async function runElsewhere(root: string, copy: string, args: readonly string[]): Promise<void> {
  // As an address, because blanks would part the options.
  const anotherDay = new URL('anotherDay.mjs', import.meta.url).href;
  try {
    await run('npm', args, {
      cwd: copy,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        ...OTHER_SETTINGS,
        ...(await history(root, copy)),
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${anotherDay}`.trim(),
      },
    });
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    const end = `${stdout}${stderr}`.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
    throw new Error(`The second build failed:\n${end}`, {cause: error});
  }
}

/**
 * Builds the pages of a project a second time, in another folder. Needs no first build.
 *
 * @param root folder of the project.
 * @param into an empty folder; the pages are in its `build`.
 * @throws Error with the end of the output when the build fails.
 */
export async function buildPagesElsewhere(root: string, into: string): Promise<void> {
  const copy = await realpath(into);
  await cp(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.has(path.relative(root, source)),
  });
  await linkTree(await realpath(path.join(root, 'node_modules')), path.join(copy, 'node_modules'));
  await runElsewhere(root, copy, ['exec', '--', 'docusaurus', 'build']);
}

/**
 * Builds a project a second time: its pages, unless the folder has them already, and the files for servers.
 *
 * @param root folder of the project, with its first build.
 * @param into an empty folder, or the one of `buildPagesElsewhere`; the result is in its `build` and `deploy-output`.
 * @throws Error with the end of the output when the build fails.
 */
export async function buildElsewhere(root: string, into: string): Promise<void> {
  const copy = await realpath(into);
  if (!existsSync(path.join(copy, 'build'))) await buildPagesElsewhere(root, copy);
  await lendTwins(path.join(root, 'build'), path.join(copy, 'build'));
  await runElsewhere(root, copy, ['run', '--silent', 'deploy:files']);
}
