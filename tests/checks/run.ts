import type {Check} from './check';
import {frontMatter} from './front-matter';
import {language} from './language';
import {runChecks, selectChecks} from './lib/runner';
import {messages} from './messages';
import {theme} from './theme';
import {twins} from './twins';

/** Every check, in the order in which they run. */
const CHECKS: readonly Check[] = [frontMatter, twins, language, messages, theme];

async function main(): Promise<void> {
  const passed = await runChecks(selectChecks(process.argv.slice(2), CHECKS), process.cwd());
  if (!passed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
