import ts from 'typescript';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar} from 'yaml';
import type {Locale} from '../../../../src/config/locale';
import {listFiles, readText, readTextIfAny} from '../files';
import {messagesOf} from '../translateCalls';
import type {Passage} from './findings';

/** Texts for readers that are outside of pages. */
export interface TextFile {
  file: string;
  locale: Locale;
  passages: Passage[];
}

/** Keys of OpenAPI documents and of authors whose values are texts for people. */
const YAML_TEXTS: ReadonlySet<unknown> = new Set([
  'title',
  'summary',
  'description',
  'x-permissions',
  'x-asynchronous',
  'x-warning',
]);

/** Keys whose values are data, in which such keys are names of fields. */
const YAML_DATA: ReadonlySet<unknown> = new Set(['example', 'value', 'default', 'enum', 'const']);

/** Code, bold text, and targets of links in a message. */
const MARKED = /(`[^`]*`|\*\*[^*]+\*\*|\]\([^)\s]*\))/;

/** A message as runs of text: code and addresses left out, bold text apart. */
export function passagesOf(message: string, line: number): Passage[] {
  const passages: Passage[] = [];
  let at = line;
  for (const [index, part] of message.split(MARKED).entries()) {
    const marked = index % 2 === 1;
    if (!marked && part.trim() !== '') passages.push({text: part, line: at, scope: 'text'});
    if (marked && part.startsWith('**')) passages.push({text: part.slice(2, -2), line: at, scope: 'text', bold: true});
    at += part.split('\n').length - 1;
  }
  return passages;
}

const nameOf = (property: ts.PropertyAssignment): string | undefined =>
  ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name) ? property.name.text : undefined;

/** Strings below the properties of some names in a file of TypeScript or JSON. */
function stringsBelow(fileName: string, source: string, names: ReadonlySet<string>): Passage[] {
  const kind = fileName.endsWith('.json') ? ts.ScriptKind.JSON : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, kind);
  const found: Passage[] = [];
  const visit = (node: ts.Node, inside: boolean): void => {
    if (inside && (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      found.push(...passagesOf(node.text, line));
    }
    if (ts.isPropertyAssignment(node)) visit(node.initializer, inside || names.has(nameOf(node) ?? ''));
    else ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, false);
  return found;
}

/** Texts for people in an OpenAPI document, its overlay, or the list of authors. */
function yamlTexts(source: string): Passage[] {
  const counter = new LineCounter();
  const found: Passage[] = [];
  const add = ({value, type, range}: Scalar) => {
    if (typeof value !== 'string' || !range) return;
    const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
    found.push(...passagesOf(value, counter.linePos(range[0]).line + (isBlock ? 1 : 0)));
  };
  const visit = (node: unknown, inProperties: boolean): void => {
    if (isSeq(node)) for (const item of node.items) visit(item, false);
    if (!isMap(node)) return;
    for (const {key, value} of node.items) {
      const name = isScalar(key) ? key.value : undefined;
      if (!inProperties && YAML_DATA.has(name)) continue;
      if (!inProperties && YAML_TEXTS.has(name) && isScalar(value)) add(value);
      else visit(value, name === 'properties' && !inProperties);
    }
  };
  visit(parseDocument(source, {lineCounter: counter}).contents, false);
  return found;
}

const EN = new Set(['en']);
const ZH = new Set(['zh']);
const LABEL = new Set(['label']);
const MESSAGE = new Set(['message']);

/** Every text of the interface, of the OpenAPI documents, and of the sidebars, in both languages. */
export async function findTextFiles(root: string): Promise<TextFile[]> {
  const files: TextFile[] = [];
  const add = (file: string, locale: Locale, passages: Passage[]) => {
    if (passages.length > 0) files.push({file, locale, passages});
  };
  for (const file of (await listFiles(root, 'src')).filter((name) => /(?<!\.d)\.tsx?$/.test(name))) {
    const source = await readText(root, file);
    const messages = messagesOf(file, source).messages.flatMap(({message, line}) => passagesOf(message, line));
    const isLocalized = /\ben: /.test(source) && /\bzh: /.test(source);
    add(file, 'en', [...messages, ...(isLocalized ? stringsBelow(file, source, EN) : [])]);
    if (isLocalized) add(file, 'zh', stringsBelow(file, source, ZH));
  }
  const labels = [...(await listFiles(root, 'versioned_sidebars')), 'sidebars.ts'];
  for (const file of labels) add(file, 'en', stringsBelow(file, (await readTextIfAny(root, file)) ?? '', LABEL));
  for (const file of (await listFiles(root, 'i18n')).filter((name) => name.endsWith('.json')))
    add(file, file.startsWith('i18n/zh/') ? 'zh' : 'en', stringsBelow(file, await readText(root, file), MESSAGE));
  const yaml = ['static/openapi', 'blog', 'i18n'].map((folder) => listFiles(root, folder));
  for (const file of (await Promise.all(yaml)).flat().filter((name) => /\.ya?ml$/.test(name))) {
    const isChinese = file.startsWith('i18n/zh/') || file.includes('.zh.');
    add(file, isChinese ? 'zh' : 'en', yamlTexts(await readText(root, file)));
  }
  return files;
}
