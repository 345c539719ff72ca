import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';

/** A fenced block of code. */
export interface Block {
  language: string;
  /** Options behind the language. */
  meta: string;
  code: string;
  /** Line of the opening fence; the first line of the code is the next one. */
  line: number;
}

/**
 * Constructs of Markdown that MDX does not have, and those inside paragraphs. Without them, fences are where MDX
 * sees them, and reading takes a third of the time.
 */
const NOT_NEEDED = [
  'codeIndented',
  'htmlFlow',
  'htmlText',
  'autolink',
  'attention',
  'characterEscape',
  'characterReference',
  'codeText',
  'definition',
  'hardBreakEscape',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'setextUnderline',
];

function onlyBlocks(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {disable: {null: NOT_NEEDED}}];
}

const parser = unified().use(remarkParse).use(onlyBlocks).freeze();

const MARKDOWN: ReadonlySet<string> = new Set(['markdown', 'mdx']);
const FENCE = /^[\s>]*(?:[-*+]|\d+[.)])?[\s>]*(?:`{3}|~{3})/m;

/** Blocks of a page. */
export function fencesOf(source: string): Block[] {
  const found: Block[] = [];
  if (!FENCE.test(source)) return found;
  visit(parser.parse(source), 'code', ({lang, meta, value, position}) => {
    found.push({language: lang ?? '', meta: meta ?? '', code: value, line: position?.start.line ?? 1});
  });
  return found;
}

/** Blocks of a page, also those inside an example of Markdown, which follow it. */
export function blocksOf(source: string): Block[] {
  return fencesOf(source).flatMap((block) =>
    MARKDOWN.has(block.language)
      ? [block, ...blocksOf(block.code).map((inner) => ({...inner, line: block.line + inner.line}))]
      : [block],
  );
}

/** Whether a block is output or a part that no parser understands; its author says so. */
export function isSkipped({language, meta}: Block): boolean {
  const words = meta.replaceAll(/="[^"]*"|='[^']*'/g, '').split(/\s+/);
  return language === 'text' || words.includes('fragment');
}
