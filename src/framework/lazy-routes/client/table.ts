import {matchRoutes, type RouteConfig} from 'react-router-config';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import globalData from '@generated/globalData';
import {partOf, routeKey} from './routeKey';

/** A route of react-router-config, as far as the table needs to know it. */
interface Route {
  path?: string;
  key?: string;
  component?: {preload?: () => Promise<unknown>};
  routes?: Route[];
}

interface Doc {
  id: string;
}

/** What the docs plugin tells every page. */
type DocsData = Record<string, {versions: {name: string; docs: Doc[]}[]}>;

interface Table {
  /** Every list of routes: that of the site, then those of layouts, in the order in which split.ts walks them. */
  lists: Route[][];
  /** Names of the chunks that most pages of each list need, such as the template of the docs. */
  common: readonly (readonly string[])[];
  /** Key of the home page. */
  home: string;
  starts: readonly string[];
  parts: readonly (() => Promise<unknown>)[];
}

const docsData = globalData['docusaurus-plugin-content-docs'] as DocsData;

let table: Table | undefined;

/** Without a key of its own, a route has its index, and a page would be remounted when routes are added before it. */
function setKey(route: Route): void {
  route.key = route.path;
}

/** Makes the table of the routes that are known from the start. The module of the routes calls it. */
export function createTable(routes: Route[], rest: Omit<Table, 'lists'>): void {
  const lists: Route[][] = [];
  const walk = (list: Route[]) => {
    lists.push(list);
    for (const route of list) {
      setKey(route);
      if (route.routes) walk(route.routes);
    }
  };
  walk(routes);
  table = {lists, ...rest};
}

/** Adds the routes of a part. The module of the part calls it when it has loaded. */
export function addPart(
  chunkNames: object,
  loaders: object,
  docs: readonly (readonly [plugin: string, version: string, docs: readonly Doc[]])[],
  routes: () => readonly (readonly [list: number, route: Route])[],
): void {
  // A component looks up its chunks when it is made, so these come first.
  Object.assign(routesChunkNames, chunkNames);
  Object.assign(registry, loaders);
  for (const [plugin, name, added] of docs) {
    const version = docsData[plugin]?.versions.find((candidate) => candidate.name === name);
    const known = new Set(version?.docs.map(({id}) => id));
    version?.docs.push(...added.filter(({id}) => !known.has(id)));
  }
  // Before the others: the list of the site ends with the route of unknown paths.
  for (const [list, route] of routes()) {
    setKey(route);
    table?.lists[list]?.unshift(route);
  }
}

/**
 * Begins to load what the pages of a layout have in common, while the part of the table is on its way. Failures show
 * when the page itself is loaded.
 */
export function warmLayouts(path: string): void {
  const ignore = () => undefined;
  const matches = matchRoutes((table?.lists[0] ?? []) as RouteConfig[], path).map(({route}) => route as Route);
  const layouts = matches.filter(({routes}) => routes);
  for (const {component} of layouts) component?.preload?.().catch(ignore);
  const list = table?.lists.findIndex((candidate) => candidate === layouts.at(-1)?.routes) ?? -1;
  for (const name of table?.common[list] ?? []) Promise.resolve(registry[name]?.[0]()).catch(ignore);
}

/**
 * Loads the part of the table that a path belongs to. The router finds the routes of that path from then on.
 *
 * @throws ChunkLoadError when the part cannot be loaded.
 */
export async function loadRoutes(path: string): Promise<void> {
  const key = routeKey(path);
  // The home page is known from the start.
  if (!table || key === table.home) return;
  await table.parts[partOf(table.starts, key)]?.();
}
