// Plain JavaScript, because the bundler loads it as part of a loader.
import ts from 'typescript';

const MODULE = '@docusaurus/Translate';
/** Fields that have served their purpose once the text is known. */
const BUILD_FIELDS = new Set(['id', 'description']);

/**
 * @typedef {object} Inlined
 * @property {string} code the source with the texts of the language in place of ids.
 * @property {Set<string>} inlined ids whose texts are in the code now.
 * @property {Set<string>} kept ids that the code still looks up when it runs.
 */

/** Names under which a file imports the component and the function. @param {ts.SourceFile} file */
function importedNames(file) {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (statement.moduleSpecifier.text !== MODULE) continue;
    const bindings = statement.importClause?.namedBindings;
    const named = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    const call = named.find((element) => (element.propertyName ?? element.name).text === 'translate');
    return {component: statement.importClause?.name?.text, call: call?.name.text};
  }
  return {};
}

/** @param {ts.Node | undefined} node */
const literal = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/** Name of a property or attribute that is written as `name: value` or `name="value"`. @param {ts.Node} entry */
function nameOf(entry) {
  const named = ts.isPropertyAssignment(entry) || ts.isJsxAttribute(entry);
  return named && ts.isIdentifier(entry.name) ? entry.name.text : undefined;
}

/** @param {readonly ts.Node[]} entries @param {string} name */
function valueOf(entries, name) {
  const entry = entries.find((candidate) => nameOf(candidate) === name);
  return entry && (ts.isPropertyAssignment(entry) || ts.isJsxAttribute(entry)) ? entry.initializer : undefined;
}

/**
 * Puts the texts of a language where a program looks them up: `translate({id: 'a', message: 'Close'})` becomes
 * `translate({message: "关闭"})`, and the same with `<Translate>`. What is not written out, such as an id that is
 * computed, stays as it is.
 *
 * @param {string} fileName
 * @param {string} source JavaScript or TypeScript, with JSX.
 * @param {Readonly<Record<string, string>>} messages texts of the language by their ids; none for the default language.
 * @returns {Inlined}
 */
export function inlineMessages(fileName, source, messages) {
  /** @type {Inlined} */
  const result = {code: source, inlined: new Set(), kept: new Set()};
  if (!source.includes(MODULE)) return result;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const {component, call} = importedNames(file);
  /** @type {{start: number, end: number, text: string}[]} */
  const edits = [];
  /** @param {ts.Node} node @param {string} text */
  const replace = (node, text) => edits.push({start: node.getStart(file), end: node.getEnd(), text});

  /** @param {ts.Node} node @param {readonly ts.Node[]} entries */
  const keep = (node, entries) => {
    const id = literal(valueOf(entries, 'id'));
    // An id that nobody can read here may be any.
    result.kept.add(id ?? '*');
  };

  /** @param {ts.CallExpression} node */
  const inlineCall = (node) => {
    const [argument] = node.arguments;
    const entries = argument && ts.isObjectLiteralExpression(argument) ? [...argument.properties] : [];
    const id = literal(valueOf(entries, 'id'));
    const message = valueOf(entries, 'message');
    if (!argument || id === undefined || literal(message) === undefined) return keep(node, entries);
    result.inlined.add(id);
    const others = entries.filter((entry) => !BUILD_FIELDS.has(nameOf(entry) ?? '') && nameOf(entry) !== 'message');
    const text = JSON.stringify(messages[id] ?? literal(message));
    replace(argument, `{message: ${[text, ...others.map((entry) => entry.getText(file))].join(', ')}}`);
  };

  /** @param {ts.JsxElement} node */
  const inlineElement = (node) => {
    const entries = [...node.openingElement.attributes.properties];
    const children = node.children.filter((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces);
    const [child] = children;
    const id = literal(valueOf(entries, 'id'));
    const expression = child && ts.isJsxExpression(child) ? child.expression : child;
    const isText = expression && (ts.isJsxText(expression) || ts.isStringLiteralLike(expression));
    if (id === undefined || children.length !== 1 || !child || !isText) return keep(node, entries);
    result.inlined.add(id);
    for (const entry of entries) if (BUILD_FIELDS.has(nameOf(entry) ?? '')) replace(entry, '');
    if (messages[id] !== undefined) {
      const [first, last] = [node.children[0], node.children.at(-1)];
      if (first && last) edits.push({start: first.pos, end: last.end, text: `{${JSON.stringify(messages[id])}}`});
    }
  };

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === call) {
      inlineCall(node);
      // The first argument is replaced as a whole.
      node.arguments.slice(1).forEach(visit);
      return;
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText(file) === component) inlineElement(node);
    else if (ts.isJsxSelfClosingElement(node) && node.tagName.getText(file) === component)
      keep(node, [...node.attributes.properties]);
    ts.forEachChild(node, visit);
  };
  visit(file);

  edits.sort((a, b) => b.start - a.start);
  for (const {start, end, text} of edits) result.code = result.code.slice(0, start) + text + result.code.slice(end);
  return result;
}
