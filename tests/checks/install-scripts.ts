import type {Check, Problem} from './check';
import {readText, readTextIfAny} from './lib/files';
import {isRecord} from '../../src/lib/isRecord';

const SETTINGS = '.npmrc';
const MANIFEST = 'package.json';
const LOCKFILE = 'package-lock.json';

/** A member of a JSON file that must hold an object with named fields. */
async function memberOf(root: string, file: string, member: string): Promise<Record<string, unknown>> {
  const json: unknown = JSON.parse(await readText(root, file));
  const value = isRecord(json) ? json[member] : undefined;
  if (!isRecord(value)) throw new Error(`${file}: "${member}" must be an object.`);
  return value;
}

/** Names of the packages of a lockfile that bring scripts of their own for the installation. */
function withScripts(packages: Record<string, unknown>): Set<string> {
  const found = Object.entries(packages).filter(([, entry]) => isRecord(entry) && entry.hasInstallScript === true);
  // An alias is installed below the name it was given, with its real name beside it.
  return new Set(
    found.map(([place, entry]) =>
      isRecord(entry) && typeof entry.name === 'string' ? entry.name : place.replace(/^.*node_modules\//, ''),
    ),
  );
}

/**
 * An installation runs no code of packages. `ignore-scripts` in .npmrc sees to it in npm 10, which knows nothing
 * else, and in npm 11; `allowScripts` in package.json is the list of scripts that somebody has looked at. Without the
 * list, a new package that does need its script would break at a place that does not name it.
 */
export const installScripts: Check = {
  name: 'install-scripts',
  reads: 'sources',
  purpose: 'an installation runs no scripts of packages, and each package that has one was looked at',
  async run(root) {
    const reviewed = await memberOf(root, MANIFEST, 'allowScripts');
    const packages = await memberOf(root, LOCKFILE, 'packages');
    const scripted = withScripts(packages);
    const problems: Problem[] = [];
    if (!/^ignore-scripts\s*=\s*true\s*$/m.test((await readTextIfAny(root, SETTINGS)) ?? '')) {
      problems.push({file: SETTINGS, message: 'must hold the line "ignore-scripts=true"'});
    }
    for (const name of scripted) {
      if (reviewed[name] === false) continue;
      const message = Object.hasOwn(reviewed, name)
        ? `"allowScripts" must say false for "${name}": ${SETTINGS} switches every script off`
        : `"${name}" has an install script: see that the site builds without it, then add "${name}": false to "allowScripts"`;
      problems.push({file: MANIFEST, message});
    }
    for (const name of Object.keys(reviewed)) {
      if (scripted.has(name)) continue;
      problems.push({
        file: MANIFEST,
        message: `"allowScripts" names "${name}", which has no install script; remove it`,
      });
    }
    return {problems, looked: Object.keys(packages).length};
  },
};
