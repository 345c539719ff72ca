/** Languages in which `--` begins a comment. Elsewhere it begins an option, as in `ls --all`. */
const DASH_COMMENTS: ReadonlySet<string> = new Set(['sql', 'lua', 'haskell']);

const BLOCK_COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g;

/** Behind a blank or at the start of a line, so that `https://` and `a#b` are no comments; `#fff` and `#!` neither. */
const LINE_COMMENT = /(^|\s)(?:#(?![!\w])|\/\/).*$/;
const DASH_COMMENT = /(^|\s)--(?=\s|$).*$/;

/**
 * The lines of a code sample without what may differ between two languages: comments, empty lines, blanks at
 * the end. Strings are not understood: what looks like a comment inside one counts as a comment.
 */
export function withoutComments(code: string, language: string): string[] {
  return code
    .replaceAll(BLOCK_COMMENT, '')
    .split('\n')
    .map((line) => line.replace(LINE_COMMENT, ''))
    .map((line) => (DASH_COMMENTS.has(language) ? line.replace(DASH_COMMENT, '') : line))
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** Options of a fence without its title, which is a text like any other. */
export function withoutTitle(meta: string): string {
  return meta
    .replace(/\btitle=(?:"[^"]*"|'[^']*')/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Options of a diagram without its size: words of two languages are of different width. */
export function withoutSize(meta: string): string {
  return meta
    .split(/\s+/)
    .filter((word) => !word.startsWith('size='))
    .join(' ');
}
