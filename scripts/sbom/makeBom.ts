import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {stableBom, type Bom} from './stable';

const ARGUMENTS = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];

function npmSbom(root: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('npm', ARGUMENTS, {cwd: root, maxBuffer: 2 ** 28}, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const said = stderr.split('\n').filter((line) => line.startsWith('npm error') && !line.includes('complete log'));
      reject(
        new Error(
          `npm sbom failed. If package-lock.json does not fit package.json, run "npm install" first.\n${said.join('\n')}`,
          {cause: error},
        ),
      );
    });
  });
}

/**
 * Makes the bill of materials of a project from its lockfile; it needs neither network nor installed packages.
 *
 * @param root folder of package.json and package-lock.json.
 * @param all whether packages that only developers use belong to it.
 * @throws Error with what npm said when lockfile and package.json do not fit.
 */
export async function makeBom(root: string, all: boolean): Promise<Bom> {
  const lockfile = await readFile(path.join(root, 'package-lock.json'), 'utf8');
  return stableBom(await npmSbom(root), lockfile, all);
}
