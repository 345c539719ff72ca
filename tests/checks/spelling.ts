import path from 'node:path';
import type {CSpellReporter, Issue} from 'cspell';
import type {Check, Problem} from './check';
import {readText} from './lib/files';

/** Settings of cspell, which editors read, too. */
const SETTINGS = 'cspell.yaml';

/** Words of this project that are right, one a line. */
const WORDS = 'tests/checks/language/words.txt';

/** The most suggestions that a message names. */
const SUGGESTIONS = 3;

/** What is wrong with the list of words: it is sorted, so that two branches seldom change the same line. */
export function listProblems(source: string): Problem[] {
  const lines = source.replace(/\n$/, '').split('\n');
  const key = (word: string) => word.toLowerCase();
  return lines.flatMap((word, index) => {
    const report = (message: string): Problem[] => [{file: WORDS, line: index + 1, message}];
    if (!/^\S+$/.test(word)) return report('must hold one word a line');
    const before = lines[index - 1];
    if (before === undefined || key(before) < key(word)) return [];
    if (key(before) === key(word)) return report(`"${word}" is there twice: keep one, in any case`);
    return report(`"${word}" must stand before "${before}": the list is sorted, whatever the case`);
  });
}

function problemOf(root: string, {text, uri = '', row, suggestions = []}: Issue): Problem {
  const advice = suggestions.slice(0, SUGGESTIONS).join(', ');
  return {
    file: path.relative(root, decodeURIComponent(new URL(uri).pathname)),
    line: row,
    message:
      `"${text}" is not in the American English dictionary${advice === '' ? '' : `; did you mean ${advice}?`} ` +
      `(put code in backticks, and add a correct word to ${WORDS})`,
  };
}

/** English is spelled as in America; names and terms of the field are in a list. */
export const spelling: Check = {
  name: 'spelling',
  reads: 'sources',
  takesFiles: true,
  purpose: 'English pages, interface texts, OpenAPI documents and comments are spelled as in American English',
  async run(root, only) {
    // The package has ES modules alone.
    const {lint} = await import('cspell');
    const problems: Problem[] = [];
    const reporter: CSpellReporter = {
      issue: (issue) => problems.push(problemOf(root, issue)),
      error: (message, error) => problems.push({file: SETTINGS, message: `${message}: ${error.message}`}),
    };
    const {files} = await lint(
      [...(only ?? [])],
      {
        root,
        config: path.join(root, SETTINGS),
        showSuggestions: true,
        cache: true,
        cacheStrategy: 'content',
        cacheLocation: path.join(root, 'node_modules/.cache/cspell'),
      },
      reporter,
    );
    // It works on several files at a time.
    problems.sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0));
    if (!only) problems.push(...listProblems(await readText(root, WORDS)));
    return {problems, looked: files};
  },
};
