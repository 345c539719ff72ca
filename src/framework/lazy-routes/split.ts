import vm from 'node:vm';
import * as z from 'zod';
import {routeKey} from './client/routeKey';

/** How many routes one part of the table holds: about 1 KB compressed, and one directory of the documentation. */
const PART_SIZE = 16;

/** A document as the docs plugin lists it for the version menu. */
const docSchema = z.looseObject({id: z.string(), path: z.string()});
const globalDataSchema = z.looseObject({
  'docusaurus-plugin-content-docs': z.record(
    z.string(),
    z.looseObject({
      versions: z.array(z.looseObject({name: z.string(), mainDocId: z.string(), docs: z.array(docSchema)})),
    }),
  ),
});
type GlobalData = z.infer<typeof globalDataSchema>;
type Doc = z.infer<typeof docSchema>;

/** The modules of a route: names of chunks, nested as the props of its component are. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [name: string]: ChunkNames};

interface RouteConfig {
  path: string;
  component: {path: string; hash: string | undefined};
  exact?: boolean;
  routes?: RouteConfig[];
  [attribute: string]: unknown;
}

/** What Docusaurus generates about routes. */
export interface GeneratedRoutes {
  /** `.docusaurus/routes.js` */
  routes: string;
  /** `.docusaurus/registry.js` */
  registry: string;
  /** `.docusaurus/routesChunkNames.json` */
  chunkNames: string;
  /** `.docusaurus/globalData.json` */
  globalData: string;
  /** Path of the home page, which the browser must always know: `/` or `/zh/`. */
  baseUrl: string;
}

/** Documents to add to a version: id of the plugin, name of the version, documents. */
type DocsOfVersion = readonly [plugin: string, version: string, docs: readonly Doc[]];

/** Source code of the modules that take the place of the generated ones, by file name. */
export type SplitRoutes = ReadonlyMap<string, string>;

const fail = (what: string): never => {
  throw new Error(
    `src/framework/lazy-routes: ${what}. Docusaurus generates its routes in another form than expected; adapt ` +
      'split.ts, or remove the plugin from docusaurus.config.ts.',
  );
};

/** Reads `.docusaurus/routes.js`: an array of routes whose components are calls of `ComponentCreator`. */
function readRoutes(source: string): RouteConfig[] {
  const expression = source.replace(/^import .*$/gm, '').replace(/export default\b/, 'routes =');
  const context: {routes?: unknown; ComponentCreator: unknown} = {
    ComponentCreator: (path: string, hash?: string) => ({path, hash}),
  };
  vm.runInNewContext(expression, context);
  const routes = context.routes;
  if (!Array.isArray(routes) || routes.length === 0) return fail('routes.js exports no list');
  if (routes.at(-1)?.path !== '*') return fail('routes.js does not end with the route "*"');
  return routes as RouteConfig[];
}

