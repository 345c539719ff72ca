/** An OpenAPI Overlay (https://spec.openapis.org/overlay/v1.0.0.html) that adds or replaces values. */
import {isRecord} from '../../lib/isRecord';
export interface Overlay {
  overlay: string;
  info: {title: string; version: string};
  extends?: string;
  actions: readonly {target: string; update: unknown}[];
}

const BY_NAME = /^\$\.(?<list>tags|servers)\[\?\(?@\.(?<key>name|url) *== *'(?<value>[^']+)'\)?\]$/;

/**
 * Applies an overlay to a document and returns a new one.
 *
 * Understands the targets that our overlays use: `$` and one item of `tags` by name or of `servers` by url. `update`
 * is merged recursively, as the specification says; arrays hold no texts in our documents and are never merged.
 * @throws {Error} for other targets, and when a target or a key of an update is not in the document.
 */
export function applyOverlay<T extends object>(document: T, overlay: Overlay): T {
  let result: unknown = document;
  for (const {target, update} of overlay.actions) result = applyAction(result, target, update);
  return result as T;
}

function applyAction(document: unknown, target: string, update: unknown): unknown {
  if (target === '$') return merge(document, update, '$');
  const {list, key, value} = BY_NAME.exec(target)?.groups ?? {};
  if (!isRecord(document) || list === undefined || key === undefined) {
    throw new Error(`The overlay's target "${target}" is not supported; use "$", or tags or servers by name or url.`);
  }
  const items = document[list];
  const index = Array.isArray(items) ? items.findIndex((item) => isRecord(item) && item[key] === value) : -1;
  if (!Array.isArray(items) || index < 0) throw new Error(`The overlay's target "${target}" is not in the document.`);
  const merged: unknown = merge(items[index], update, target);
  return {...document, [list]: items.with(index, merged)};
}

function merge(base: unknown, update: unknown, at: string): unknown {
  if (isRecord(update) !== isRecord(base)) {
    const [is, other] = isRecord(base) ? ['an object', 'a value'] : ['not an object', 'an object'];
    throw new Error(`The overlay updates "${at}", which is ${is} in the document, with ${other}.`);
  }
  if (!isRecord(update) || !isRecord(base)) return update;
  const result = {...base};
  for (const [key, value] of Object.entries(update)) {
    if (!Object.hasOwn(base, key))
      throw new Error(`The overlay translates "${at}.${key}", which is not in the document.`);
    result[key] = merge(base[key], value, `${at}.${key}`);
  }
  return result;
}
