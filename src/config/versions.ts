import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {environment} from './site';

/** The versions that this site holds. `current` is in docs/, the others in versioned_docs/. */
export const docsVersions: DocsOptions['versions'] = {
  current: {label: 'V6.2', banner: 'none'},
  '5.17': {label: 'V5.17', banner: 'unmaintained'},
};

/**
 * Options of the docs for the versions to show.
 *
 * @param only name of the only version to show; empty shows all.
 * @param isProduction whether this is a build, which must hold all versions.
 * @throws Error when the version does not exist, or a build would leave out the others.
 */
export function shownVersions(
  only: string = environment.ONLY_VERSION,
  isProduction = process.env.NODE_ENV === 'production',
): Pick<DocsOptions, 'versions' | 'lastVersion' | 'onlyIncludeVersions'> {
  if (only === '') return {versions: docsVersions, lastVersion: 'current'};
  if (isProduction) throw new Error(`ONLY_VERSION="${only}" is for npm start: a build holds all versions. Unset it.`);
  const version = docsVersions?.[only];
  if (version === undefined) {
    throw new Error(`There is no version "${only}". Use one of: ${Object.keys(docsVersions ?? {}).join(', ')}.`);
  }
  // The last version is served at /docs unless it has a path.
  const path = only === 'current' ? undefined : only;
  return {versions: {[only]: {...version, path}}, lastVersion: only, onlyIncludeVersions: [only]};
}

/** Older documentation, each version on a host of its own, newest first. */
const ARCHIVED = ['5.16', '5.15', '5.14', '5.13', '5.12', '5.11', '5.10'] as const;

/** Label and address of each archived version. */
export function archivedVersions(pattern: string = environment.ARCHIVE_URL): {label: string; href: string}[] {
  return ARCHIVED.map((version) => ({
    label: `V${version}`,
    href: pattern.replaceAll('{version}', `v${version}`),
  }));
}

/** Where a version of the documentation is found. */
export interface DocsPlace {
  /** Such as `V6.2`. */
  label: string;
  /** Path without language for a version of this site, full address for an archived one. */
  href: string;
}

/**
 * Every version of the documentation by the id that `releases.yml` uses: `current`, `5.17`, and the archived ones.
 *
 * @param pattern address of archived documentation, with `{version}`.
 */
export function docsPlaces(pattern: string = environment.ARCHIVE_URL): ReadonlyMap<string, DocsPlace> {
  const here = Object.entries(docsVersions ?? {}).map(([id, {label = id}]): [string, DocsPlace] => [
    id,
    {label, href: id === 'current' ? '/docs' : `/docs/${id}`},
  ]);
  const archived = archivedVersions(pattern).map((place): [string, DocsPlace] => [place.label.slice(1), place]);
  return new Map([...here, ...archived]);
}
