import type {Nodes, Parents, Root} from 'mdast';
import {literalsOf} from './expressions';
import type {Markdown} from './markdown';

/** A run of text for readers: a text node, a string of a component, a field of the front matter. */
export interface Piece {
  text: string;
  /** Line of its first character in the file, from 1. */
  line: number;
  /** Whether it is bold, as names of the console are, which keep the console's spelling. */
  bold?: boolean;
}

/** A paragraph, a heading or a string of a component. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'string';
  /** Its plain text without code and without the text of links. */
  text: string;
  /** Its plain text with the text of links, and with `CODE` in place of code. */
  whole: string;
  line: number;
}

/** What readers read on a page, apart from code. */
export interface Prose {
  pieces: Piece[];
  /** Strings of components that are ASCII alone and look like a sentence or a label. */
  strings: Piece[];
  /** Blocks outside tables. */
  blocks: Block[];
  /** Text nodes of paragraphs that go over more than one line. */
  broken: Piece[];
}

/** Attributes of components that are no text for readers. */
const TECHNICAL =
  /^(?:className|style|id|key|href|to|src|srcSet|poster|width|height|viewBox|d|points|icon|name|kind|type|rel|target|lang|hrefLang)$/;

/** What tells a command or a piece of code from a sentence: options, addresses, assignments. */
const CODE = /:\/\/|(?:^|\s)--?\w|[={}$\\]/;

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;
const isParent = (node: Nodes): node is Parents => 'children' in node;

/** Text below a node without code and, for blocks, without links. */
function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'link' || node.type === 'linkReference' || !isParent(node)) return ' ';
  return node.children.map(plainText).join('');
}

/** Text below a node with the text of links; code is one word. */
function wholeText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return 'CODE';
  return isParent(node) ? node.children.map(wholeText).join('') : '';
}

class Collector {
  readonly prose: Prose = {pieces: [], strings: [], blocks: [], broken: []};

  walk(node: Nodes, inTable = false, bold = false): void {
    this.collect(node, inTable, bold);
    if (!isParent(node)) return;
    for (const child of node.children)
      this.walk(child, inTable || node.type === 'table', bold || node.type === 'strong');
  }

  private collect(node: Nodes, inTable: boolean, bold: boolean): void {
    switch (node.type) {
      case 'text':
        this.prose.pieces.push({text: node.value, line: lineOf(node), bold});
        break;
      case 'image':
      case 'imageReference':
        if (node.alt) this.prose.pieces.push({text: node.alt, line: lineOf(node)});
        break;
      case 'paragraph':
      case 'heading':
        if (!inTable)
          this.prose.blocks.push({
            kind: node.type,
            text: plainText(node),
            whole: wholeText(node).trim(),
            line: lineOf(node),
          });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || TECHNICAL.test(attribute.name)) continue;
          if (typeof attribute.value === 'string') this.string(attribute.value, lineOf(node));
          else this.expression(attribute.value?.data?.estree);
        }
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        this.expression(node.data?.estree);
        break;
      default:
    }
  }

  private expression(estree: unknown): void {
    for (const {value, line, property = ''} of literalsOf(estree)) {
      if (!TECHNICAL.test(property)) this.string(value, line);
    }
  }

  /** Strings are sentences, but also names, classes and commands. Short ASCII ones say nothing about a page. */
  string(value: string, line: number): void {
    const isCode = CODE.test(value);
    if (/\P{ASCII}/u.test(value)) this.prose.pieces.push({text: value, line});
    else if (!isCode && /^[A-Z]|\s/.test(value)) this.prose.strings.push({text: value, line});
    if (!isCode) this.prose.blocks.push({kind: 'string', text: value, whole: value, line});
  }
}

/** Text nodes of paragraphs in which a line ends; a hard line break is a node of its own and no fault. */
function brokenLines(node: Nodes, inParagraph: boolean): Piece[] {
  if (node.type === 'text')
    return inParagraph && node.value.includes('\n') ? [{text: node.value, line: lineOf(node)}] : [];
  if (!isParent(node)) return [];
  return node.children.flatMap((child) => brokenLines(child, inParagraph || node.type === 'paragraph'));
}

/** Collects what readers read on a page. */
export function proseOf({tree, admonitions}: {tree: Root; admonitions: Markdown['admonitions']}): Prose {
  const collector = new Collector();
  collector.walk(tree);
  for (const {title, line} of admonitions) {
    // Code in a title is no prose, as everywhere else.
    if (title !== undefined) for (const part of title.split(/`[^`]*`/)) collector.string(part, line);
  }
  collector.prose.broken.push(...brokenLines(tree, false));
  return collector.prose;
}
