import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {OPERATOR_FOLDER, readBuild} from '../../deploy/build';
import {headersFile, redirectsFile} from '../../deploy/cdn';
import {siteFacts, type ManifestEntry} from '../../deploy/generate';
import {localePrefixes} from '../../deploy/headers';
import type {SiteFacts} from '../../deploy/nginx';
import type {Environment} from '../../src/config/env';
import {addressesIn} from './sitemap';

/** What a server with this build should answer with. */
export interface ExpectedSite {
  manifest: readonly ManifestEntry[];
  facts: SiteFacts;
  /** Scheme and host for which it was built, as its sitemaps have them. */
  origin: string;
  /** SHA-256 of the page for unknown addresses, by the prefix of its language. */
  notFound: ReadonlyMap<string, string>;
  /** Addresses that each sitemap lists, by its path in the build. */
  sitemaps: ReadonlyMap<string, readonly string[]>;
}

const entry = z.object({
  path: z.string(),
  page: z.string().optional(),
  size: z.number(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  contentType: z.string(),
  cacheControl: z.string(),
  encodings: z.record(z.string(), z.string()),
});

const REMEDY = 'Run "npm run deploy:files" after the build, with the settings of the build';

async function readManifest(root: string): Promise<ManifestEntry[]> {
  const file = path.join(root, OPERATOR_FOLDER, 'manifest.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no ${file}. ${REMEDY}.`);
  });
  const result = z.array(entry).min(1).safeParse(parseJson(text, file));
  if (result.success) return result.data;
  throw new Error(`${file} is no manifest of a build: ${z.prettifyError(result.error)}\n${REMEDY}.`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is no JSON. ${REMEDY}.`, {cause});
  }
}

/** @throws Error when the rules in the build are not those of these sources and settings. */
async function assertFresh(
  root: string,
  manifest: readonly ManifestEntry[],
  files: readonly string[],
  facts: SiteFacts,
) {
  const stale = (name: string) =>
    new Error(
      `${path.join(root, name)} does not belong to this build: the build, the sources or the settings ` +
        `(ANALYTICS_*, ALGOLIA_*) are other ones. ${REMEDY}, or check out the commit of the build.`,
    );
  if (manifest.length !== files.length || manifest.some((file, index) => file.path !== files[index])) {
    throw stale(`${OPERATOR_FOLDER}/manifest.json`);
  }
  for (const [name, text] of [
    ['_headers', headersFile(facts.policy)],
    ['_redirects', redirectsFile(facts.moved)],
  ] as const) {
    if ((await readFile(path.join(root, name), 'utf8').catch(() => '')) !== text) throw stale(name);
  }
}

/**
 * Reads from a build what a server should answer with.
 *
 * @param root folder of a build with the files for servers.
 * @param settings the operator's settings with which it was built.
 * @throws Error that says what to run when the build is missing, not ready for servers, or of other sources.
 */
export async function readExpectedSite(root: string, settings: Environment): Promise<ExpectedSite> {
  const build = await readBuild(root);
  const manifest = await readManifest(root);
  const facts = siteFacts(build, settings);
  await assertFresh(root, manifest, build.files, facts);
  const hashOf = (file: string) => manifest.find((candidate) => candidate.path === file)?.sha256 ?? '';
  const notFound = new Map(localePrefixes.map((prefix) => [prefix, hashOf(`${prefix}/404.html`.slice(1))]));
  const sitemaps = new Map<string, readonly string[]>();
  for (const {path: file} of manifest.filter((candidate) => /(?:^|\/)sitemap\.xml$/.test(candidate.path))) {
    sitemaps.set(file, addressesIn(await readFile(path.join(root, file), 'utf8')));
  }
  const [first = 'no sitemap'] = [...sitemaps.values()].flat();
  if (!URL.canParse(first)) throw new Error(`${root} has no sitemap with an address. ${REMEDY}.`);
  return {manifest, facts, origin: new URL(first).origin, notFound, sitemaps};
}
