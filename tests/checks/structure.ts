import type {Check, Problem} from './check';
import {withoutComments, withoutSize, withoutTitle} from './lib/code';
import {readText} from './lib/files';
import {readFrontMatter} from './lib/frontMatter';
import {parseMarkdown} from './lib/markdown';
import {outlineOf, type Fence, type Outline, type Part} from './lib/outline';
import {findPages, type ContentPage} from './lib/pages';

/** Fields that say the same in both languages. */
const SHARED_FIELDS = ['slug', 'unlisted', 'draft', 'date', 'authors', 'counterpart', 'operation', 'compare'] as const;

/** Fences whose content is language itself: diagrams, and what programs and people say. */
const PROSE_FENCES: ReadonlySet<string> = new Set(['mermaid', 'text', '']);

const ID = /^[A-Za-z0-9][\w.-]*$/;
const LANGUAGE = {en: 'English', zh: 'Chinese'} as const;

interface ReadPage {
  page: ContentPage;
  outline: Outline;
  fields: Record<string, unknown>;
}

/** Reads one page and checks what concerns it alone. */
function readPage(page: ContentPage, source: string): {read?: ReadPage; problems: Problem[]} {
  const markdown = parseMarkdown(source);
  if ('error' in markdown) return {problems: [{file: page.file, line: markdown.line, message: markdown.error}]};
  const outline = outlineOf(markdown);
  const front = readFrontMatter(source);
  const problems = [
    ...headingProblems(page, outline),
    ...outline.tables.flatMap(({unnamed, line}) =>
      unnamed.map((column) => ({
        file: page.file,
        line,
        message: `column ${column} of the table needs a name, which screen readers say with each cell`,
      })),
    ),
    ...outline.fences.filter(({language}) => language === 'mermaid').flatMap((fence) => diagramProblems(page, fence)),
    ...markdown.admonitions
      .filter(({malformed}) => malformed)
      .map(({kind, line}) => ({
        file: page.file,
        line,
        message: `write ":::${kind}[Title]", or the line shows as text`,
      })),
  ];
  return {read: {page, outline, fields: 'error' in front ? {} : front.fields}, problems};
}

function headingProblems({file, kind}: ContentPage, {headings}: Outline): Problem[] {
  const seen = new Map<string, number>();
  return headings.flatMap(({depth, id, line}): Problem[] => {
    if (depth === 1)
      return kind === 'page'
        ? []
        : [{file, line, message: 'has a "#" heading; the title of the front matter is the heading of the page'}];
    if (id === undefined)
      return depth > 4 ? [] : [{file, line, message: 'the heading needs an id: ## Title {/* #id */}'}];
    const first = seen.get(id);
    seen.set(id, first ?? line);
    if (first !== undefined) return [{file, line, message: `the id "${id}" is taken by the heading of line ${first}`}];
    return ID.test(id)
      ? []
      : [{file, line, message: `the id "${id}" must be of ASCII letters, digits, "-", "_" and "."`}];
  });
}

function diagramProblems({file}: ContentPage, {code, line}: Fence): Problem[] {
  return ['accTitle', 'accDescr']
    .filter((field) => !new RegExp(`^[ \\t]*${field}[ \\t]*:[ \\t]*\\S`, 'm').test(code))
    .map((field) => ({file, line, message: `the diagram needs "${field}: ..." for those who cannot see it`}));
}

/** Compares two lists in order and reports the first difference, since the rest follows from it. */
function sequenceProblem(
  what: string,
  file: string,
  parts: readonly Part[],
  otherFile: string,
  other: readonly Part[],
): Problem[] {
  const length = Math.max(parts.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const mine = parts[index];
    const theirs = other[index];
    if (mine?.key === theirs?.key) continue;
    const has = mine ? `is "${mine.key}"` : 'is missing';
    const expected = theirs ? `"${theirs.key}" (line ${theirs.line})` : 'nothing';
    const message = `${what} ${index + 1} ${has}, but ${otherFile} has ${expected} there`;
    return [{file, line: mine?.line ?? parts.at(-1)?.line, message}];
  }
  return [];
}