/** Reads `.docusaurus/registry.js`: the path of the module of each chunk, still escaped for a string literal. */
function readRegistry(source: string): Map<string, string> {
  const entries = [...source.matchAll(/^ {2}"(\w+)": \[\(\) => import\(.*?"((?:[^"\\]|\\.)*)"\),/gm)];
  const expected = source.match(/\(\) => import\(/g)?.length ?? 0;
  if (entries.length === 0 || entries.length !== expected)
    return fail(`registry.js has ${expected} imports, and ${entries.length} of them can be read`);
  return new Map(entries.map(([, name = '', path = '']) => [name, path]));
}

function namesIn(names: ChunkNames): string[] {
  if (typeof names === 'string') return [names];
  return Object.values(names).flatMap(namesIn);
}

/** A route without subroutes, and the list of routes that it belongs to. */
interface Leaf {
  route: RouteConfig;
  parent: number;
}

/** Takes leaves out of a tree of routes. What stays are layouts, the home page and the route of unknown paths. */
function takeLeaves(routes: RouteConfig[], baseUrl: string): {leaves: Leaf[]; parents: RouteConfig[][]} {
  const parents: RouteConfig[][] = [];
  const leaves: Leaf[] = [];
  const walk = (list: RouteConfig[]) => {
    const parent = parents.push(list) - 1;
    for (const route of [...list]) {
      if (route.routes) walk(route.routes);
      else if (route.exact && route.path !== baseUrl) {
        leaves.push({route, parent});
        list.splice(list.indexOf(route), 1);
      } else if (route.path !== '*' && route.path !== baseUrl) {
        fail(`the route ${route.path} is neither exact nor a layout`);
      }
    }
  };
  walk(routes);
  // Two leaves of one key cannot be told apart by it: the first one wins, as in the router.
  const known = new Set<string>();
  const unique = leaves.filter(({route}) => {
    const key = routeKey(route.path);
    return !known.has(key) && known.add(key);
  });
  return {leaves: unique.sort((a, b) => (routeKey(a.route.path) < routeKey(b.route.path) ? -1 : 1)), parents};
}

/** The shortest beginning of a key that is greater than another key. */
function shortest(key: string, before: string | undefined): string {
  if (before === undefined) return '';
  let length = 1;
  while (key.slice(0, length) <= before) length += 1;
  return key.slice(0, length);
}

const json = (value: unknown) => JSON.stringify(value);

/** A route as code; the component is made where the code runs. */
function routeCode({component, routes, ...route}: RouteConfig): string {
  const {path, hash} = component;
  const creator = `component:ComponentCreator(${[path, hash]
    .filter((part) => part !== undefined)
    .map(json)
    .join()})`;
  const subroutes = routes === undefined ? [] : [`routes:[${routes.map(routeCode).join()}]`];
  return `{${[...Object.entries(route).map(([name, value]) => `${json(name)}:${json(value)}`), creator, ...subroutes].join()}}`;
}

/**
 * Splits the table of routes: the main script gets the layouts, the home page, and the first path of each part; a part
 * comes when a visitor goes to one of its pages or is about to. Names of modules, which only the server reads, and the
 * lists of documents, which only the menu of versions reads, go into the parts too.
 *
 * @throws Error when Docusaurus generates its routes in another form.
 */
export function splitRoutes(generated: GeneratedRoutes): SplitRoutes {
  const routes = readRoutes(generated.routes);
  const registry = readRegistry(generated.registry);
  const chunkNames = z.record(z.string(), z.custom<ChunkNames>()).parse(JSON.parse(generated.chunkNames));
  const globalData = globalDataSchema.parse(JSON.parse(generated.globalData));
  const {leaves, parents} = takeLeaves(routes, generated.baseUrl);
  const files = new Map<string, string>();

  const keyOf = ({component: {path, hash}}: RouteConfig) => `${path}-${hash}`;
  const namesOf = (route: RouteConfig): ChunkNames =>
    chunkNames[keyOf(route)] ?? fail(`routesChunkNames.json lacks ${keyOf(route)}`);
  const registryCode = (names: Iterable<string>, contents: ReadonlySet<string> = new Set()) =>
    `Object.fromEntries([${[...new Set(names)]
      .map((name) => {
        const path = registry.get(name) ?? fail(`registry.js lacks the chunk ${name}`);
        const load = `() => import(/* webpackChunkName: "${name}" */ "${path}")`;
        // Not a property: the minimizer takes the quotes off some names, such as "7d0515b7", and breaks the script.
        return `[${json(name)},[${contents.has(name) ? `articleLoader(${load})` : load}]]`;
      })
      .join()}])`;

  // Everything that more than one part needs, such as layouts, is known from the start.
  const parts = Array.from({length: Math.ceil(leaves.length / PART_SIZE)}, (_, index) =>
    leaves.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  );
  const uses = new Map<string, number>();
  for (const part of parts) {
    for (const name of new Set(part.flatMap(({route}) => namesIn(namesOf(route)))))
      uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const shared = new Set([...uses].filter(([, count]) => count > 1).map(([name]) => name));

  const stays: RouteConfig[] = [];
  const collect = (route: RouteConfig) => {
    if (route.path !== '*') stays.push(route);
    route.routes?.forEach(collect);
  };
  routes.forEach(collect);
  files.set(
    'registry.js',
    `export default ${registryCode([...stays.flatMap((route) => namesIn(namesOf(route))), ...shared])};\n`,
  );
  files.set(
    'routesChunkNames.js',
    `export default ${json(Object.fromEntries(stays.map((route) => [keyOf(route), namesOf(route)])))};\n`,
  );

  const lists = takeDocs(globalData);
  files.set('globalData.js', `export default ${json(globalData)};\n`);

  parts.forEach((part, index) => {
    const names = part.flatMap(({route}) => namesIn(namesOf(route))).filter((name) => !shared.has(name));
    const contents = new Set(
      part.flatMap(({route}) => {
        const tree = namesOf(route);
        const content = typeof tree === 'object' && 'content' in tree ? tree.content : undefined;
        return typeof content === 'string' ? [content] : [];
      }),
    );
    const paths = new Set(part.map(({route}) => routeKey(route.path)));
    files.set(
      `part${index}.js`,
      [
        "import ComponentCreator from '@docusaurus/ComponentCreator';",
        "import {articleLoader} from '@site/src/framework/lazy-routes/client/article';",
        "import {addPart} from '@site/src/framework/lazy-routes/client/table';",
        'addPart(',
        `  ${json(Object.fromEntries(part.map(({route}) => [keyOf(route), namesOf(route)])))},`,
        `  ${registryCode(names, contents)},`,
        `  ${json(docsOfPart(lists, paths))},`,
        `  () => [${part.map(({route, parent}) => `[${parent},${routeCode(route)}]`).join()}],`,
        ');',
        '',
      ].join('\n'),
    );
  });

  const common = parents.map((_, list) => {
    const trees = leaves.filter(({parent}) => parent === list).map(({route}) => new Set(namesIn(namesOf(route))));
    const names = new Set(trees.flatMap((tree) => [...tree]));
    return [...names].filter((name) => trees.filter((tree) => tree.has(name)).length > trees.length / 2);
  });
  const starts = parts.map((part, index) =>
    shortest(routeKey(part[0]?.route.path ?? ''), parts[index - 1]?.map(({route}) => routeKey(route.path)).at(-1)),
  );
  files.set(
    'routes.js',
    [
      "import ComponentCreator from '@docusaurus/ComponentCreator';",
      "import {expectArticle} from '@site/src/framework/lazy-routes/client/article';",
      "import {createTable, loadRoutes} from '@site/src/framework/lazy-routes/client/table';",
      `const routes = [${routes.map(routeCode).join()}];`,
      'createTable(routes, {',
      `  home: ${json(routeKey(generated.baseUrl))},`,
      `  common: ${json(common)},`,
      `  starts: ${json(starts)},`,
      `  parts: [${parts.map((_, index) => `() => import("./part${index}.js")`).join()}],`,
      '});',
      'export default routes;',
      // tests/checks/lib/routeChunks.ts finds out by these what a page loads.
      'export const firstLoad = {expectArticle, loadRoutes};',
      '',
    ].join('\n'),
  );
  return files;
}

/** Empties the lists of documents but for the start page of each version, and returns what they held. */
function takeDocs(globalData: GlobalData): DocsOfVersion[] {
  const lists: DocsOfVersion[] = [];
  for (const [plugin, {versions}] of Object.entries(globalData['docusaurus-plugin-content-docs'])) {
    for (const version of versions) {
      lists.push([plugin, version.name, version.docs]);
      version.docs = version.docs.filter(({id}) => id === version.mainDocId);
    }
  }
  return lists;
}

/** The documents of a part, and their counterparts in the other versions, to which the menu of versions leads. */
function docsOfPart(lists: readonly DocsOfVersion[], paths: ReadonlySet<string>): DocsOfVersion[] {
  const ids = new Map<string, Set<string>>();
  for (const [plugin, , docs] of lists) {
    const known = ids.get(plugin) ?? new Set<string>();
    ids.set(plugin, known);
    for (const {id, path} of docs) if (paths.has(routeKey(path))) known.add(id);
  }
  return lists.flatMap(([plugin, version, docs]): DocsOfVersion[] => {
    const wanted = docs.filter(({id}) => ids.get(plugin)?.has(id));
    return wanted.length > 0 ? [[plugin, version, wanted]] : [];
  });
}
