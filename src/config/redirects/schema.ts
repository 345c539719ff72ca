import {isSeq, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {canonicalPath} from '../../lib/canonicalPath';
import {LOCALES, type Localized} from '../locale';

/** Where a row is, for messages. */
export interface Place {
  /** Path of the file, relative to the project. */
  file: string;
  /** Line of the row, from 1. */
  line: number;
  /** Number of the row in its file, from 1. */
  row: number;
}

/** Old ids of headings to the present ones: `{'添加-http-策略': 'add-http-policy'}`. */
export type Anchors = Readonly<Record<string, string>>;

/** One address that moved. */
export interface PageRedirect {
  place: Place;
  /** Path in canonical form, decoded, without language: `/docs/old`. */
  from: string;
  /** Whether the old address ended with `.html`. */
  hadHtml: boolean;
  /**
   * Target for readers of each language, decoded: a path without language, with or without hash, or an address
   * elsewhere.
   */
  to: Localized;
  anchors: Anchors;
}

/** A folder that moved: every page below `to` is also found below `from`. Paths without the star. */
export interface FolderRedirect {
  place: Place;
  from: string;
  to: string;
}

/** A page that kept its address and whose headings have other ids than before. */
export interface RenamedAnchors {
  place: Place;
  page: string;
  anchors: Anchors;
}

/** Everything that the redirect files say. */
export interface RedirectTable {
  pages: PageRedirect[];
  folders: FolderRedirect[];
  renamed: RenamedAnchors[];
}

/** What is wrong with a row. */
export interface RowProblem {
  file: string;
  line: number;
  message: string;
}

const TEXT = {error: 'must be text'};
const STAR = '/*';
/** Languages that a path may begin with. `/en` is no place of its own: it leads to the page without it. */
const LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?:/|$)`);

/** Whether a target is an address elsewhere. */
export const isExternal = (to: string): boolean => to.startsWith('https://');

/** A target without its hash. */
export const pathOf = (to: string): string => to.replace(/#.*$/, '');

const canDecode = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Characters that mean something to a server, a shell or HTML have no place in an address. */
function characterProblem(text: string): string | undefined {
  if (/[\s"'<>\\^`{|}$;]/.test(text)) return 'must hold no space, quote, bracket, backslash, "$" or ";"';
  if (!canDecode(text)) return 'has a "%" that stands for no character';
  if (text.replace(/\/\*$/, '').includes('*')) return 'may have a star only as its end, "/*"';
  return undefined;
}

