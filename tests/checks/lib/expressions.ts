import {isRecord} from '../../../src/lib/isRecord';
/** A piece of text inside a JavaScript expression of MDX. */
export interface Literal {
  value: string;
  /** Line in the file, from 1. */
  line: number;
  /** Name of the property that it is the value of, such as `href` in `{href: '/docs'}`. */
  property?: string;
}

/** Nodes whose text is an address of a module and no text for readers. */
const MODULES: ReadonlySet<unknown> = new Set(['ImportDeclaration', 'ImportExpression', 'ExportAllDeclaration']);

/**
 * All text in an expression: strings, parts of templates, text of JSX.
 *
 * @param estree program in ESTree form, as remark-mdx leaves it in `data.estree`.
 */
export function literalsOf(estree: unknown): Literal[] {
  const found: Literal[] = [];
  collect(estree, undefined, found);
  return found;
}

function collect(node: unknown, property: string | undefined, found: Literal[]): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, property, found);
    return;
  }
  if (!isRecord(node) || MODULES.has(node.type)) return;
  const value = textOf(node);
  if (value !== undefined) found.push({value, line: lineOf(node), property});
  const inner = nameOf(node) ?? property;
  for (const [key, child] of Object.entries(node)) {
    // The name of a property is no text for readers, and comments are for writers.
    if (key === 'comments' || key === 'loc' || (key === 'key' && node.type === 'Property')) continue;
    collect(child, inner, found);
  }
}

function textOf(node: Record<string, unknown>): string | undefined {
  if ((node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement' && isRecord(node.value) && typeof node.value.cooked === 'string') {
    return node.value.cooked;
  }
  return undefined;
}

function nameOf(node: Record<string, unknown>): string | undefined {
  const key = node.type === 'Property' ? node.key : node.type === 'JSXAttribute' ? node.name : undefined;
  if (!isRecord(key)) return undefined;
  if (typeof key.name === 'string') return key.name;
  return typeof key.value === 'string' ? key.value : undefined;
}

function lineOf(node: Record<string, unknown>): number {
  const start = isRecord(node.loc) && isRecord(node.loc.start) ? node.loc.start.line : undefined;
  return typeof start === 'number' ? start : 1;
}
