import {posix, relative, sep} from 'node:path';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import type {Locale} from '../config/locale';
import {isRecord} from '../lib/isRecord';
import {differencesMarkdown} from '../plugins/openapi/differences';
import {endpointsOf, type Endpoint, type OpenApiDocument} from '../plugins/openapi/document';
import {isApiVersion, loadDocument, documentFile, type ApiVersion} from '../plugins/openapi/load';
import {listMarkdown} from '../plugins/openapi/list';
import {COMPONENTS_SOURCE, pageMarkdown, type PageMarkdown} from '../plugins/openapi/markdown';
import {docsFolder, namedOperations, readApiPages} from '../plugins/openapi/pages';
import {TEXTS} from '../plugins/openapi/texts';

export interface OpenApiOptions {
  /** Folder of the project. */
  siteDir: string;
  /** Language of the build. */
  locale: Locale;
}

/**
 * Adds to a page of the docs what the OpenAPI document of its version says of the operations that the page names
 * in its front matter (`operation: createTeam`), of all its operations (`operation: all`), or of the differences to an
 * older version (`compare: '5.17'`).
 * @throws {Error} naming the page, when the document has no such operation or version.
 */
export function remarkOpenApi(this: Processor, {siteDir, locale}: OpenApiOptions) {
  const parse = (markdown: string) => this.parse(markdown) as Root;
  return (tree: Root, file: VFile): void => {
    const fields = isRecord(file.data.frontMatter) ? file.data.frontMatter : {};
    const path = relative(siteDir, file.path).split(sep).join(posix.sep);
    const hasText = tree.children.some(({type}) => !['yaml', 'mdxjsEsm'].includes(type));
    const generated = generate({siteDir, locale, path, fields}, hasText);
    if (!generated) return;
    tree.children = [...parse(generated.before).children, ...tree.children, ...parse(generated.after).children];
  };
}

interface Page extends OpenApiOptions {
  /** Path of the file, relative to the project. */
  path: string;
  fields: Readonly<Record<string, unknown>>;
}

function generate(page: Page, hasText: boolean): PageMarkdown | undefined {
  const operations = namedOperations(page.fields);
  if (page.fields.compare !== undefined) return {before: '', after: compared(page, String(page.fields.compare))};
  return operations.length > 0 ? described(page, operations, hasText) : undefined;
}

function described(page: Page, operations: readonly string[], hasText: boolean): PageMarkdown {
  const version = versionOf(page.path);
  const document = loadDocument(page.siteDir, version, page.locale);
  const known = new Map(endpointsOf(document).map((endpoint) => [endpoint.operation.operationId, endpoint]));
  const linkTo = linksFrom(page, version, known);
  if (operations.includes('all')) return {before: '', after: listMarkdown(document, TEXTS[page.locale], linkTo)};
  const endpoints = operations.map((id) => {
    const endpoint = known.get(id);
    if (!endpoint) {
      throw new Error(`${page.path}: the operation "${id}" of the front matter is not in ${documentFile(version)}.`);
    }
    return endpoint;
  });
  const {before, after} = pageMarkdown({document, texts: TEXTS[page.locale], linkTo}, endpoints, hasText);
  return {before: [COMPONENTS_SOURCE, before].join('\n\n'), after};
}

function compared(page: Page, older: string): string {
  const version = versionOf(page.path);
  if (!isApiVersion(older))
    throw new Error(`${page.path}: "compare" of the front matter names no version: "${older}".`);
  const load = (one: ApiVersion): OpenApiDocument => loadDocument(page.siteDir, one, page.locale);
  const document = load(version);
  const known = new Map(endpointsOf(document).map((endpoint) => [endpoint.operation.operationId, endpoint]));
  return differencesMarkdown(load(older), document, page.locale, linksFrom(page, version, known));
}

/** Version of the docs that a file belongs to. */
function versionOf(path: string): ApiVersion {
  const name = /\/version-([^/]+)\//.exec(path)?.[1] ?? 'current';
  if (!isApiVersion(name)) throw new Error(`${path}: no OpenAPI document belongs to version "${name}".`);
  return name;
}

/** Relative links from a page to the pages of other operations. */
function linksFrom({siteDir, locale, path}: Page, version: ApiVersion, known: ReadonlyMap<string, Endpoint>) {
  const folder = [docsFolder(version, locale), docsFolder(version, 'en')].find((one) => path.startsWith(`${one}/`));
  const own = path.slice((folder?.length ?? 0) + 1);
  const here = posix.dirname(own);
  const pages = readApiPages(siteDir, version);
  return (operationId: string) => {
    const page = pages.find(({operations}) => operations.includes(operationId));
    const endpoint = known.get(operationId);
    if (!page || !endpoint) return undefined;
    const {summary: title} = endpoint.operation;
    const anchor = page.operations.length > 1 ? `#${operationId}` : '';
    if (anchor !== '' && page.path === own) return {href: anchor, title};
    const target = posix.relative(here, page.path);
    return {href: (target.startsWith('.') ? target : `./${target}`) + anchor, title};
  };
}
