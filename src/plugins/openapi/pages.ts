import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, posix, relative, sep} from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../../config/locale';
import {isRecord} from '../../lib/isRecord';
import type {ApiVersion} from './load';

/** A page of the API reference and the operations that it names in its front matter. */
export interface ApiPage {
  /** Path below the folder of the docs version: `api/team/createTeam.md`. */
  path: string;
  operations: readonly string[];
}

/** Folder of the docs of a version in a language, relative to the project. */
export function docsFolder(version: ApiVersion, locale: Locale): string {
  if (locale !== 'en') {
    return `i18n/${locale}/docusaurus-plugin-content-docs/${version === 'current' ? 'current' : `version-${version}`}`;
  }
  return version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
}

/** The pages below `api/` that name operations, in the order of their paths. */
export function readApiPages(siteDir: string, version: ApiVersion, locale: Locale = 'en'): ApiPage[] {
  const root = join(siteDir, docsFolder(version, locale));
  const folder = join(root, 'api');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const path = relative(root, file).split(sep).join(posix.sep);
      try {
        return {path, operations: operationsOf(readFileSync(file, 'utf8'))};
      } catch (cause) {
        throw new Error(`${docsFolder(version, locale)}/${path}: the front matter is broken YAML.`, {cause});
      }
    })
    .filter(({operations}) => operations.length > 0);
}

function operationsOf(source: string): string[] {
  const block = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1];
  const fields: unknown = block === undefined ? undefined : parse(block);
  return isRecord(fields) ? namedOperations(fields) : [];
}

/** The operations that front matter names: one name or a list. */
export function namedOperations({operation}: Readonly<Record<string, unknown>>): string[] {
  return [operation ?? []].flat().map(String);
}
