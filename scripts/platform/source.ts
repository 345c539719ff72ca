import ts from 'typescript';

/** How often a string occurs in a source file. */
export interface Occurrences {
  all: number;
  /** Of these, as the name of a tab or of an entry of a menu. */
  tabs: number;
}

/** What a source file of the interface says about its names. */
export interface SourceFacts {
  /** Modules that it imports, as it writes them. */
  imports: string[];
  /** Short string literals; keys of texts are among them. */
  strings: Map<string, Occurrences>;
  /** Beginnings of keys that the code completes at run time, such as `menu.team.`. */
  heads: string[];
  /** Texts that users see and that come from no locale file. */
  untranslated: string[];
}

/** Longest string literal, in characters, that can be a key or a name. */
const LONGEST = 120;

const HAN = /\p{Script=Han}/u;

/** Attributes and properties whose strings users see. */
const SHOWN = /^(?:label|title|tab|placeholder|header|okText|cancelText|addonBefore|addonAfter|tooltip)$/;

const isText = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** Parses JavaScript or TypeScript with JSX. */
function parseSource(text: string): ts.SourceFile {
  return ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || isText(node.name))) return node.name.text;
  if (ts.isJsxAttribute(node)) return node.name.getText();
  return undefined;
}

/** Whether an object has an address beside its name, as entries of menus do. */
function isMenuEntry(node: ts.Node): boolean {
  return ts.isObjectLiteralExpression(node) && node.properties.some((property) => nameOf(property) === 'path');
}

/** Whether a string is what the property or attribute `tab`, or the `name` of an entry of a menu, shows. */
function isTab(literal: ts.Node): boolean {
  for (let node = literal; !ts.isStatement(node) && !ts.isFunctionLike(node); node = node.parent) {
    const name = nameOf(node);
    if (name === 'tab') return true;
    if (name === 'name') return isMenuEntry(node.parent);
  }
  return false;
}

/** Whether users see a string as it is. */
function isShown(literal: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral): boolean {
  if (HAN.test(literal.text)) return true;
  const {parent} = literal;
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent;
  return SHOWN.test(nameOf(holder) ?? '') && /\p{L}/u.test(literal.text);
}

/** Reads one source file of the interface. Comments count for nothing. */
export function readSource(text: string): SourceFacts {
  const facts: SourceFacts = {imports: [], strings: new Map(), heads: [], untranslated: []};
  const visit = (node: ts.Node): void => {
    if (isText(node) && node.text.length <= LONGEST) {
      const {parent} = node;
      const isModule =
        ts.isImportDeclaration(parent) ||
        ts.isExportDeclaration(parent) ||
        (ts.isCallExpression(parent) && /^(?:require|import)$/.test(parent.expression.getText()));
      if (isModule) facts.imports.push(node.text);
      else {
        const known = facts.strings.get(node.text) ?? {all: 0, tabs: 0};
        facts.strings.set(node.text, {all: known.all + 1, tabs: known.tabs + (isTab(node) ? 1 : 0)});
        if (isShown(node)) facts.untranslated.push(node.text);
      }
    } else if (ts.isTemplateExpression(node)) {
      if (/\w\./.test(node.head.text)) facts.heads.push(node.head.text);
    } else if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) {
      facts.untranslated.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(text));
  return facts;
}

/** The text of a literal or of literals that are joined by `+`. */
function literalText(node: ts.Expression): string | undefined {
  if (isText(node)) return node.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literalText(node.left), literalText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/**
 * Texts of a locale: key to text, where the last one wins, as in the browser.
 *
 * @param entry path of the file that puts the locale together, such as `src/locales/en-US.js`.
 * @param files texts of the repository by path.
 */
export function readLocale(entry: string, files: ReadonlyMap<string, string>): Map<string, string> {
  const texts = new Map<string, string>();
  const source = parseSource(files.get(entry) ?? '');
  const modules = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && isText(node.moduleSpecifier) && node.importClause?.name !== undefined) {
      modules.set(node.importClause.name.text, node.moduleSpecifier.text);
    } else if (ts.isSpreadAssignment(node)) {
      const file = resolveModule(entry, modules.get(node.expression.getText()) ?? '', files);
      if (file !== undefined) for (const [key, text] of readLocale(file, files)) texts.set(key, text);
    } else if (ts.isPropertyAssignment(node)) {
      const key = nameOf(node);
      const text = literalText(node.initializer);
      if (key !== undefined && text !== undefined) texts.set(key, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** The file that an import means, or undefined for packages and files that are not there. */
export function resolveModule(
  from: string,
  module: string,
  files: {has: (file: string) => boolean},
): string | undefined {
  let base: string;
  if (module.startsWith('@/')) base = `src/${module.slice(2)}`;
  else if (module.startsWith('.')) base = joinPath(from.split('/').slice(0, -1), module.split('/'));
  else return undefined;
  return ['', '.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.jsx', '/index.ts', '/index.tsx']
    .map((ending) => base + ending)
    .find((file) => files.has(file));
}

function joinPath(folder: readonly string[], steps: readonly string[]): string {
  const parts = [...folder];
  for (const step of steps) {
    if (step === '..') parts.pop();
    else if (step !== '.' && step !== '') parts.push(step);
  }
  return parts.join('/');
}
