/** A token as Prism names it; the content of the last one of an empty line is a line break. */
export interface CodeToken {
  types: readonly string[];
  content: string;
}

/** Text without a color, or text with the names of the tokens that color it. */
export type CodePiece = string | {kinds: readonly string[]; content: string};

/** Kinds of tokens that `src/css/code.scss` colors; the others look like plain code and need no markup. */
export const COLOURED: ReadonlySet<string> = new Set(
  (
    'comment keyword builtin changed number inserted boolean variable attr-name property key string attr-value ' +
    'deleted selector tag class-name function'
  ).split(' '),
);

/**
 * The tokens of code in as few pieces as possible. React parts neighboring texts by comments, so texts without a
 * color are joined, over the ends of lines too.
 */
export function codePieces(lines: readonly (readonly CodeToken[])[]): CodePiece[] {
  const pieces: CodePiece[] = [];
  const add = (text: string) => {
    const last = pieces.at(-1);
    if (typeof last === 'string') pieces[pieces.length - 1] = last + text;
    else if (text !== '') pieces.push(text);
  };
  for (const line of lines) {
    for (const {types, content} of line) {
      const kinds = types.filter((type) => COLOURED.has(type));
      if (kinds.length === 0 || content.trim() === '') add(content.replace(/^\n$/, ''));
      else pieces.push({kinds, content});
    }
    add('\n');
  }
  return pieces;
}
