import {spawn} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Compresses the files of one language while the next is being built. */
const SCRIPT = 'scripts/precompress.ts';

/** Languages are built in this order; after the last one `npm run deploy:files` compresses by itself. */
const isLast = (locale: string, locales: readonly string[]) => locale === locales.at(-1);

/**
 * Once a language is built, starts to compress its files for the cache of `npm run deploy:files`, with what the next
 * language leaves of the processor. It writes nothing into the build, so nothing depends on how far it gets.
 */
export default function precompress({siteDir}: LoadContext): Plugin {
  return {
    name: 'precompress',
    postBuild({outDir, i18n: {currentLocale, locales}}) {
      // Who wants no caches would not use the results.
      if (isLast(currentLocale, locales) || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE === 'true') return;
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
