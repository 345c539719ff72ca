import {isRecord} from '../../../../src/lib/isRecord';
import type {Canonical} from './canonical';

/** Attributes and properties that say how something looks. */
const PRESENTATION: ReadonlySet<string> = new Set(['className', 'height', 'icon', 'reverse', 'style', 'tone', 'width']);

/** Keys of ESTree nodes that say where something is or how it is written. */
const POSITION: ReadonlySet<string> = new Set([
  'type',
  'start',
  'end',
  'loc',
  'range',
  'raw',
  'comments',
  'sourceType',
]);

/** Whether an attribute of a component, or a property inside its expressions, is mere presentation. */
export const isPresentation = (name: string): boolean => PRESENTATION.has(name);

/** Brings attributes of an element to an order of their own, since theirs means nothing. */
export function byName<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return items.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/**
 * Adds what a JavaScript expression of MDX says: strings as text, the rest by its syntax. Imports, comments, quotes,
 * and line breaks do not count.
 *
 * @param node program or node in ESTree form, as remark-mdx leaves it in `data.estree`.
 */
export function addExpression(node: unknown, canonical: Canonical): void {
  if (Array.isArray(node)) {
    for (const item of node) addExpression(item, canonical);
    return;
  }
  if (!isRecord(node)) {
    if (node !== null && node !== undefined) canonical.exact(String(node));
    return;
  }
  switch (node.type) {
    case 'ImportDeclaration':
    case 'JSXEmptyExpression':
      return;
    case 'Literal':
      addLiteral(node, canonical);
      return;
    case 'JSXText':
      canonical.text(String(node.value));
      return;
    case 'TemplateElement':
      canonical.text(isRecord(node.value) ? String(node.value.cooked) : '');
      return;
    case 'TemplateLiteral':
      addTemplate(node, canonical);
      return;
    case 'Property':
    case 'JSXAttribute':
      addNamed(node, canonical);
      return;
    case 'JSXOpeningElement':
      addExpression(node.name, canonical);
      addExpression(byName(Array.isArray(node.attributes) ? node.attributes : [], nameOf), canonical);
      return;
    case 'JSXClosingElement':
      return;
    // Of these, only what they hold counts.
    case 'Program':
    case 'ExpressionStatement':
    case 'JSXExpressionContainer':
    case 'JSXFragment':
    case 'JSXElement':
      break;
    default:
      canonical.exact(String(node.type));
  }
  for (const [key, child] of Object.entries(node)) {
    if (!POSITION.has(key) && typeof child !== 'boolean') addExpression(child, canonical);
  }
}

function addLiteral({value, raw}: Record<string, unknown>, canonical: Canonical): void {
  if (typeof value !== 'string') {
    canonical.exact(String(raw ?? value));
    return;
  }
  canonical.end();
  canonical.text(value);
  canonical.end();
}

function addTemplate({quasis, expressions}: Record<string, unknown>, canonical: Canonical): void {
  const [texts, values] = [quasis, expressions].map((list) => (Array.isArray(list) ? list : []));
  canonical.end();
  texts?.forEach((text, index) => {
    addExpression(text, canonical);
    addExpression(values?.[index], canonical);
  });
  canonical.end();
}

function addNamed(node: Record<string, unknown>, canonical: Canonical): void {
  const name = nameOf(node);
  if (isPresentation(name)) return;
  canonical.exact(name);
  addExpression(node.value, canonical);
}

/** Name of a property or an attribute; of a spread or a computed key, nothing. */
function nameOf(node: unknown): string {
  const key = isRecord(node) ? (node.type === 'Property' ? node.key : node.name) : undefined;
  if (!isRecord(key)) return '';
  return String(key.name ?? key.value ?? '');
}
