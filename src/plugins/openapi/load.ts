import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../../config/locale';
import {isRecord} from '../../lib/isRecord';
import type {OpenApiDocument} from './document';
import {applyOverlay, type Overlay} from './overlay';

/** The OpenAPI document of each version of the documentation, below `static/openapi`. */
const DOCUMENT_NAMES = {current: 'v6.2', '5.17': 'v5.17'} as const;
export type ApiVersion = keyof typeof DOCUMENT_NAMES;
export const API_VERSIONS = Object.keys(DOCUMENT_NAMES) as ApiVersion[];

/** Path of the document of a version, relative to the project. */
export const documentFile = (version: ApiVersion) => `static/openapi/${DOCUMENT_NAMES[version]}.yaml`;
/** Path of the Chinese texts of a version, relative to the project. */
export const overlayFile = (version: ApiVersion) => `static/openapi/${DOCUMENT_NAMES[version]}.zh.overlay.yaml`;

export function isApiVersion(name: string): name is ApiVersion {
  return Object.hasOwn(DOCUMENT_NAMES, name);
}

const cache = new Map<string, {stamp: string; document: OpenApiDocument}>();

/**
 * The OpenAPI document of a version with the texts of a language.
 * @param siteDir folder of the project.
 * @throws {Error} naming the file that is missing, broken, or does not fit the other.
 */
export function loadDocument(siteDir: string, version: ApiVersion, locale: Locale): OpenApiDocument {
  const files = [documentFile(version), ...(locale === 'en' ? [] : [overlayFile(version)])];
  const stamp = files.map((file) => `${file} ${modified(join(siteDir, file))}`).join();
  const key = `${siteDir} ${version} ${locale}`;
  const known = cache.get(key);
  if (known?.stamp === stamp) return known.document;
  const document = locale === 'en' ? readDocument(siteDir, version) : translate(siteDir, version);
  cache.set(key, {stamp, document});
  return document;
}

const readDocument = (siteDir: string, version: ApiVersion) =>
  readYaml(siteDir, documentFile(version)) as OpenApiDocument;

function translate(siteDir: string, version: ApiVersion): OpenApiDocument {
  const [file, overlay] = [documentFile(version), overlayFile(version)];
  const document = loadDocument(siteDir, version, 'en');
  try {
    return applyOverlay(document, readYaml(siteDir, overlay) as Overlay);
  } catch (cause) {
    throw new Error(`${overlay} does not fit ${file}: ${messageOf(cause)}`, {cause});
  }
}

function readYaml(siteDir: string, file: string): unknown {
  const path = join(siteDir, file);
  if (!existsSync(path)) throw new Error(`${file} is missing.`);
  let content: unknown;
  try {
    content = parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is broken YAML: ${messageOf(cause)}`, {cause});
  }
  if (!isRecord(content)) throw new Error(`${file} holds no keys.`);
  return content;
}

const modified = (path: string) => (existsSync(path) ? statSync(path).mtimeMs : 0);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