function fromProblem(text: string): string | undefined {
  if (!text.startsWith('/')) return 'must begin with "/"';
  if (/[?#]/.test(text)) return 'must have no query and no hash: queries are kept, and old hashes go to "anchors"';
  if (/^\/zh(?:\/|$)/.test(text)) return 'must have no language: a row counts for all of them';
  return characterProblem(text);
}

function targetProblem(text: string): string | undefined {
  if (text.includes('?')) return 'must have no query: that of the visitor is kept';
  if (text.endsWith('#')) return 'has an empty hash; leave out the "#"';
  if (isExternal(text)) {
    if (/\/$/.test(pathOf(text))) return 'must not end with a slash';
    const isEncoded = canDecode(text) && encodeURI(decodeURI(text)) === text;
    return URL.canParse(text) && isEncoded ? characterProblem(text) : 'must be an address as a browser copies it';
  }
  if (!text.startsWith('/')) return 'must begin with "/" or with "https://"';
  if (LANGUAGE.test(text)) return 'must have no language; use "zh" where Chinese readers need another target';
  const path = pathOf(text);
  if (!path.endsWith(STAR) && canonicalPath(path) !== path) {
    return 'must be the canonical path of a page: without ".html", "/index" and a slash at the end';
  }
  return characterProblem(text);
}

function pageProblem(text: string): string | undefined {
  if (isExternal(text) || /[#*]/.test(text)) return 'must be the path of a page, without hash and star';
  return targetProblem(text);
}

const checked = (problemOf: (text: string) => string | undefined) =>
  z.string(TEXT).superRefine((text, context) => {
    const message = problemOf(text);
    if (message !== undefined) context.addIssue({code: 'custom', message});
  });

const from = checked(fromProblem);
const target = checked(targetProblem);

const anchors = z.record(
  z.string().regex(/^[^\s#]+$/),
  z.string(TEXT).regex(/^[\w-]+$/, 'must be the id of a heading, such as "add-http-policy", without "#"'),
  {error: 'must map old ids, without "#" and spaces, to present ones, such as {old-id: new-id}'},
);

const REFUSED = {
  error: (issue: z.core.$ZodRawIssue) =>
    issue.code === 'unrecognized_keys'
      ? `has the unknown ${issue.keys.map((key: string) => `"${key}"`).join(', ')}; a row holds from, to, zh and anchors, or page and anchors`
      : 'must be a row such as {from: /docs/old, to: /docs/new}',
};

const movedRow = z
  .strictObject({from, to: target, zh: target.optional(), anchors: anchors.optional()}, REFUSED)
  .superRefine((row, context) => {
    const report = (field: string, message: string) => context.addIssue({code: 'custom', path: [field], message});
    const isFolder = row.from.endsWith(STAR);
    if (isFolder !== row.to.endsWith(STAR)) report('to', 'must end with "/*" when "from" does, and only then');
    if (isFolder && row.zh !== undefined) report('zh', 'is not for folders; write a row for each page');
    if (row.zh?.endsWith(STAR)) report('zh', 'is not for folders; write a row for each page');
    if (isFolder && row.anchors) report('anchors', 'are not for folders; write a row for each page');
    for (const field of ['to', 'zh'] as const) {
      if (!row.anchors || !row[field] || isFolder) continue;
      if (isExternal(row[field])) report('anchors', `have no effect: "${field}" is an address elsewhere`);
      // RFC 9110, section 10.2.2: the hash of a redirect replaces the one that the visitor brings.
      else if (row[field].includes('#')) {
        report(
          'anchors',
          `have no effect: the hash of "${field}" replaces the one that the visitor brings; leave out one`,
        );
      }
    }
  });

const renamedRow = z.strictObject({page: checked(pageProblem), anchors}, REFUSED);

/** Ids as they are in HTML: those of an address may be percent-encoded. */
function decodedAnchors(written: Anchors = {}): Anchors {
  return Object.fromEntries(Object.entries(written).map(([old, id]) => [decodeId(old), id]));
}

function decodeId(id: string): string {
  return canDecode(id) ? decodeURIComponent(id) : id;
}

/**
 * Reads one file of redirects.
 *
 * @param file its path, for messages.
 * @returns the rows that are right, and what is wrong with the others.
 */
export function parseRedirects(text: string, file: string): {table: RedirectTable; problems: RowProblem[]} {
  const table: RedirectTable = {pages: [], folders: [], renamed: []};
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  const [error] = document.errors;
  if (error) {
    const message = `is broken YAML: ${(error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '')}`;
    return {table, problems: [{file, line: counter.linePos(error.pos[0]).line, message}]};
  }
  if (document.contents === null) return {table, problems: []};
  if (!isSeq(document.contents)) {
    const message = 'must be a list of rows such as "- {from: /docs/old, to: /docs/new}"';
    return {table, problems: [{file, line: 1, message}]};
  }
  const rows: unknown = document.toJS();
  const problems = document.contents.items.flatMap((item, index): RowProblem[] => {
    const range = (item as {range?: [number, number, number] | null}).range;
    const place = {file, line: range ? counter.linePos(range[0]).line : 1, row: index + 1};
    return addRow(table, (rows as unknown[])[index], place);
  });
  return {table, problems};
}

function addRow(table: RedirectTable, row: unknown, place: Place): RowProblem[] {
  const isRenamed = typeof row === 'object' && row !== null && 'page' in row;
  const issues = isRenamed ? addRenamed(table, row, place) : addMoved(table, row, place);
  return issues.map(({path, message}) => ({
    file: place.file,
    line: place.line,
    message: `row ${place.row}${path.map((field) => `, "${String(field)}"`).join('')}: ${message}`,
  }));
}

function addRenamed({renamed}: RedirectTable, row: unknown, place: Place): z.core.$ZodIssue[] {
  const {data, error} = renamedRow.safeParse(row);
  if (!data) return error.issues;
  renamed.push({place, page: data.page, anchors: decodedAnchors(data.anchors)});
  return [];
}

function addMoved({pages, folders}: RedirectTable, row: unknown, place: Place): z.core.$ZodIssue[] {
  const {data, error} = movedRow.safeParse(row);
  if (!data) return error.issues;
  if (data.from.endsWith(STAR)) {
    folders.push({place, from: data.from.slice(0, -STAR.length), to: data.to.slice(0, -STAR.length)});
    return [];
  }
  pages.push({
    place,
    from: canonicalPath(decodeURI(data.from)),
    hadHtml: data.from.endsWith('.html'),
    to: {en: decodeURI(data.to), zh: decodeURI(data.zh ?? data.to)},
    anchors: decodedAnchors(data.anchors),
  });
  return [];
}
