import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Check} from './check';
import {OPERATOR_FOLDER} from '../../deploy/build';
import {inBuild, onBuild} from './lib/build';
import {listFiles} from './lib/files';
import {ALLOWED_DIFFERENCES, type AllowedDifference} from './lib/reproducible/allowed';
import {buildElsewhere} from './lib/reproducible/buildElsewhere';
import {firstDifference, judge, unshared, type Difference} from './lib/reproducible/compare';

/** Variable with a folder where `tests/support/buildElsewhere.ts` built the pages already. The check removes it. */
const ELSEWHERE = 'BUILT_ELSEWHERE';

/** Files of operators, by their paths relative to the build. */
async function operatorFiles(root: string): Promise<string[]> {
  const files = await listFiles(root, inBuild(OPERATOR_FOLDER));
  return files.map((file) => `../${file}`);
}

/**
 * A check that builds the sources once more and compares.
 *
 * @param buildAgain builds the project in a folder into `build` and `deploy-output` below another, empty one.
 */
export function reproducibleBy(
  buildAgain: (root: string, into: string) => Promise<void>,
  allowed: readonly AllowedDifference[],
): Check {
  return {
    name: 'reproducible',
    reads: 'build',
    onDemand: true,
    purpose: 'a second build elsewhere, on another day and in another language gives the same bytes',
    run: onBuild(async ({root, files: site}) => {
      const files = new Set([...site, ...(await operatorFiles(root))]);
      const elsewhere = process.env[ELSEWHERE] ?? (await mkdtemp(path.join(tmpdir(), 'built-again-')));
      try {
        await buildAgain(root, elsewhere);
        const again = new Set([
          ...(await listFiles(path.join(elsewhere, 'build'), '.')),
          ...(await operatorFiles(elsewhere)),
        ]);
        const differences: Difference[] = unshared(files, again);
        for (const file of files) {
          if (!again.has(file)) continue;
          const one = await readFile(path.join(root, inBuild(file)));
          const other = await readFile(path.join(elsewhere, inBuild(file)));
          if (!one.equals(other)) differences.push({file, message: `differs ${firstDifference(one, other)}`});
        }
        const {problems, notes} = judge(differences, allowed);
        if (problems.length > 0)
          notes.push(
            'the files of build/ must come from these sources and settings, without a cache of another commit: ' +
              'run "DOCUSAURUS_NO_PERSISTENT_CACHE=true npm run build" before',
          );
        return {problems, looked: files.size, notes};
      } finally {
        await rm(elsewhere, {recursive: true, force: true});
      }
    }),
  };
}

/** Builds of the same sources are the same, so that anybody can tell that a deployed site is what its sources say. */
export const reproducible = reproducibleBy(buildElsewhere, ALLOWED_DIFFERENCES);