function fenceProblems(file: string, fence: Fence, otherFile: string, other: Fence): Problem[] {
  const differs = (what: string, mine: string, theirs: string): Problem[] => [
    {file, line: fence.line, message: `${what} "${mine}", but "${theirs}" in ${otherFile}, line ${other.line}`},
  ];
  const options = ({language, meta}: Fence) => (language === 'mermaid' ? withoutSize(meta) : withoutTitle(meta));
  const [mine, theirs] = [options(fence), options(other)];
  if (mine !== theirs) return differs('the options of the code are', mine, theirs);
  if (PROSE_FENCES.has(fence.language)) return [];
  const lines = withoutComments(fence.code, fence.language);
  const otherLines = withoutComments(other.code, other.language);
  const index = [...lines, ''].findIndex((line, at) => line !== (otherLines[at] ?? ''));
  if (index < 0 && lines.length >= otherLines.length) return [];
  const at = index < 0 ? lines.length : index;
  return differs('the code, comments apart, has', lines[at]?.trim() ?? '', otherLines[at]?.trim() ?? '');
}

/** Links may come in another order, because sentences do. */
function targetProblem(file: string, parts: readonly Part[], otherFile: string, other: readonly Part[]): Problem[] {
  const left = other.map(({key}) => key);
  const extra = parts.filter(({key}) => {
    const index = left.indexOf(key);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  if (extra.length === 0 && left.length === 0) return [];
  const list = (keys: readonly string[]) => keys.join(', ') || 'none';
  const message = `links and images differ from ${otherFile}: only here ${list(extra.map(({key}) => key))}; only there ${list(left)}`;
  return [{file, line: extra[0]?.line, message}];
}

/** Compares a translation with its original; the problems are reported for the translation. */
function comparePair(en: ReadPage, zh: ReadPage): Problem[] {
  const file = zh.page.file;
  const otherFile = en.page.file;
  const sequence = (what: string, name: 'headings' | 'fences' | 'tables' | 'admonitions') =>
    sequenceProblem(what, file, zh.outline[name], otherFile, en.outline[name]);
  const fences = sequence('code block', 'fences');
  return [
    ...SHARED_FIELDS.filter((field) => JSON.stringify(zh.fields[field]) !== JSON.stringify(en.fields[field])).map(
      (field) => ({file, message: `front matter "${field}": must be the same as in ${otherFile}`}),
    ),
    ...sequence('heading', 'headings'),
    ...fences,
    // Where a block is missing, each further block would be compared with the wrong one.
    ...(fences.length > 0
      ? []
      : zh.outline.fences.flatMap((fence, index) => {
          const other = en.outline.fences[index];
          return other ? fenceProblems(file, fence, otherFile, other) : [];
        })),
    ...sequence('table', 'tables'),
    ...sequence('admonition', 'admonitions'),
    ...targetProblem(file, zh.outline.targets, otherFile, en.outline.targets),
  ];
}

/** The same page in both languages: headings and ids, code, links, images, tables, admonitions, shared fields. */
export const structure: Check = {
  name: 'structure',
  reads: 'sources',
  purpose: 'every page has its translation with the same headings, code, tables and links',
  async run(root) {
    const pages = await findPages(root);
    const problems: Problem[] = [];
    const read = new Map<string, ReadPage>();
    for (const page of pages) {
      const result = readPage(page, await readText(root, page.file));
      problems.push(...result.problems);
      if (result.read) read.set(page.file, result.read);
    }
    const known = new Set(pages.map(({file}) => file));
    for (const {file, locale, counterpart} of pages) {
      const other = LANGUAGE[locale === 'en' ? 'zh' : 'en'];
      if (!known.has(counterpart))
        problems.push({file, message: `has no ${other} counterpart; expected ${counterpart}`});
      const [en, zh] = [read.get(file), read.get(counterpart)];
      if (locale === 'en' && en && zh) problems.push(...comparePair(en, zh));
    }
    return {problems, looked: pages.length};
  },
};
