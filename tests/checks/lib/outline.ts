import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {literalsOf} from './expressions';
import type {Markdown} from './markdown';

/** A thing of a page that its translation must have too. */
export interface Part {
  /** What must be equal in both languages. */
  key: string;
  line: number;
}

export interface HeadingPart extends Part {
  depth: number;
  id?: string;
}

export interface Fence extends Part {
  language: string;
  /** Options behind the language. */
  meta: string;
  code: string;
}

export interface TablePart extends Part {
  /** Numbers of the columns whose header has no text, from 1. */
  unnamed: readonly number[];
}

/** What a page is made of, apart from its sentences. */
export interface Outline {
  headings: HeadingPart[];
  fences: Fence[];
  /** Targets of links and images. */
  targets: Part[];
  tables: TablePart[];
  admonitions: Part[];
}

/** Attributes of components, and properties inside their expressions, that hold an address. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'to', 'src', 'poster']);

/** The id of `## Title {/* #id *\/}`, as Docusaurus reads it. */
export function idOf(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)[\s\S]*\*\/\s*$/.exec(last.value) : null;
  return comment?.[1];
}

const lineOf = (node: {position?: {start: {line: number}}}) => node.position?.start.line ?? 1;

function headingsOf(tree: Root): HeadingPart[] {
  const found: HeadingPart[] = [];
  visit(tree, 'heading', (node) => {
    const id = idOf(node);
    found.push({key: `${'#'.repeat(node.depth)} ${id ?? '(no id)'}`, depth: node.depth, id, line: lineOf(node)});
  });
  return found;
}

function fencesOf(tree: Root): Fence[] {
  const found: Fence[] = [];
  visit(tree, 'code', (node) => {
    const language = node.lang ?? '';
    found.push({
      key: language || '(no language)',
      language,
      meta: node.meta ?? '',
      code: node.value,
      line: lineOf(node),
    });
  });
  return found;
}

function tablesOf(tree: Root): TablePart[] {
  const found: TablePart[] = [];
  visit(tree, 'table', (node) => {
    const header = node.children[0]?.children ?? [];
    found.push({
      key: `${node.children.length} rows of ${header.length} columns`,
      line: lineOf(node),
      unnamed: header.flatMap((cell, index) => (cell.children.length === 0 ? [index + 1] : [])),
    });
  });
  return found;
}

function targetsOf(tree: Root): Part[] {
  const found: Part[] = [];
  const add = (estree: unknown, name?: string) => {
    for (const {value, line, property = name} of literalsOf(estree)) {
      if (property !== undefined && ADDRESSES.has(property)) found.push({key: value, line});
    }
  };
  visit(tree, (node) => {
    switch (node.type) {
      case 'link':
      case 'image':
      case 'definition':
        found.push({key: node.url, line: lineOf(node)});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute') continue;
          if (typeof attribute.value !== 'string') add(attribute.value?.data?.estree, attribute.name);
          else if (ADDRESSES.has(attribute.name)) found.push({key: attribute.value, line: lineOf(node)});
        }
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        add(node.data?.estree);
        break;
      default:
    }
  });
  return found;
}

/** Takes a page apart. */
export function outlineOf({tree, admonitions}: Markdown): Outline {
  return {
    headings: headingsOf(tree),
    fences: fencesOf(tree),
    targets: targetsOf(tree),
    tables: tablesOf(tree),
    admonitions: admonitions.map(({kind, line}) => ({key: `:::${kind}`, line})),
  };
}
