import {evaluate} from '@mdx-js/mdx';
import {load, type CheerioAPI} from 'cheerio';
import {createElement, type ComponentType, type ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import {visit} from 'unist-util-visit';
import remarkGfm from 'remark-gfm';
import type {Root} from 'mdast';
import {parse} from 'yaml';
import type {Endpoint, Method, OpenApiDocument, Operation, PathItem, Schema} from '@site/src/plugins/openapi/document';
import {remarkOpenApi, type OpenApiOptions} from '@site/src/remark/openapi';

/** A document with the given parts and nothing else. */
export function documentOf(
  paths: Readonly<Record<string, PathItem>> = {},
  components: OpenApiDocument['components'] = {},
  version = '6.2',
): OpenApiDocument {
  return {
    info: {title: 'Things', version, 'x-release': `${version}.1`},
    servers: [{url: 'http://192.0.2.10:7070'}],
    tags: [{name: 'thing', description: 'Things'}],
    paths,
    components,
  };
}

/** An operation that says only what it must. */
export function operationOf(operationId: string, more: Partial<Operation> = {}): Operation {
  return {
    operationId,
    tags: ['thing'],
    summary: `Summary of ${operationId}`,
    description: `Description of ${operationId}.`,
    responses: {'200': {description: 'Done'}},
    ...more,
  };
}

/** An operation with its place. */
export function endpointOf(more: Partial<Operation> = {}, method: Method = 'get', path = '/things'): Endpoint {
  return {path, method, operation: operationOf('readThing', more)};
}

export const object = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema => ({
  type: 'object',
  required,
  properties,
});

/** What the site's components leave in the HTML of these tests. */
const COMPONENTS: Readonly<Record<string, ComponentType<Record<string, ReactNode>>>> = {
  ApiSettings: () => createElement('form'),
  ApiSample: ({language, code}) => createElement('pre', {'data-language': language}, code),
  Tabs: ({groupId, children}) => createElement('div', {'data-group': groupId}, children),
  PartHeading: ({as, id, text}) => createElement(String(as), {id: String(id)}, text),
  TabItem: ({label, children}) => createElement('section', {'aria-label': label}, children),
};

/** Takes the imports away: the components above stand in for them. */
const withoutImports = () => (tree: Root) => {
  tree.children = tree.children.filter(({type}) => (type as string) !== 'mdxjsEsm');
};

/** Ids of headings, which Docusaurus takes from comments at their ends. */
const withIds = () => (tree: Root) =>
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1);
    const id = last && 'value' in last ? /^\/\* #(\S+) \*\/$/.exec(last.value)?.[1] : undefined;
    if (id !== undefined) node.data = {...node.data, hProperties: {id}};
  });

async function run(
  file: {value: string; path: string; data: Record<string, unknown>},
  plugins: readonly object[],
): Promise<CheerioAPI> {
  const {default: Content} = await evaluate(file, {
    ...runtime,
    // As in docusaurus.config.ts, whatever the name of the file.
    format: 'mdx',
    remarkPlugins: [remarkGfm, remarkCjkFriendly, remarkFrontmatter, ...plugins, withIds, withoutImports] as never,
  });
  return load(renderToStaticMarkup(createElement(Content, {components: COMPONENTS})));
}

/**
 * The HTML of MDX source.
 *
 * @throws Error when it is no valid MDX, or names what does not exist.
 */
export function render(source: string): Promise<CheerioAPI> {
  return run({value: source, path: 'page.mdx', data: {}}, []);
}

/** The HTML of a page of a project, with what the remark step appends. */
export function renderPage(options: OpenApiOptions, path: string, source: string): Promise<CheerioAPI> {
  const frontMatter: unknown = parse(/^---\n([\s\S]*?)---/.exec(source)?.[1] ?? '') ?? {};
  return run({value: source, path: `${options.siteDir}/${path}`, data: {frontMatter}}, [[remarkOpenApi, options]]);
}

/** The cells of a table, row by row, the head first; lines of a cell are separated by line breaks. */
export function cellsOf($: CheerioAPI, index = 0): string[][] {
  $('td br').replaceWith('\n');
  const rows = $('table').eq(index).find('tr').toArray();
  return rows.map((row) =>
    $(row)
      .find('th, td')
      .toArray()
      .map((cell) => $(cell).text()),
  );
}
