import ts from 'typescript';

/** A text of the interface as it is in the source. */
export interface SourceMessage {
  id: string;
  message: string;
  line: number;
}

/** What a source file says about its texts. */
export interface SourceMessages {
  messages: SourceMessage[];
  /** Texts that cannot be collected, and why. */
  faults: {line: number; message: string}[];
}

const MODULE = '@docusaurus/Translate';

/** Names under which a file imports the component and the function. */
function importedNames(file: ts.SourceFile): {component?: string; call?: string} {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (statement.moduleSpecifier.text !== MODULE) continue;
    const bindings = statement.importClause?.namedBindings;
    const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    const call = named.find((element) => (element.propertyName ?? element.name).text === 'translate');
    return {component: statement.importClause?.name?.text, call: call?.name.text};
  }
  return {};
}

/** Value of a text that is known without running the program: a literal, or literals joined by `+`. */
function literal(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return literal(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [literal(node.left), literal(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

function property(object: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const found = object.properties.find(
    (entry) => entry.name && ts.isIdentifier(entry.name) && entry.name.text === name,
  );
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function attribute(attributes: ts.JsxAttributes, name: string): ts.Node | undefined {
  for (const entry of attributes.properties) {
    if (ts.isJsxAttribute(entry) && ts.isIdentifier(entry.name) && entry.name.text === name) return entry.initializer;
  }
  return undefined;
}

/** Text of `<Translate>`, with blanks and line ends folded as JSX does. */
function childText(children: ts.NodeArray<ts.JsxChild>): string | undefined {
  const solid = children.filter((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces);
  const [child] = solid;
  if (child === undefined || solid.length > 1) return undefined;
  return ts.isJsxText(child) ? child.text.trim().replaceAll(/\s+/g, ' ') : literal(child);
}

/** Collects `translate({id, message})` and `<Translate id="...">message</Translate>` from a TypeScript file. */
export function messagesOf(fileName: string, source: string): SourceMessages {
  const found: SourceMessages = {messages: [], faults: []};
  if (!source.includes(MODULE)) return found;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const {component, call} = importedNames(file);

  const add = (node: ts.Node, id: string | undefined, message: string | undefined) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (id === undefined)
      found.faults.push({line, message: 'a text needs an id that is written out, such as id: "navbar.site.docs"'});
    else if (message === undefined)
      found.faults.push({line, message: `the English text of "${id}" must be one text that is written out`});
    else found.messages.push({id, message, line});
  };

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === call) {
      const [argument] = node.arguments;
      add(node, literal(property(argument, 'id')), literal(property(argument, 'message')));
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText(file) === component) {
      add(node, literal(attribute(node.openingElement.attributes, 'id')), childText(node.children));
    } else if (ts.isJsxSelfClosingElement(node) && node.tagName.getText(file) === component) {
      add(node, literal(attribute(node.attributes, 'id')), undefined);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
