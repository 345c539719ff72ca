import {spawn} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Builds the index of one language. */
const SCRIPT = 'scripts/search-index.ts';

/** Lets the build end with an error. */
function fail(locale: string, reason: string): void {
  console.error(`[ERROR] There is no search index for "${locale}": ${reason}.`);
  process.exitCode = 1;
}

/**
 * Builds the index of the embedded search from the pages of each language, in a process of its own: the next language
 * need not wait for it. The build ends when the last index is there, and fails when one cannot be built.
 */
export default function searchIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'search-index',
    postBuild({outDir, i18n: {currentLocale}}) {
      const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, outDir, currentLocale], {
        cwd: siteDir,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child.on('error', (error) => fail(currentLocale, error.message));
      child.on('exit', (code, signal) => {
        if (code !== 0) fail(currentLocale, `${SCRIPT} ended with ${signal ?? code}`);
      });
      process.on('exit', () => child.kill());
    },
  };
}
