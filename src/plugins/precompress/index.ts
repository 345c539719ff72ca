import {spawn} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Compresses the files of one language. */
const SCRIPT = 'scripts/precompress.ts';

/**
 * Once a language has its pages, starts to compress its files for the cache of `npm run deploy:files`, with what the
 * search index and the next language leave of the processor. It writes nothing into the build, so nothing depends on
 * how far it gets.
 */
export default function precompress({siteDir}: LoadContext): Plugin {
  return {
    name: 'precompress',
    postBuild({outDir}) {
      // Who wants no caches would not use the results.
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE === 'true') return;
      const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, outDir], {cwd: siteDir, stdio: 'ignore'});
      // Without it the build takes its ordinary course.
      child.on('error', () => undefined);
      // At once: threads get the priority that the process has when it starts them.
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      child.unref();
      process.on('exit', () => child.kill());
    },
  };
}
