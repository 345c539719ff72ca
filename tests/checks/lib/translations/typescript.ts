import ts from 'typescript';
import {Canonical, hashOf} from './canonical';
import {numbered} from './section';

/** A text that is in both languages in one file. */
export interface TextPair {
  name: string;
  en: {line?: number; hash?: string};
  zh: {line?: number; hash?: string};
}

const HAN = /\p{Script=Han}/u;

/** Properties that name an item of a list. */
const KEYS = ['id', 'key', 'name', 'slug', 'version'];

function plain(node: ts.Node): ts.Node {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return plain(node.expression);
  return node;
}

function nameOf(name: ts.PropertyName | undefined): string | undefined {
  if (name === undefined) return undefined;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : undefined;
}

/** Values of the properties of an object; `{zh}` stands for the constant of that name. */
function properties(object: ts.ObjectLiteralExpression, constants: ReadonlyMap<string, ts.Node>): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const property of object.properties) {
    const name = nameOf(property.name);
    if (name === undefined) continue;
    if (ts.isPropertyAssignment(property)) {
      const value = plain(property.initializer);
      found.set(name, (ts.isIdentifier(value) ? constants.get(value.text) : undefined) ?? value);
    } else if (ts.isShorthandPropertyAssignment(property)) found.set(name, constants.get(name) ?? property);
    else found.set(name, property);
  }
  return found;
}

/** Constants at the top of a file. */
function constantsOf(file: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const {name, initializer} of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) found.set(name.text, plain(initializer));
    }
  }
  return found;
}

function holdsHan(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return HAN.test(node.text);
  return ts.forEachChild(node, (child) => holdsHan(child) || undefined) ?? false;
}

/** Adds what an expression says: strings as text, the rest by its syntax, without comments and layout. */
function addNode(node: ts.Node, file: ts.SourceFile, canonical: Canonical): void {
  if (ts.isStringLiteralLike(node)) {
    canonical.end();
    canonical.text(node.text);
    canonical.end();
    return;
  }
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    canonical.text(node.text);
    return;
  }
  let isLeaf = true;
  ts.forEachChild(node, (child) => {
    if (isLeaf) canonical.exact(ts.SyntaxKind[node.kind]);
    isLeaf = false;
    addNode(child, file, canonical);
  });
  if (isLeaf) canonical.exact(node.getText(file));
}

/**
 * The texts that a TypeScript file holds in both languages: objects such as `{en: 'Docs', zh: '文档'}`, where the
 * values are strings, or hold strings of which one is Chinese.
 */
export function typescriptPairs(fileName: string, source: string): TextPair[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = constantsOf(file);
  const found: TextPair[] = [];
  const side = (node: ts.Node | undefined) => {
    if (node === undefined) return {};
    const canonical = new Canonical();
    addNode(node, file, canonical);
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    return {line, hash: hashOf(canonical.toString())};
  };

  const addPair = (en: ts.Node | undefined, zh: ts.Node | undefined, path: readonly string[]): void => {
    const [english, chinese] = [en, zh].map((value) =>
      value && ts.isObjectLiteralExpression(value) ? properties(value, constants) : new Map<string, ts.Node>(),
    );
    // An empty object is a value like any other: the words of one language may need no table.
    if (english && chinese && english.size > 0 && chinese.size > 0) {
      for (const key of new Set([...english.keys(), ...chinese.keys()])) {
        addPair(english.get(key), chinese.get(key), [...path, key]);
      }
      return;
    }
    found.push({name: path.join('.') || 'text', en: side(en), zh: side(zh)});
  };

  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const values = properties(node, constants);
      const [en, zh] = [values.get('en'), values.get('zh')];
      if (en && zh && ((ts.isStringLiteralLike(en) && ts.isStringLiteralLike(zh)) || holdsHan(zh))) {
        addPair(en, zh, path);
        return;
      }
    }
    ts.forEachChild(node, (child) => visit(child, [...path, ...stepTo(child, constants)]));
  };
  visit(file, []);
  return numbered(found);
}

/** How a node is called on the way to a text. */
function stepTo(node: ts.Node, constants: ReadonlyMap<string, ts.Node>): string[] {
  if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
    return node.name && ts.isIdentifier(node.name) ? [node.name.text] : [];
  if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) return [nameOf(node.name) ?? []].flat();
  if (!ts.isObjectLiteralExpression(node) || !ts.isArrayLiteralExpression(node.parent)) return [];
  const values = properties(node, constants);
  const key = KEYS.map((name) => values.get(name)).find((value) => value && ts.isStringLiteralLike(value));
  return key && ts.isStringLiteralLike(key) ? [key.text] : [];
}
