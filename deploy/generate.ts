import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Environment} from '../src/config/env';
import {readRedirects} from '../src/config/redirects/read';
import type {RedirectTable} from '../src/config/redirects/schema';
import {listBuild, OPERATOR_FOLDER, pageOf, readBuild, TWINS, type BuildFacts} from './build';
import {headersFile, redirectsFile} from './cdn';
import {contentTypeOf} from './contentTypes';
import {cacheControlOf, searchHosts} from './headers';
import {scriptHashes} from './inlineScripts';
import {mapConcurrently} from '../src/lib/mapConcurrently';
import {nginxConfig, nginxSite, type SiteFacts} from './nginx';
import {movedPaths} from './redirects';

/** Folders and port in the generated nginx files. `work` belongs to the user of nginx, and nobody else writes to it. */
export const SERVER_DEFAULTS = {root: '/srv/site', listen: '8080', work: '/run/rainbond-website'} as const;

/** A file of the build as an uploader needs it. */
export interface ManifestEntry {
  /** Path in the build and, behind a slash, on the site. */
  path: string;
  /** Path of the page that an HTML file holds. */
  page?: string;
  size: number;
  /** Hash of the content, hexadecimal. */
  sha256: string;
  contentType: string;
  cacheControl: string;
  /** Compressed twins: `Content-Encoding` and the file that holds it. */
  encodings: Partial<Record<string, string>>;
}

/**
 * The facts that the rules of a server are made of.
 *
 * @param table addresses that moved; those of the project in the present folder, unless a test has its own.
 * @throws Error when the build belongs to other settings, or a file of redirects is wrong.
 */
export function siteFacts(
  build: BuildFacts,
  settings: Environment,
  table: RedirectTable = readRedirects(process.cwd()),
): SiteFacts {
  const allowed = searchHosts(settings.ALGOLIA_APP_ID);
  const foreign = build.preconnects.find((origin) => !allowed.includes(origin));
  if (foreign !== undefined) {
    throw new Error(
      `The build connects to ${foreign}, which the present settings do not name. ` +
        'Set the same ALGOLIA_* variables as for the build.',
    );
  }
  return {
    policy: {scriptHashes: scriptHashes(build.inlineScripts), settings},
    liveCodePages: build.liveCodePages,
    moved: movedPaths(table, build.pages),
    files: build.files,
  };
}

async function manifest(root: string, {files}: BuildFacts): Promise<ManifestEntry[]> {
  const {twins} = await listBuild(root);
  return mapConcurrently(files, 4, async (file) => {
    const content = await readFile(path.join(root, file));
    const encodings = Object.entries(TWINS).filter(([ending]) => twins.has(file + ending));
    const page = file.endsWith('.html') ? pageOf(file) : undefined;
    return {
      path: file,
      ...(page === undefined ? {} : {page}),
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      contentType: contentTypeOf(file),
      cacheControl: cacheControlOf(`/${file}`),
      encodings: Object.fromEntries(encodings.map(([ending, coding]) => [coding, file + ending])),
    };
  });
}

/**
 * Everything that is generated for servers, by its path relative to the folder of the build.
 *
 * @param root folder of a finished build, with the compressed twins.
 * @param settings the operator's settings with which it was built.
 * @param known facts of the build, for who has read it already.
 */
export async function generateFiles(
  root: string,
  settings: Environment,
  known?: BuildFacts,
): Promise<Map<string, string>> {
  const build = known ?? (await readBuild(root));
  const facts = siteFacts(build, settings);
  return new Map([
    ['_headers', headersFile(facts.policy)],
    ['_redirects', redirectsFile(facts.moved)],
    [`${OPERATOR_FOLDER}/nginx-site.conf`, nginxSite(facts, SERVER_DEFAULTS)],
    [`${OPERATOR_FOLDER}/nginx.conf`, nginxConfig(facts, SERVER_DEFAULTS)],
    [`${OPERATOR_FOLDER}/manifest.json`, `${JSON.stringify(await manifest(root, build), null, 1)}\n`],
  ]);
}
