import path from 'node:path';
import {LineCounter, isMap, isScalar, parseDocument, type Node as YamlNode} from 'yaml';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../src/config/locale';
import {boldNamesOf, type BoldName} from '../../tests/checks/lib/boldNames';
import {readFrontMatter} from '../../tests/checks/lib/frontMatter';
import {parseMarkdown} from '../../tests/checks/lib/markdown';

/** A piece of a page with the line where it is, from 1. */
export interface Piece {
  text: string;
  line: number;
}

/** What a page in one language says, as far as it can name the platform. */
export interface PageText {
  /** Path below the folder of the language, without its ending; the same in both languages. */
  id: string;
  file: string;
  locale: Locale;
  names: BoldName[];
  /** Inline code, and lines of code blocks. */
  code: Piece[];
  /** Paths of the keys in YAML blocks. */
  keys: Piece[];
  /** Lines of the source, for what is in tables and sentences. */
  lines: string[];
  /** Ids of the operations of the API that the page documents. */
  operations: string[];
  /** Ids of the pages that it links to by their files, each once. */
  links: string[];
}

function keysOf(node: YamlNode | null, prefix: string, add: (path: string, offset: number) => void): void {
  if (!isMap(node)) return;
  for (const {key, value} of node.items) {
    if (!isScalar(key)) continue;
    const path = prefix === '' ? String(key.value) : `${prefix}.${String(key.value)}`;
    add(path, key.range?.[0] ?? 0);
    keysOf(value as YamlNode | null, path, add);
  }
}

/** Paths of the keys of a YAML text; none when it cannot be parsed. */
function yamlKeys(text: string, firstLine: number): Piece[] {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, logLevel: 'silent'});
  if (document.errors.length > 0) return [];
  const keys: Piece[] = [];
  keysOf(document.contents, '', (path, offset) =>
    keys.push({text: path, line: firstLine + counter.linePos(offset).line - 1}),
  );
  return keys;
}

function operationsOf(source: string): string[] {
  const front = readFrontMatter(source);
  if ('error' in front) return [];
  const {operation} = front.fields;
  return (Array.isArray(operation) ? operation : [operation]).filter((id): id is string => typeof id === 'string');
}

/** Id of the page that a link to a Markdown file means. */
function linkedPage(id: string, address: string): string | undefined {
  const [, file] = /^(\.{1,2}\/[^#?]*)\.mdx?(?:[#?].*)?$/.exec(address) ?? [];
  return file === undefined ? undefined : path.posix.join(path.posix.dirname(id), file);
}

/**
 * Reads a page.
 *
 * @throws Error when the page is broken MDX.
 */
export function readPage(page: {id: string; file: string; locale: Locale}, source: string): PageText {
  const markdown = parseMarkdown(source);
  if ('error' in markdown) throw new Error(`${page.file}:${markdown.line ?? 1}: ${markdown.error}`);
  const text: PageText = {
    ...page,
    names: boldNamesOf(markdown, page.locale),
    code: [],
    keys: [],
    lines: source.split('\n'),
    operations: operationsOf(source),
    links: [],
  };
  const links = new Set<string>();
  visit(markdown.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'inlineCode') text.code.push({text: node.value, line});
    if (node.type === 'link') links.add(linkedPage(page.id, node.url) ?? '');
    if (node.type !== 'code') return;
    node.value.split('\n').forEach((one, index) => text.code.push({text: one, line: line + 1 + index}));
    if (/^ya?ml$/.test(node.lang ?? '')) text.keys.push(...yamlKeys(node.value, line + 1));
  });
  links.delete('');
  return {...text, links: [...links].sort()};
}
