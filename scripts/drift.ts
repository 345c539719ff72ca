import {parseArgs} from 'node:util';
import {readText} from '../tests/checks/lib/files';
import {readOtherNames} from '../tests/checks/lib/labelData';
import {findPages, olderVersions} from '../tests/checks/lib/pages';
import type {Locale} from '../src/config/locale';
import {endpointsOf} from '../src/plugins/openapi/document';
import {isApiVersion, loadDocument} from '../src/plugins/openapi/load';
import type {Area, Change} from './drift/change';
import {interfaceChanges} from './drift/interfaceChanges';
import {Finder, type Mention} from './drift/mentions';
import {readPage} from './drift/pageText';
import {environmentChanges, helmChanges, portChanges, routeChanges} from './drift/platformChanges';
import {rankPages} from './drift/rank';
import {changeLines, pageLines, summaryLines} from './drift/report';
import {CLONE_OPTIONS, clonesFrom, readTag, REPOSITORIES, type Files, type Repository} from './platform/clones';
import {environmentVariables, isCodeFile} from './platform/environment';
import {helmValues, isChartFile} from './platform/helm';
import {isInterfaceFile, readInterface} from './platform/interface';
import {ports} from './platform/ports';
import {isRouteFile, routes, routeShape} from './platform/routes';

const USAGE = `Compares two releases of the platform and lists the pages that name what changed, most affected first.

  npm run drift -- v6.2.1-release v6.3.0-release --clones ../goodrain

  --clones <folder>        folder with clones of ${REPOSITORIES.join(', ')};
                           working ones or bare ones (NAME.git). RAINBOND_CLONES stands for it
  --clone <name>=<path>    one clone that is elsewhere; may be repeated
  --top <number>           pages to list; all without it
  --changes                lists every change, too
  --json                   prints the changes and all pages as JSON

It compares names of the interface, Helm values, environment variables, ports, and addresses below /console and
/openapi. What has no clone is left out, and the command says so. It reads the pages of the version that the first tag
belongs to: docs/, or an older version of versions.json, and src/pages.`;

/** Score from which a page is listed: less than one uncertain mention of a common name. */
const LEAST_SCORE = 0.25;

/** Which clones tell about an area. */
const SOURCES: Record<Area, readonly Repository[]> = {
  interface: ['rainbond-ui'],
  helm: ['rainbond-chart'],
  environment: ['rainbond', 'rainbond-console', 'rainbond-ui', 'rainbond-chart'],
  port: ['rainbond', 'rainbond-console', 'rainbond-ui', 'rainbond-chart'],
  route: ['rainbond-console'],
};

const WANTED: Record<Repository, (file: string) => boolean> = {
  rainbond: isCodeFile,
  'rainbond-console': (file) => isRouteFile(file) || isCodeFile(file),
  'rainbond-ui': (file) => isInterfaceFile(file) || isCodeFile(file),
  'rainbond-chart': (file) => isChartFile(file) || isCodeFile(file),
};

type Tagged = ReadonlyMap<Repository, Files>;

async function readAll(clones: ReadonlyMap<Repository, string>, tag: string): Promise<Tagged> {
  const read = [...clones].map(async ([name, clone]) => [name, await readTag(clone, tag, WANTED[name])] as const);
  return new Map(await Promise.all(read));
}

/** Files of all repositories, below the name of each. */
function together(tagged: Tagged): Files {
  return new Map(
    [...tagged].flatMap(([name, files]) => [...files].map(([file, text]) => [`${name}/${file}`, text] as const)),
  );
}

function compare(before: Tagged, after: Tagged): Change[] {
  const of = <Value>(name: Repository, read: (files: Files) => Value): [Value, Value] | undefined => {
    const [old, current] = [before.get(name), after.get(name)];
    return old === undefined || current === undefined ? undefined : [read(old), read(current)];
  };
  const [ui, chart, table] = [
    of('rainbond-ui', readInterface),
    of('rainbond-chart', helmValues),
    of('rainbond-console', routes),
  ];
  const [old, current] = [together(before), together(after)];
  return [
    ...(ui === undefined ? [] : interfaceChanges(...ui)),
    ...(chart === undefined ? [] : helmChanges(...chart)),
    ...environmentChanges(environmentVariables(old), environmentVariables(current)),
    ...portChanges(ports(old), ports(current)),
    ...(table === undefined ? [] : routeChanges(...table)),
  ];
}

