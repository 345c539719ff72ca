import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {DEFAULT_LOCALE, LOCALES} from '../../src/config/locale';
import {measured, type Cost} from './lib/measured';
import {addPages, commitAll, copyProject, removeCopy} from './lib/projectCopy';
import {stagesOf} from './lib/stages';

const USAGE = `Builds the site without caches and with them, and prints seconds and memory of each stage. Reads build/ to count the
routes of today; more of them are synthetic pages.

  npm run build && npm run bench:build

  --routes N    routes in each language; as many as today without it
  --keep        keep the folder of the build and name it`;

/** The version that the missing pages belong to. */
const VERSION = '5.17';

/** Routes of the default language in a build; pages that only redirect are none. */
async function countRoutes(build: string): Promise<number> {
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const names = (await readdir(build, {recursive: true}).catch(() => [])).filter(
    (name) => name.endsWith('.html') && !others.some((locale) => name.startsWith(locale + path.sep)),
  );
  if (names.length === 0) throw new Error('There is no build to count routes in. Run "npm run build" first.');
  const pages = await Promise.all(names.map((name) => readFile(path.join(build, name), 'utf8')));
  return pages.filter((html) => !/http-equiv="?refresh/.test(html.slice(0, 2000))).length;
}

const describe = ({seconds, cpuSeconds, memory}: Cost) =>
  `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of CPU), at most ${(memory / 2 ** 30).toFixed(2)} GiB`;

async function buildOnce(copy: string, name: string): Promise<void> {
  const bin = (program: string) => path.join(copy, 'node_modules/.bin', program);
  const docusaurus = await measured(bin('docusaurus'), ['build'], {cwd: copy, env: {DOCUSAURUS_PERF_LOGGER: 'true'}});
  const files = await measured(bin('tsx'), ['scripts/deploy-files.ts'], {cwd: copy});
  console.log(`\n${name}: ${(docusaurus.seconds + files.seconds).toFixed(1)} s`);
  console.log(`  docusaurus build   ${describe(docusaurus)}`);
  for (const stage of stagesOf(docusaurus.output)) {
    if (stage.seconds >= 0.1) console.log(`    ${stage.name.padEnd(28)} ${stage.seconds.toFixed(1)} s`);
  }
  console.log(`  files for servers  ${describe(files)}`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      help: {type: 'boolean', default: false},
      keep: {type: 'boolean', default: false},
      routes: {type: 'string'},
    },
  });
  if (values.help) return console.log(USAGE);
  const there = await countRoutes(path.resolve('build'));
  const wanted = Number(values.routes ?? there);
  if (!Number.isInteger(wanted) || wanted < there)
    throw new Error(
      `--routes ${values.routes}: write a whole number, at least ${there}, the number of routes of today.`,
    );
  const copy = await copyProject(process.cwd());
  try {
    await addPages(copy, VERSION, wanted - there);
    await commitAll(copy);
    console.log(`${wanted} routes in each language, ${wanted - there} of them synthetic.`);
    await buildOnce(copy, 'cold');
    await buildOnce(copy, 'warm');
    const routes = await countRoutes(path.join(copy, 'build'));
    if (routes !== wanted) console.error(`The build has ${routes} routes: was build/ made of these sources?`);
  } finally {
    if (values.keep) console.log(copy);
    else await removeCopy(copy);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
