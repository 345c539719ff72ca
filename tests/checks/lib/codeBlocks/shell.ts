import {runProgram, withFiles} from './programs';
import {lineAt, type Fault, type Reader} from './reader';

/**
 * Rules of ShellCheck that do not hold for a piece of a page. A reader types the pieces into one shell, one after
 * another, so what one sets another uses, and a shell that exits takes the reader's work with it.
 */
const NOT_FOR_PIECES: Readonly<Record<string, string>> = {
  SC1090: 'a sourced file is on the machine of the reader',
  SC1091: 'a sourced file is on the machine of the reader',
  SC2034: 'a variable may be used by the next block',
  SC2154: 'a variable may be set by the block before',
  SC2155: 'masked exit codes matter to scripts, and a second line costs the reader more',
  SC2164: '`cd x || exit` would close the shell of the reader',
};

/** A word in angle brackets, which a shell reads as two redirections. */
const PLACEHOLDER = /<([A-Za-z][\w.-]*)>/g;
const QUOTED = /\\.|'[^']*'|"(?:\\[\s\S]|[^"\\])*"|(^|\s)#.*|<<-?[ \t]*(['"]?)(\w+)\2[\s\S]*?\n[ \t]*\3(?=\n|$)/gm;

/** The same code with a blank for each character of its strings, comments and here-documents. */
function withoutStrings(code: string): string {
  return code.replaceAll(QUOTED, (text) => text.replaceAll(/[^\n]/g, ' '));
}

/** Placeholders that a shell would take for redirections. */
export function placeholdersOf(code: string): {name: string; offset: number}[] {
  return [...withoutStrings(code).matchAll(PLACEHOLDER)].map(({1: name = '', index}) => ({name, offset: index}));
}

function placeholderFaults(code: string): Fault[] {
  return placeholdersOf(code).map(({name, offset}) => ({
    line: lineAt(code, offset),
    message: `a shell reads <${name}> as redirections: write ${name.toUpperCase().replaceAll(/\W/g, '_')}`,
  }));
}

/** The same code with a word in the place of each placeholder, so that the rest can be read. */
function withoutPlaceholders(code: string): string {
  return placeholdersOf(code).reduce(
    (text, {name, offset}) => `${text.slice(0, offset)}x${name}x${text.slice(offset + name.length + 2)}`,
    code,
  );
}

/** What `bash -n` printed: the first fault of each block, since the others follow from it. */
export function bashFaults(stderr: string): Map<number, Fault> {
  const faults = new Map<number, Fault>();
  for (const [, file = '', line = '', message = ''] of stderr.matchAll(/^(\d+): line (\d+): (.*)$/gm)) {
    const place = Number(file);
    if (!faults.has(place)) faults.set(place, {line: Number(line), message: `bash: ${message}`});
  }
  return faults;
}

interface Comment {
  file: string;
  line: number;
  level: string;
  code: number;
  message: string;
}

function isComment(value: unknown): value is Comment {
  return typeof value === 'object' && value !== null && 'file' in value && 'line' in value && 'code' in value;
}

/** What ShellCheck printed as `json1`. */
export function shellcheckFaults(stdout: string): Map<number, Fault[]> {
  const report: unknown = JSON.parse(stdout);
  const comments: unknown =
    typeof report === 'object' && report !== null && 'comments' in report ? report.comments : undefined;
  const faults = new Map<number, Fault[]>();
  for (const comment of Array.isArray(comments) ? comments.filter(isComment) : []) {
    const place = Number(comment.file);
    const fault = {line: comment.line, message: `shellcheck SC${comment.code}: ${comment.message}`};
    faults.set(place, [...(faults.get(place) ?? []), fault]);
  }
  return faults;
}

/** Shell commands: `bash -n` says whether they can be read, ShellCheck whether they do what they look like. */
export function shell(dialect: 'bash' | 'sh'): Reader {
  return (codes) => {
    const files = Object.fromEntries(codes.map((code, index) => [String(index), `${withoutPlaceholders(code)}\n`]));
    const names = Object.keys(files);
    return withFiles(files, async (cwd) => {
      const lint = ['--norc', `--shell=${dialect}`, '--severity=warning', '--format=json1'];
      const [bash, shellcheck] = await Promise.all([
        runProgram('bash', ['-c', 'for file; do bash -n "$file"; done', 'bash', ...names], {cwd}),
        runProgram('shellcheck', [...lint, `--exclude=${Object.keys(NOT_FOR_PIECES).join(',')}`, ...names], {cwd}),
      ]);
      const syntax = bashFaults(bash?.stderr ?? '');
      const advice = shellcheck ? shellcheckFaults(shellcheck.stdout) : new Map<number, Fault[]>();
      const faults = codes.map((code, index) => {
        const broken = syntax.get(index);
        return [...placeholderFaults(code), ...(broken ? [broken] : (advice.get(index) ?? []))];
      });
      const missing = [bash ? [] : ['bash'], shellcheck ? [] : ['shellcheck']].flat();
      return missing.length === 0
        ? {faults}
        : {faults, note: `${missing.join(' and ')} not found; install the Debian packages ${missing.join(' ')}`};
    });
  };
}
