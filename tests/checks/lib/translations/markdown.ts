import type {Definition, Nodes, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readFrontMatter} from '../frontMatter';
import {parseMarkdown, type MarkdownError} from '../markdown';
import {idOf} from '../outline';
import {Canonical, hashOf, normalizeCode} from './canonical';
import {addExpression, byName, isPresentation} from './estree';
import type {FileSection} from './section';

/** Fields of the front matter whose text is translated. Fields that both languages share belong to the structure. */
const FIELDS = ['title', 'description', 'keywords', 'sidebar_label', 'pagination_label', 'tags'] as const;

/** The part of a page before its first heading. */
const INTRODUCTION = 'introduction';

/** Elements of HTML that format text and say nothing. */
const FORMATTING: ReadonlySet<string> = new Set(['b', 'br', 'div', 'em', 'i', 'p', 'span', 'strong', 'u', 'wbr']);

type Attributes = Extract<Nodes, {type: 'mdxJsxFlowElement'}>['attributes'];

/** Adds what Markdown says to a canonical text, without its formatting. */
class Writer {
  constructor(
    private readonly canonical: Canonical,
    private readonly definitions: ReadonlyMap<string, Definition>,
  ) {}

  add(node: Nodes): void {
    const {canonical} = this;
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        canonical.text(node.value);
        return;
      case 'code':
        this.code(node.value, node.lang ?? '', node.meta ?? '');
        return;
      case 'break':
        canonical.text(' ');
        return;
      case 'link':
        this.children(node.children);
        this.address(node.url, node.title);
        return;
      case 'linkReference':
        this.children(node.children);
        this.reference(node.identifier);
        return;
      case 'image':
        canonical.text(node.alt ?? '');
        this.address(node.url, node.title);
        return;
      case 'imageReference':
        canonical.text(node.alt ?? '');
        this.reference(node.identifier);
        return;
      case 'delete':
        canonical.exact('~~');
        this.children(node.children);
        canonical.exact('~~');
        return;
      case 'tableRow':
        canonical.exact('row');
        this.children(node.children);
        return;
      case 'tableCell':
        canonical.exact('cell');
        this.children(node.children);
        return;
      case 'listItem':
        if (typeof node.checked === 'boolean') canonical.exact(`checked ${node.checked}`);
        this.block(node.children);
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.element(node.name, node.attributes);
        if (node.type === 'mdxJsxFlowElement') this.block(node.children);
        else this.children(node.children);
        return;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        addExpression(node.data?.estree, canonical);
        return;
      case 'html':
        canonical.exact(node.value);
        return;
      case 'yaml':
      case 'definition':
        return;
      default:
        if ('children' in node) this.block(node.children);
    }
  }

  /** Blocks and what is inside them; a blank parts them, as a line end does. */
  private block(children: readonly RootContent[]): void {
    this.canonical.text(' ');
    this.children(children);
    this.canonical.text(' ');
  }

  private children(children: readonly RootContent[]): void {
    for (const child of children) this.add(child);
  }

  /** The language and the options of a block are its structure, which must be the same in both languages anyway. */
  private code(code: string, language: string, meta: string): void {
    const [, double, single] = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta) ?? [];
    this.canonical.exact('code');
    this.canonical.text(double ?? single ?? '');
    // Of a diagram, indentation is a matter of taste.
    const text = language === 'mermaid' ? code.replaceAll(/^[ \t]+/gm, '').replaceAll(/[ \t]+/g, ' ') : code;
    this.canonical.exact(normalizeCode(text));
  }

  private address(url: string, title: string | null | undefined): void {
    this.canonical.exact(url);
    if (title) this.canonical.text(` ${title} `);
  }

  private reference(identifier: string): void {
    const definition = this.definitions.get(identifier);
    this.address(definition?.url ?? identifier, definition?.title);
  }

  private element(name: string | null, attributes: Attributes): void {
    if (name !== null && !FORMATTING.has(name)) this.canonical.exact(`<${name}>`);
    for (const attribute of byName(attributes, (item) => ('name' in item ? item.name : ''))) {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        addExpression(attribute.data?.estree, this.canonical);
        continue;
      }
      if (isPresentation(attribute.name)) continue;
      this.canonical.exact(attribute.name);
      if (typeof attribute.value === 'string') this.canonical.text(attribute.value);
      else addExpression(attribute.value?.data?.estree, this.canonical);
      this.canonical.end();
    }
  }
}

