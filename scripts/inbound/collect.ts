import type {InboundAddress} from '../../tests/checks/lib/inbound/lists';
import type {SiteLink} from './extract';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The path and the line, so that places of one file are in the order of its lines. */
function byPlace(a: string, b: string): number {
  const [, pathA = a, lineA = '0'] = /^(.*):(\d+)$/.exec(a) ?? [];
  const [, pathB = b, lineB = '0'] = /^(.*):(\d+)$/.exec(b) ?? [];
  return byText(pathA, pathB) || Number(lineA) - Number(lineB);
}

/**
 * One entry for each address, in a fixed order.
 *
 * @param links of each repository, by its name.
 */
export function collectAddresses(links: ReadonlyMap<string, readonly SiteLink[]>): InboundAddress[] {
  const entries = new Map<string, {anchors: Set<string>; from: Set<string>}>();
  for (const [repository, found] of links) {
    for (const {address, anchor, path, line} of found) {
      const entry = entries.get(address) ?? {anchors: new Set(), from: new Set()};
      entries.set(address, entry);
      if (anchor !== undefined) entry.anchors.add(anchor);
      entry.from.add(`${repository}/${path}:${line}`);
    }
  }
  return [...entries]
    .sort(([a], [b]) => byText(a, b))
    .map(([address, {anchors, from}]) => ({
      address,
      ...(anchors.size > 0 && {anchors: [...anchors].sort(byText)}),
      from: [...from].sort(byPlace),
    }));
}

/**
 * The tag of a repository that belongs to a version of the platform: its own, or else the last one before it of the
 * same minor version, because a part that did not change got no tag.
 *
 * @param version such as `6.2.1`.
 * @returns undefined when there is none.
 */
export function tagFor(version: string, tags: readonly string[]): string | undefined {
  const [, minor, patch] = /^(\d+\.\d+)\.(\d+)$/.exec(version) ?? [];
  if (minor === undefined || patch === undefined) return undefined;
  const ofMinor = tags.flatMap((tag) => {
    const [, found, number] = /^v(\d+\.\d+)\.(\d+)-release$/.exec(tag) ?? [];
    return found === minor && Number(number) <= Number(patch) ? [{tag, number: Number(number)}] : [];
  });
  return ofMinor.sort((a, b) => b.number - a.number)[0]?.tag;
}
