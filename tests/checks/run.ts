import {api} from './api';
import {audit} from './audit';
import {budgets} from './budgets';
import type {Check} from './check';
import {code} from './code';
import {deploy} from './deploy';
import {diagrams} from './diagrams';
import {editLinks} from './edit-links';
import {frontMatter} from './front-matter';
import {highlighting} from './highlighting';
import {inbound} from './inbound';
import {installScripts} from './install-scripts';
import {labels} from './labels';
import {language} from './language';
import {runChecks, selectWork} from './lib/runner';
import {links} from './links';
import {messages} from './messages';
import {posts} from './posts';
import {redirectPages} from './redirect-pages';
import {redirects} from './redirects';
import {reference} from './reference';
import {releases} from './releases';
import {reproducible} from './reproducible';
import {screenshots} from './screenshots';
import {scripts} from './scripts';
import {seo} from './seo';
import {spelling} from './spelling';
import {theme} from './theme';
import {thirdParty} from './third-party';
import {translations} from './translations';
import {structure} from './structure';

/** Every check, in the order in which they run. */
const CHECKS: readonly Check[] = [
  frontMatter,
  structure,
  translations,
  language,
  spelling,
  labels,
  code,
  diagrams,
  api,
  reference,
  screenshots,
  messages,
  theme,
  redirects,
  installScripts,
  audit,
  links,
  editLinks,
  redirectPages,
  releases,
  posts,
  inbound,
  highlighting,
  scripts,
  budgets,
  thirdParty,
  seo,
  deploy,
  reproducible,
];

async function main(): Promise<void> {
  const {checks, only} = selectWork(process.argv.slice(2), CHECKS);
  const passed = await runChecks(checks, process.cwd(), console.log, only);
  if (!passed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
