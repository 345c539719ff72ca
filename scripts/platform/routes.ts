import type {Files} from './clones';

/** The table with which every request to the console begins. */
const ROOT = 'goodrain_web/urls.py';

/** `url(r'^teams$', View.as_view())` or `re_path(r'^v1/', include('openapi.urls'))`, over several lines. */
const ENTRY = /\b(?:url|re_path|path)\(\s*r?(["'])(.*?)\1\s*,\s*(?:include\(\s*["']([\w.]+)["']|([\w.]+))?/gs;

/** Files of rainbond-console that hold tables of addresses. */
export function isRouteFile(file: string): boolean {
  return /\.py$/.test(file) && /url/.test(file);
}

/** An address as people write it: `/console/teams/{team_name}`. */
function readable(pattern: string): string {
  return pattern
    .replace(/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '{$1}')
    .replace(/<(?:\w+:)?(\w+)>/g, '{$1}')
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, '{}')
    .replace(/[\^$]/g, '')
    .replace(/\\(.)/g, '$1')
    .replace(/\/\??$/, '');
}

/** An address without the names of its parameters, to compare by. */
export function routeShape(route: string): string {
  return route.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '');
}

/**
 * Addresses of the console that programs call, below `/console` and `/openapi`.
 *
 * @returns address without the names of parameters, to the address itself and the view that answers.
 * @throws Error when a table is missing, or when no address could be read.
 */
export function routes(files: Files): Map<string, {route: string; view: string}> {
  const found = new Map<string, {route: string; view: string}>();
  const read = (file: string, prefix: string, open: readonly string[]) => {
    const text = (files.get(file) ?? '').replace(/^\s*#.*$/gm, '');
    for (const [, , pattern = '', module, view = ''] of text.matchAll(ENTRY)) {
      const route = prefix + pattern.replace(/^\^/, '');
      if (module === undefined) {
        const path = readable(`/${route}`);
        if (/^\/(?:console|openapi)\//.test(path)) found.set(routeShape(path), {route: path, view});
      } else {
        const base = module.replaceAll('.', '/');
        const next = [`${base}.py`, `${base}/__init__.py`].find((candidate) => files.has(candidate));
        // Tables of packages are not in the repository.
        if (next === undefined && !/^(?:console|openapi)\b/.test(module)) continue;
        if (next === undefined)
          throw new Error(`The table ${module} of rainbond-console, named in ${file}, is missing.`);
        if (!open.includes(next)) read(next, route, [...open, next]);
      }
    }
  };
  if (!files.has(ROOT)) throw new Error(`${ROOT} of rainbond-console is missing.`);
  read(ROOT, '', [ROOT]);
  if (found.size === 0)
    throw new Error(
      'No address was found in rainbond-console: it writes its tables in a form that scripts/platform/routes.ts does not know.',
    );
  return found;
}
