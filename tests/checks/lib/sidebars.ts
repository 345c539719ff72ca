import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {isRecord} from '../../../src/lib/isRecord';
import {readText} from './files';
import {olderVersions} from './pages';
import {sidebarLabels, type Labels} from './sidebarLabels';

const DOCS = 'i18n/zh/docusaurus-plugin-content-docs';

/** The sidebars of one version of the documentation. */
export interface VersionSidebars {
  file: string;
  labels: Labels;
  /** File with the Chinese labels. */
  translationFile: string;
}

/** What a module exports by default, whichever kind of module the loader makes of it. */
async function importDefault(file: string): Promise<unknown> {
  let value: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  while (isRecord(value) && 'default' in value) value = value.default;
  return value;
}

/** The sidebars of every version, the current one first. */
export async function readSidebars(root: string): Promise<VersionSidebars[]> {
  const current = await importDefault(path.join(root, 'sidebars.ts'));
  const found = [{file: 'sidebars.ts', labels: sidebarLabels(current), translationFile: `${DOCS}/current.json`}];
  for (const version of await olderVersions(root)) {
    const file = `versioned_sidebars/version-${version}-sidebars.json`;
    const labels = sidebarLabels(JSON.parse(await readText(root, file)));
    found.push({file, labels, translationFile: `${DOCS}/version-${version}.json`});
  }
  return found;
}
