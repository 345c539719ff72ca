import type {Check, Report} from '../checks/check';
import {code} from '../checks/code';
import {frontMatter} from '../checks/front-matter';
import {language} from '../checks/language';
import {inLocale, locate} from '../checks/lib/build';
import {listFiles} from '../checks/lib/files';
import {addressOf, findPair} from '../checks/lib/onePage';
import {runChecks} from '../checks/lib/runner';
import {labelsOf} from '../checks/labels';
import {linksOf} from '../checks/links';
import {spelling} from '../checks/spelling';
import {structure} from '../checks/structure';
import {translationsOf} from '../checks/translations';
import {browse} from './browse';
import {build, isFresh} from './build';
import {withPage} from './sources';

const PORT = Number(process.env.E2E_PORT ?? 4173) + 3;

interface Opened {
  /** Source. */
  file: string;
  address: string;
}

/** The files below build/ of these pages, and the pages that have none. */
async function built(root: string, pages: readonly Opened[]): Promise<{files: Set<string>; missing: Opened[]}> {
  const all = new Set((await listFiles(root, 'build')).map((file) => file.slice('build/'.length)));
  const found = pages.map((page) => ({page, file: locate({root, files: all}, page.address)}));
  return {
    files: new Set(found.flatMap(({file}) => file ?? [])),
    missing: found.flatMap(({page, file}) => (file === undefined ? [page] : [])),
  };
}

/** The checks of one page, in both its languages: `npm run check:page -- docs/versions.md`. */
async function main(): Promise<void> {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0) throw new Error('Name one page: npm run check:page -- docs/versions.md');
  const root = process.cwd();
  const pair = await findPair(root, name);
  const address = await addressOf(root, pair);
  const pages = (['en', 'zh'] as const).map((locale) => ({
    file: pair[locale].file,
    address: inLocale(address, locale),
  }));
  console.log(`Checking ${pages.map(({file}) => file).join(' and ')}`);

  const files = new Set([pair.en.file, pair.zh.file]);
  const ofSources = [frontMatter, structure, language, spelling, labelsOf({onlySome: true}), code].map(
    (check): Check => ({
      ...check,
      run: () => (check.takesFiles ? check.run(root, files) : withPage(root, pair, check.run)),
    }),
  );
  let isBuilt = false;
  /** A check of the build, which there is no point in running when it failed. */
  const onceBuilt =
    (run: Check['run']): Check['run'] =>
    async (folder) =>
      isBuilt
        ? run(folder)
        : {problems: [{file: pair.en.file, message: 'could not be looked at, because the build failed'}], looked: 0};
  const builds: Check = {
    name: 'build',
    reads: 'sources',
    purpose: 'Docusaurus builds the site with this page',
    async run(): Promise<Report> {
      const fresh = await isFresh(root);
      if (!fresh) await build(root);
      isBuilt = true;
      const problems = (await built(root, pages)).missing.map(({file, address: wanted}) => ({
        file,
        message: `is not at ${wanted} in build/: is it a draft?`,
      }));
      const notes = fresh ? ['build/ is newer than the sources, so it was not built again'] : [];
      return {problems, looked: pages.length, notes};
    },
  };
  const links: Check = {
    ...linksOf(),
    run: onceBuilt(async () => linksOf((await built(root, pages)).files).run(root)),
  };
  const inBrowser: Check = {
    name: 'browser',
    reads: 'build',
    purpose: 'the page hydrates without a complaint, and axe finds nothing',
    run: onceBuilt(async () => ({problems: await browse(root, pages, PORT), looked: pages.length})),
  };
  const checks = [...ofSources, translationsOf(pair.en), builds, links, inBrowser];
  if (!(await runChecks(checks, root))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
