import type {Root} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The opening line of an admonition. */
export interface Admonition {
  /** Such as `note`. */
  kind: string;
  /** Text between the brackets. */
  title?: string;
  line: number;
  /** Whether Docusaurus would show the line as text, because something else than `[title]` follows the kind. */
  malformed: boolean;
}

/** A Markdown page as a tree, with line numbers of the file. */
export interface Markdown {
  tree: Root;
  admonitions: Admonition[];
}

/** Why a page cannot be read. */
export interface MarkdownError {
  error: string;
  line?: number;
}

/** Reads Markdown as Docusaurus does (format `mdx`, tables, Chinese emphasis). */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkMdx)
  .freeze();

const FENCE = /^[\s>]*(`{3,}|~{3,})(.*)$/;
const DIRECTIVE = /^[\s>]*:{3,}(.*)$/;
const OPENING = /^([A-Za-z][\w-]*)(?:\[(.*)\])?(?:\{.*\})?(.*)$/;

/**
 * Takes the `:::` lines out, which plain Markdown would join with the paragraphs beside them. Blank lines stay
 * in their place, so that line numbers hold.
 */
function takeAdmonitions(source: string): {source: string; admonitions: Admonition[]} {
  const admonitions: Admonition[] = [];
  let fence = '';
  const lines = source.split('\n').map((line, index) => {
    const [, marks = '', info = ''] = FENCE.exec(line) ?? [];
    if (fence === '' && marks !== '') fence = marks;
    else if (marks.startsWith(fence) && info.trim() === '') fence = '';
    if (fence !== '') return line;
    const directive = DIRECTIVE.exec(line)?.[1]?.trim();
    if (directive === undefined) return line;
    const [, kind, title, rest = ''] = OPENING.exec(directive) ?? [];
    if (kind !== undefined) admonitions.push({kind, title, line: index + 1, malformed: rest.trim() !== ''});
    return '';
  });
  return {source: lines.join('\n'), admonitions};
}

function parse(text: string): Markdown | MarkdownError {
  const {source, admonitions} = takeAdmonitions(text);
  try {
    return {tree: parser.parse(source), admonitions};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = 'line' in error && typeof error.line === 'number' ? error.line : undefined;
    return {error: `is broken MDX: ${error.message}`, line};
  }
}

/** Pages that were parsed, since several checks of one run read each page. */
const parsed = new Map<string, Markdown | MarkdownError>();

/** Parses a page; broken MDX is an answer and no exception. The tree is shared: read it, and do not change it. */
export function parseMarkdown(text: string): Markdown | MarkdownError {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const markdown = parse(text);
  parsed.set(text, markdown);
  return markdown;
}
