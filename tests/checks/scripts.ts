import vm from 'node:vm';
import type {Check, Problem} from './check';
import {inBuild, onBuild} from './lib/build';
import {readText} from './lib/files';

/**
 * Every script of the build can be parsed. The minimizer has broken scripts, and a script that loads late breaks only
 * the pages that need it.
 */
export const scripts: Check = {
  name: 'scripts',
  reads: 'build',
  purpose: 'no script of the build has a syntax error',
  run: onBuild(async (build) => {
    const problems: Problem[] = [];
    const files = [...build.files].filter((file) => file.endsWith('.js'));
    for (const file of files) {
      try {
        new vm.Script(await readText(build.root, inBuild(file)));
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        const message = `has a syntax error: ${error.message}. Find out what the bundler or its minimizer changed`;
        problems.push({file: inBuild(file), message});
      }
    }
    return {problems, looked: files.length};
  }),
};
