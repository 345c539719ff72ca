import type {ManifestEntry} from './generate';
import type {Listing} from './plan';
import {kindOf, originalOf} from './siteFiles';

/** Every file that a build with this manifest brought: those that it names, their twins, and the rules of hosts. */
export function filesOf(manifest: readonly Pick<ManifestEntry, 'path' | 'encodings'>[]): Set<string> {
  const twins = manifest.flatMap(({encodings}) => Object.values(encodings)).filter((file) => file !== undefined);
  return new Set([...manifest.map(({path}) => path), ...twins, '_headers', '_redirects']);
}

/** Whether a path fits a pattern in which `*` stands for any characters. */
export function fitsPattern(path: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(path);
}

/**
 * What of a server's files a deployment may delete or replace: those of the new build and those that the last build
 * brought. Others, such as a file that proves who owns the domain, are left out and so stay.
 *
 * @param own files of the last build; `undefined` when nobody knows, and then only assets with a hash count.
 * @param keep patterns of paths that stay in any case.
 */
export function ownListing(
  {old, new: next}: {old: Listing; new: Listing},
  own: ReadonlySet<string> | undefined,
  keep: readonly string[],
): {old: Listing; foreign: string[]} {
  const isOwn = (path: string) => {
    if (next.has(path)) return true;
    if (keep.some((pattern) => fitsPattern(path, pattern))) return false;
    const original = originalOf(path, (name) => old.has(name));
    return own?.has(path) === true || kindOf(original) === 'hashed';
  };
  const foreign = [...old.keys()].filter((path) => !isOwn(path));
  return {old: new Map([...old].filter(([path]) => isOwn(path))), foreign};
}
