import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {isRecord} from '../../../src/lib/isRecord';

/** The fields at the top of a Markdown file. */
export interface FrontMatter {
  fields: Record<string, unknown>;
  /** Line of each field in the file, from 1. */
  lines: ReadonlyMap<string, number>;
  /** What follows the front matter. */
  body: string;
}

/** Why front matter cannot be read. */
export interface FrontMatterError {
  error: string;
  line: number;
}

const BLOCK = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Reads the YAML between the two `---` lines at the top of a file. */
export function readFrontMatter(source: string): FrontMatter | FrontMatterError {
  const match = source.startsWith('---') ? BLOCK.exec(source) : null;
  if (match?.index !== 0) return {error: 'is missing: the file must begin with ---', line: 1};
  const counter = new LineCounter();
  const document = parseDocument(match[1] ?? '', {lineCounter: counter});
  const [error] = document.errors;
  // The message repeats the lines of the source below its first line.
  if (error)
    return {error: `is broken YAML: ${firstLine(error.message)}`, line: counter.linePos(error.pos[0]).line + 1};
  const fields: unknown = document.toJS() ?? {};
  if (!isRecord(fields)) return {error: 'must be a list of "field: value" lines', line: 1};
  const lines = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const {key} of document.contents.items) {
      if (isScalar(key) && key.range) lines.set(String(key.value), counter.linePos(key.range[0]).line + 1);
    }
  }
  return {fields, lines, body: source.slice(match[0].length)};
}

/** Whether a page is left out of the production build by `draft: true`. */
export function isDraft(source: string): boolean {
  const read = readFrontMatter(source);
  return !('error' in read) && read.fields.draft === true;
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
}
