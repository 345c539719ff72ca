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
  e: (chunk: string) => PromiseLike<unknown> | {then: (callback: () => unknown) => unknown};
}

/** A route of Docusaurus, as `@generated/routes` holds it. */
interface Route {
  path: string;
  exact: boolean;
  /** Requests every chunk of the route. */
  preload: () => void;
  /** The component, which layouts share. */
  key: unknown;
  routes: Route[];
}

/** What the split table of routes does before a page hydrates (`src/framework/lazy-routes/split.ts`). */
interface FirstLoad {
  /** Looks for the record of the article in the document. */
  expectArticle: (path: string) => void;
  /** Loads the part of the table that the path belongs to. */
  loadRoutes: (path: string) => unknown;
}

/** Files of a bundle, and what the document says. */
export interface BundleFiles {
  /** Source of `runtime~main`. */
  runtime: string;
  /** Sources of the other scripts of the page. */
  scripts: readonly string[];
  /** Source of a script, by its address. */
  read: (address: string) => string;
}

/**
 * Addresses of the scripts that the framework loads for a path before it hydrates the page.
 *
 * @param record the text of the record of the article in the page, if it has one.
 */
export type RouteChunks = (path: string, record?: string) => string[];

function isRequire(value: unknown): value is Require {
  return typeof value === 'function' && 'm' in value && 'u' in value && 'e' in value && 'p' in value;
}

function isFirstLoad(value: unknown): value is FirstLoad {
  return isRecord(value) && typeof value.loadRoutes === 'function' && typeof value.expectArticle === 'function';
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
      {
        path: entry.path,
        exact: entry.exact === true,
        preload: () => void preload(),
        key: component,
        routes: toRoutes(entry.routes),
      },
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

/** A bundle whose modules are known. */
interface Bundle {
  require: Require;
  /** Runs a further script, which adds modules. */
  add: (script: string) => void;
  /** Sets the record that the document holds. */
  setRecord: (record: string | undefined) => void;
}

/** Runs the bundle far enough to get its `require`: its modules are known, and none of them has run. */
function openBundle(runtime: string, scripts: readonly string[]): Bundle {
  let record: string | undefined;
  const document = {getElementById: () => (record === undefined ? null : {textContent: record})};
  const globals: Record<string, unknown> = {document, process: {env: {}}, console, URL, setTimeout, queueMicrotask};
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
  return {
    require,
    add: (script) => void vm.runInContext(script, context),
    setRecord: (next) => void (record = next),
  };
}

/**
 * Finds out which scripts a page needs besides those in its HTML. Docusaurus 3.10 lists only the runtime and
 * main there; on start, `main` loads the part of the table of routes that the page belongs to, then the chunks of its
 * routes, and hydrates when they have come. So this runs `main` up to its table of routes, in an empty context, and
 * notes what each route requests.
 *
 * @throws Error when the bundle has another form than expected.
 */
export function routeChunks({runtime, scripts, read}: BundleFiles): RouteChunks {
  const {require, add, setRecord} = openBundle(runtime, scripts);
  const addressOf = (chunk: string) => require.p + require.u(chunk);
  let asked: string[] = [];
  let failure: unknown;
  const note = (chunk: string) => {
    asked.push(chunk);
    return new Promise(() => undefined);
  };
  // Answers at once, where a promise would answer when this is over.
  const load = (chunk: string) => {
    asked.push(chunk);
    try {
      add(read(addressOf(chunk)));
    } catch (error) {
      failure = error;
    }
    return {then: (callback: () => unknown) => (failure === undefined ? callback() : undefined)};
  };
  require.e = note;
  const table = Object.keys(require.m).find((id) => /\bpath:\s*["']\*["']/.test(String(require.m[id])));
  const exported = table === undefined ? undefined : require(table);
  const values = isRecord(exported) ? Object.values(exported) : [];
  const list = values.find((value) => toRoutes(value).length > 0);
  const firstLoad = values.find(isFirstLoad);
  if (list === undefined || firstLoad === undefined) throw new Error('The main script holds no table of routes.');

  // A component requests its chunks once; layouts are shared by many pages.
  const known = new Map<unknown, string[]>();
  const chunksOf = (route: Route): string[] => {
    const before = known.get(route.key);
    if (before) return before;
    asked = [];
    route.preload();
    const chunks = asked;
    known.set(route.key, chunks);
    return chunks;
  };
  return (path, record) => {
    asked = [];
    require.e = load;
    firstLoad.loadRoutes(path);
    require.e = note;
    if (failure !== undefined) throw failure;
    const part = asked;
    setRecord(record);
    firstLoad.expectArticle(path);
    const chunks = matching(toRoutes(list), path).flatMap(chunksOf);
    return [...new Set([...part, ...chunks])].map(addressOf);
  };
}
