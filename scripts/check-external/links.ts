import {BlockList, isIP} from 'node:net';
import {contentPages, onBuild, originOf, type Build} from '../../tests/checks/lib/build';
import {attributesOf} from '../../tests/checks/lib/references';

/** Pages that link to an address outside of the site, by the address without its hash. */
export type ExternalLinks = ReadonlyMap<string, readonly string[]>;

/** Addresses of machines and networks that no reader reaches from outside, and those of examples (RFC 5737, RFC 6890). */
const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const) {
  reserved.addSubnet(network, prefix);
}

/** Names that are kept for examples and local networks (RFC 2606, RFC 6761, RFC 6762). */
const RESERVED_NAME = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|localhost|local|test|internal)$/;

/** Whether a host exists in examples or local networks alone, so that nobody can ask it. */
export function isReserved(hostname: string): boolean {
  if (hostname.startsWith('[')) return true;
  if (isIP(hostname) === 4) return reserved.check(hostname);
  return !hostname.includes('.') || RESERVED_NAME.test(hostname);
}

/** The address to request for a link, or undefined when it is inside the site, reserved, or no web address. */
export function externalAddress(href: string, base: string, ownOrigin: string): string | undefined {
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol) || url.origin === ownOrigin || isReserved(url.hostname)) return undefined;
  url.hash = '';
  return url.href;
}

/** Every link, apart from "Edit this page": its files are looked at by `check:edit-links`. */
const LINKS = 'a[href]:not(.theme-edit-this-page)';

async function linksOf(build: Build): Promise<ExternalLinks> {
  const origin = await originOf(build);
  const found = new Map<string, string[]>();
  for await (const {path, $} of contentPages(build)) {
    const addresses = attributesOf($, LINKS).map(({href = ''}) => externalAddress(href, origin + path, origin));
    for (const address of new Set(addresses)) {
      if (address !== undefined) found.set(address, [...(found.get(address) ?? []), path]);
    }
  }
  return found;
}

/**
 * The links of a build to other sites.
 *
 * @param root folder of the project.
 * @throws Error when there is no build.
 */
export async function externalLinks(root: string): Promise<ExternalLinks> {
  let found: ExternalLinks = new Map();
  const {problems} = await onBuild(async (build) => {
    found = await linksOf(build);
    return {problems: [], looked: found.size};
  })(root);
  if (problems.length > 0) throw new Error('There is no build. Run "npm run build" first.');
  return found;
}