function definitionsOf(tree: Root): Map<string, Definition> {
  const found = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!found.has(node.identifier)) found.set(node.identifier, node);
  });
  return found;
}

interface Open {
  line: number;
  canonical: Canonical;
  writer: Writer;
}

/** Takes the body of a page apart into sections. */
class Splitter {
  private readonly sections = new Map<string, Open>();
  private readonly counts = new Map<string, number>();
  private readonly definitions: ReadonlyMap<string, Definition>;
  private current: Open;

  constructor(
    tree: Root,
    private readonly titles: {title: string; line: number}[],
    /** Whether elements at the top of the page are sections, as on pages that are made of them. */
    private readonly byElement: boolean,
  ) {
    this.definitions = definitionsOf(tree);
    this.current = this.open(INTRODUCTION, 1);
    this.walk(tree.children, true);
    this.addTitles(Infinity);
  }

  list(): FileSection[] {
    return [...this.sections]
      .filter(([, {canonical}]) => !canonical.isEmpty)
      .map(([name, {line, canonical}]) => ({name, line, hash: hashOf(canonical.toString())}));
  }

  private open(name: string, line: number): Open {
    const known = this.sections.get(name);
    if (known !== undefined) return known;
    const canonical = new Canonical();
    const section = {line, canonical, writer: new Writer(canonical, this.definitions)};
    this.sections.set(name, section);
    return section;
  }

  private walk(nodes: readonly RootContent[], isTop: boolean): void {
    for (const node of nodes) {
      const line = node.position?.start.line ?? 1;
      this.addTitles(line);
      const id = node.type === 'heading' ? idOf(node) : undefined;
      if (id !== undefined) this.current = this.open(`#${id}`, line);
      if (node.type !== 'mdxJsxFlowElement') this.current.writer.add(node);
      else {
        const outer = this.current;
        if (this.byElement && isTop) this.current = this.open(this.placeOf(node.name ?? ''), line);
        this.current.writer.add({...node, children: []});
        this.walk(node.children, false);
        this.current = outer;
      }
    }
  }

  private placeOf(element: string): string {
    const count = (this.counts.get(element) ?? 0) + 1;
    this.counts.set(element, count);
    return `<${element}>[${count}]`;
  }

  /** Titles of admonitions, which the parser gives apart from the tree. */
  private addTitles(before: number): void {
    while (this.titles[0] !== undefined && this.titles[0].line < before) {
      this.current.canonical.text(` ${this.titles.shift()?.title ?? ''} `);
    }
  }
}

function fieldSections(source: string): FileSection[] {
  const front = readFrontMatter(source);
  if ('error' in front) return [];
  return FIELDS.flatMap((name): FileSection[] => {
    const value = front.fields[name];
    if (value === undefined || value === null) return [];
    const canonical = new Canonical();
    // The order of a list of words means nothing.
    for (const item of Array.isArray(value) ? value.map(String).toSorted() : [String(value)]) {
      canonical.text(item);
      canonical.end();
    }
    return [{name, line: front.lines.get(name), hash: hashOf(canonical.toString())}];
  });
}

/**
 * The sections of a page: its translated fields of the front matter, the part before the first heading, and one section
 * for each heading with an id.
 *
 * @param byElement whether elements at the top of the page are sections of their own, `<Split>[2]`.
 */
export function pageSections(source: string, byElement: boolean): FileSection[] | MarkdownError {
  const markdown = parseMarkdown(source);
  if ('error' in markdown) return markdown;
  const titles = markdown.admonitions.flatMap(({title, line}) => (title === undefined ? [] : [{title, line}]));
  return [...fieldSections(source), ...new Splitter(markdown.tree, titles, byElement).list()];
}

const commonMark = unified().use(remarkParse).use(remarkGfm).freeze();

/** What makes a text more than a plain sentence for a Markdown parser. */
const MARKUP = /[*_`[\]<>#|~\\&\n]|^\s*(?:[-+]|\d+[.)])\s/;

/** Adds a text that is CommonMark without MDX, such as a description in an OpenAPI document. */
export function addCommonMark(text: string, canonical: Canonical): void {
  if (!MARKUP.test(text)) {
    canonical.text(text);
    return;
  }
  const tree = commonMark.parse(text);
  const writer = new Writer(canonical, definitionsOf(tree));
  for (const node of tree.children) writer.add(node);
}
