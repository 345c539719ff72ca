import type {Rule} from './rules';

/** A run of text for readers, with its place. */
export interface Passage {
  text: string;
  /** Line of its first character, from 1. */
  line: number;
  scope: 'text' | 'title' | 'heading' | 'paragraph';
  bold?: boolean;
}

/** Where a text breaks a rule. */
export interface Finding {
  rule: string;
  line: number;
  /** What was found and the preferred wording. */
  message: string;
}

const QUOTED = /"[^"\n]*"|“[^”\n]*”|「[^」\n]*」/g;

interface Range {
  start: number;
  end: number;
}

const rangesOf = (text: string, pattern: RegExp): Range[] =>
  [...text.matchAll(pattern)].map(({index, 0: found}) => ({start: index, end: index + found.length}));

/** Where a phrase is, whatever its case. */
function rangesOfPhrase(text: string, phrase: string): Range[] {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return rangesOf(text, new RegExp(escaped, 'giu'));
}

const linesBefore = (text: string, index: number) => text.slice(0, index).split('\n').length - 1;
const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;

function findingsOfRule(rule: Rule, {text, line, scope, bold = false}: Passage): Finding[] {
  if (!rule.in.includes(scope) || (bold && !rule.bold)) return [];
  const told = `(${rule.id}: ${rule.reason})`;
  if (rule.maxWords !== undefined) {
    const words = countWords(text);
    if (words <= rule.maxWords) return [];
    return [{rule: rule.id, line, message: `${words} words in a ${scope}: write at most ${rule.maxWords} ${told}`}];
  }
  const found = rule.matchers.flatMap(({pattern, prefer}) =>
    rangesOf(text, pattern).map((range) => ({...range, prefer})),
  );
  if (found.length === 0) return [];
  const allowed = [
    ...rule.except.flatMap((phrase) => rangesOfPhrase(text, phrase)),
    ...(rule.quoted ? [] : rangesOf(text, QUOTED)),
  ];
  return found
    .filter(({start, end}) => !allowed.some((range) => range.start <= start && end <= range.end))
    .map(({start, end, prefer}) => ({
      rule: rule.id,
      line: line + linesBefore(text, start),
      message: `"${text.slice(start, end)}": write ${prefer} ${told}`,
    }));
}

/** Whether a rule applies to a file. */
function appliesTo({notIn}: Rule, file: string): boolean {
  return !notIn.some((place) => file === place || file.startsWith(place.endsWith('/') ? place : `${place}/`));
}

/**
 * What breaks the rules in the passages of a file, in the order of the lines.
 *
 * @param rules those of the language of the file.
 */
export function findingsOf(rules: readonly Rule[], file: string, passages: readonly Passage[]): Finding[] {
  return rules
    .filter((rule) => appliesTo(rule, file))
    .flatMap((rule) => passages.flatMap((passage) => findingsOfRule(rule, passage)))
    .sort((a, b) => a.line - b.line);
}
