import type {Nodes, PhrasingContent, Strong} from 'mdast';
import {normalizeName} from '../../../scripts/platform/interface';
import type {Locale} from '../../../src/config/locale';
import type {Markdown} from './markdown';

/** A name of the interface, as a page prints it in bold. */
export interface BoldName {
  /** Without the punctuation at its end. */
  name: string;
  /** Line in the file, from 1. */
  line: number;
  /** Names before it in the same menu path, from the outermost. */
  parents: string[];
  /** Whether it is in a numbered step. */
  inStep: boolean;
}

/** What readers replace, such as `TEAM_NAME`. */
const PLACEHOLDER = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

const ENDS_SENTENCE = /[.。:：!！?？;；,，]$/u;
const STARTS_AFTER_LEAD = /^\s*(?:[.。:：—–]|-\s)/u;
const PATH = /\s+>\s+/;

const isParent = (node: Nodes): node is Extract<Nodes, {children: unknown[]}> => 'children' in node;

/** Text of a bold run, or undefined when it holds code, which no name does. */
function textOf(node: Nodes): string | undefined {
  if (node.type === 'text') return node.value;
  if (!isParent(node)) return undefined;
  const parts = node.children.map(textOf);
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Whether a bold run opens a paragraph, a list item or a table cell as its title: `**Volumes.** They ...`. */
function isLeadIn(text: string, siblings: readonly PhrasingContent[], index: number): boolean {
  if (index > 0) return false;
  const next = siblings[index + 1];
  return ENDS_SENTENCE.test(text.trim()) || (next?.type === 'text' && STARTS_AFTER_LEAD.test(next.value));
}

/**
 * Whether a bold run outside a menu path looks like a name. English names begin with a capital letter or a digit;
 * Chinese has no such sign, so everything but a sentence counts.
 */
function looksLikeName(text: string, locale: Locale): boolean {
  return !ENDS_SENTENCE.test(text.trim()) && (locale === 'zh' || /^[\p{Lu}\p{N}]/u.test(text.trim()));
}

interface Run {
  text: string;
  line: number;
  leadIn: boolean;
}

/** Bold runs of one paragraph, joined to paths where only ` > ` separates them: `**A** > **B**`. */
function runsOf(siblings: readonly PhrasingContent[]): Run[][] {
  const paths: Run[][] = [];
  siblings.forEach((node, index) => {
    if (node.type !== 'strong') return;
    const text = textOf(node);
    if (text === undefined) return;
    const run = {text, line: lineOf(node), leadIn: isLeadIn(text, siblings, index)};
    const before = siblings[index - 1];
    const joined = before?.type === 'text' && /^\s*>\s*$/.test(before.value) && siblings[index - 2]?.type === 'strong';
    const open = paths.at(-1);
    if (joined && open !== undefined) open.push(run);
    else paths.push([run]);
  });
  return paths;
}

function lineOf(node: Strong): number {
  return node.position?.start.line ?? 1;
}

/** Names in the bold runs of one paragraph, heading or cell. */
function namesIn(siblings: readonly PhrasingContent[], locale: Locale, inStep: boolean): BoldName[] {
  return runsOf(siblings).flatMap((path) => {
    const steps = path.flatMap(({text, line}) => text.split(PATH).map((step) => ({name: normalizeName(step), line})));
    const [first] = path;
    if (steps.length === 1 && (first === undefined || first.leadIn || !looksLikeName(first.text, locale))) return [];
    return steps.flatMap(({name, line}, index) => {
      if (PLACEHOLDER.test(name) || !/\p{L}/u.test(name)) return [];
      return [{name, line, parents: steps.slice(0, index).map((step) => step.name), inStep}];
    });
  });
}

/** Names of the interface on a page: menu paths, and bold runs that look like a name. */
export function boldNamesOf({tree}: Pick<Markdown, 'tree'>, locale: Locale): BoldName[] {
  const namesBelow = (node: Nodes, inStep: boolean): BoldName[] => {
    if (!isParent(node) || node.type === 'strong') return [];
    const own = namesIn(node.children as PhrasingContent[], locale, inStep);
    const below = inStep || (node.type === 'list' && node.ordered === true);
    return [...own, ...node.children.flatMap((child) => namesBelow(child, below))];
  };
  return namesBelow(tree, false);
}
