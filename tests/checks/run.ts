import {api} from './api';
import {audit} from './audit';
import {budgets} from './budgets';
import type {Check} from './check';
import {code} from './code';
import {deploy} from './deploy';
import {frontMatter} from './front-matter';
import {highlighting} from './highlighting';
import {installScripts} from './install-scripts';
import {language} from './language';
import {runChecks, selectChecks} from './lib/runner';
import {links} from './links';
import {messages} from './messages';
import {redirects} from './redirects';
import {reference} from './reference';
import {reproducible} from './reproducible';
import {seo} from './seo';
import {theme} from './theme';
import {thirdParty} from './third-party';
import {twins} from './twins';

/** Every check, in the order in which they run. */
const CHECKS: readonly Check[] = [
  frontMatter,
  twins,
  language,
  code,
  api,
  reference,
  messages,
  theme,
  installScripts,
  audit,
  links,
  redirects,
  highlighting,
  budgets,
  thirdParty,
  seo,
  deploy,
  reproducible,
];

async function main(): Promise<void> {
  const passed = await runChecks(selectChecks(process.argv.slice(2), CHECKS), process.cwd());
  if (!passed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
