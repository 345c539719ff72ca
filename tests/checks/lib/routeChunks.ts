import vm from 'node:vm';
import {isRecord} from '../../../src/lib/isRecord';

/**
 * The `require` of the bundle, with the three fields that matter here. Their names are those of webpack
 * (`lib/RuntimeGlobals.js`), which Rspack keeps.
 */
interface Require {
  (module: string): unknown;
  /** Code of each module. */
  m: Record<string, unknown>;
  /** File of a chunk, below the public path. */
  u: (chunk: string) => string;
  /** Public path, `/` or `/zh/`. */
  p: string;
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
}

/** A route of Docusaurus, as `@generated/routes` holds it. */
interface Route {
  path: string;
  exact: boolean;
  /** Asks for every chunk of the route. */
  preload: () => void;
  routes: Route[];
}

/** Addresses of the scripts that the framework loads for a path before it hydrates the page. */
export type RouteChunks = (path: string) => string[];

function isRequire(value: unknown): value is Require {
  return typeof value === 'function' && 'm' in value && 'u' in value && 'e' in value && 'p' in value;
}

function toRoutes(value: unknown): Route[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.path !== 'string') return [];
    const component: unknown = entry.component;
    if (typeof component !== 'function' || !('preload' in component) || typeof component.preload !== 'function')
      return [];
    const preload = component.preload;
    return [
      {path: entry.path, exact: entry.exact === true, preload: () => void preload(), routes: toRoutes(entry.routes)},
    ];
  });
}

const plain = (path: string) => path.replace(/(?<=.)\/$/, '');

/** The routes that show a path, from the outer layout to the page, as react-router-config matches them. */
function matching(routes: readonly Route[], path: string): Route[] {
  const route = routes.find(
    (candidate) =>
      candidate.path === '*' ||
      plain(candidate.path) === plain(path) ||
      (!candidate.exact && path.startsWith(`${plain(candidate.path)}/`)),
  );
  return route ? [route, ...matching(route.routes, path)] : [];
}

/** Runs the bundle far enough to get its `require`: its modules are known, and none of them has run. */
function openBundle(runtime: string, scripts: readonly string[]): Require {
  const globals: Record<string, unknown> = {document: {}, process: {env: {}}, console, URL, setTimeout};
  globals.self = globals.window = globals;
  const context = vm.createContext(globals);
  for (const script of scripts) vm.runInContext(script, context);
  // Without the runtime the chunks are only pushed on an array: [chunk ids, modules, entry point].
  const queue = Object.keys(globals).find((name) => name.startsWith('webpackChunk'));
  const chunks = queue === undefined ? undefined : globals[queue];
  if (queue === undefined || !Array.isArray(chunks))
    throw new Error('The scripts of the page are no chunks of webpack or Rspack.');
  globals[queue] = [];
  vm.runInContext(runtime, context);
  let require: unknown;
  const push: unknown = Reflect.get(Object(globals[queue]), 'push');
  if (typeof push === 'function')
    push.call(globals[queue], [['probe'], {}, (value: unknown) => void (require = value)]);
  if (!isRequire(require)) throw new Error('The runtime of the bundle does not hand out its require function.');
  for (const chunk of chunks) if (Array.isArray(chunk)) Object.assign(require.m, chunk[1]);
  return require;
}

/**
 * Finds out which scripts a page needs besides those in its HTML. Docusaurus 3.10 lists only the runtime and
 * main there; on start, `main` preloads the chunks of the matching routes and hydrates when they have come.
 * So this runs `main` up to its table of routes, in an empty context, and notes what each route asks for.
 *
 * @param runtime source of `runtime~main`.
 * @param scripts sources of the other scripts of the page.
 * @throws Error when the bundle has another form than expected.
 */
export function routeChunks(runtime: string, scripts: readonly string[]): RouteChunks {
  const require = openBundle(runtime, scripts);
  let asked: string[] = [];
  require.e = (chunk) => {
    asked.push(chunk);
    return new Promise(() => undefined);
  };
  const table = Object.keys(require.m).find((id) => /\bpath:\s*["']\*["']/.test(String(require.m[id])));
  const exported = table === undefined ? undefined : require(table);
  const routes = isRecord(exported)
    ? Object.values(exported)
        .map(toRoutes)
        .find((list) => list.length > 0)
    : undefined;
  if (routes === undefined) throw new Error('The main script holds no table of routes.');

  // A component asks for its chunks once; layouts are shared by many pages.
  const known = new Map<Route, string[]>();
  const chunksOf = (route: Route): string[] => {
    const before = known.get(route);
    if (before) return before;
    asked = [];
    route.preload();
    const chunks = asked;
    known.set(route, chunks);
    return chunks;
  };
  return (path) => [...new Set(matching(routes, path).flatMap(chunksOf))].map((chunk) => require.p + require.u(chunk));
}