/** Areas that cannot be compared, or not completely, with the reason. */
function skippedAreas(clones: ReadonlyMap<Repository, string>): Map<string, string> {
  const skipped = new Map<string, string>();
  for (const [area, needed] of Object.entries(SOURCES))
    if (needed.every((name) => !clones.has(name))) skipped.set(area, `no clone of ${needed.join(', ')}`);
  return skipped;
}

/** The version of the documentation that a tag belongs to: `current`, or a name of versions.json. */
async function versionFor(root: string, tag: string): Promise<string> {
  return (await olderVersions(root)).find((version) => tag.startsWith(`v${version}.`)) ?? 'current';
}

/** Shapes of routes by the id of the operation that documents them. */
function operationRoutes(root: string, version: string): Map<string, string> {
  if (!isApiVersion(version)) return new Map();
  const endpoints = endpointsOf(loadDocument(root, version, 'en'));
  return new Map(endpoints.map(({path, operation}) => [operation.operationId, routeShape(path)]));
}

async function findMentions(root: string, version: string, changes: readonly Change[]) {
  const operations = operationRoutes(root, version);
  const pages = (await findPages(root)).filter(({file, kind}) => {
    if (kind === 'doc') return (/\/version-([^/]+)\//.exec(file)?.[1] ?? 'current') === version;
    return kind === 'page' && version === 'current';
  });
  const otherTools = await readOtherNames(root);
  const found = new Map<string, (Mention & {locale: Locale})[]>();
  const links = new Map<string, number>();
  for (const {file, path, kind, locale} of pages) {
    const id = `${kind === 'doc' ? 'docs' : 'pages'}/${path.replace(/\.mdx?$/, '')}`;
    const text = readPage({id, file, locale}, await readText(root, file));
    const others = otherTools.filter(({pages: of}) => of.includes(id.replace('docs/', ''))).flatMap(({names}) => names);
    text.names = text.names.filter(({name}) => !others.includes(name));
    if (locale === 'en') for (const target of text.links) links.set(target, (links.get(target) ?? 0) + 1);
    const finder = new Finder(text, operations);
    const mentions = changes.flatMap((change) => finder.mentions(change)).map((mention) => ({...mention, locale}));
    found.set(id, [...(found.get(id) ?? []), ...mentions]);
  }
  return {found, links};
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      ...CLONE_OPTIONS,
      top: {type: 'string'},
      changes: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return console.log(USAGE);
  const [from, to, ...more] = positionals;
  if (from === undefined || to === undefined || more.length > 0) throw new Error(`Two tags are needed.\n\n${USAGE}`);
  if (values.top !== undefined && !/^[1-9]\d*$/.test(values.top))
    throw new Error(`--top ${values.top}: must be a number above 0.`);
  const clones = clonesFrom(values);
  if (clones.size === 0) throw new Error(`No clone was named.\n\n${USAGE}`);

  const changes = compare(await readAll(clones, from), await readAll(clones, to));
  const root = process.cwd();
  const version = await versionFor(root, from);
  const {found, links} = await findMentions(root, version, changes);
  const pages = rankPages(found, links, LEAST_SCORE);
  if (values.json) return console.log(JSON.stringify({from, to, version, changes, pages}, null, 2));

  const missing = REPOSITORIES.filter((name) => !clones.has(name));
  console.log(`From ${from} to ${to}, pages of the version "${version}"`);
  if (missing.length > 0) console.log(`No clone of ${missing.join(', ')}: what stands there alone was not compared`);
  for (const line of summaryLines(changes, skippedAreas(clones))) console.log(`  ${line}`);
  if (values.changes) for (const line of changeLines(changes)) console.log(`  ${line}`);
  const shown = pages.slice(0, values.top === undefined ? pages.length : Number(values.top));
  console.log(`\n${pages.length} pages name what changed, these ${shown.length} most affected first:\n`);
  for (const line of pageLines(shown)) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
