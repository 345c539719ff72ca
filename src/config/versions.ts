import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {environment} from './site';

/** The versions that this site holds. `current` stands in docs/, the others in versioned_docs/. */
export const docsVersions: DocsOptions['versions'] = {
  current: {label: 'V6.2', banner: 'none'},
  '5.17': {label: 'V5.17', banner: 'unmaintained'},
};

/** Older documentation, each version on a host of its own, newest first. */
const ARCHIVED = ['5.16', '5.15', '5.14', '5.13', '5.12', '5.11', '5.10'] as const;

/** Label and address of each archived version. */
export function archivedVersions(pattern: string = environment.ARCHIVE_URL): {label: string; href: string}[] {
  return ARCHIVED.map((version) => ({
    label: `V${version}`,
    href: pattern.replaceAll('{version}', `v${version}`),
  }));
}
