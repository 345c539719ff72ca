import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Elements that a browser needs no script for. */
const PLAIN = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'em',
  'hr',
  'img',
  'kbd',
  'mark',
  'span',
  'strong',
  'sub',
  'sup',
]);

/** Names of the nodes that MDX adds to Markdown. */
const JSX = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);

interface JsxNode {
  name?: string | null;
}

/**
 * Marks a page whose HTML needs no script besides links, code, tables, and diagrams: its module exports
 * `isStatic = true`, and `src/features/article` keeps the HTML of the server. Components, imports, and code that
 * readers run make a page one that hydrates.
 */
export function remarkStaticArticle() {
  return (tree: Root): void => {
    let isStatic = true;
    visit(tree, (node) => {
      if (JSX.has(node.type) && !PLAIN.has((node as JsxNode).name ?? '')) isStatic = false;
      if (String(node.type) === 'mdxjsEsm') isStatic = false;
      if (node.type === 'code' && /\blive\b/.test(node.meta ?? '')) isStatic = false;
    });
    if (isStatic) tree.children.push(isStaticExport());
  };
}

/** `export const isStatic = true;` as MDX reads it. */
function isStaticExport(): never {
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: {type: 'Identifier', name: 'isStatic'},
        init: {type: 'Literal', value: true, raw: 'true'},
      },
    ],
  };
  return {
    type: 'mdxjsEsm',
    value: 'export const isStatic = true;',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null}],
      },
    },
  } as never;
}
