/** Pieces of MDX source, escaped where text could be read as markup. */

export function heading(depth: number, text: string, id: string): string {
  return `${'#'.repeat(depth)} ${text} {/* #${id} */}`;
}

/** A heading that has an id but neither a link to itself nor a place in the table of contents. */
export function partHeading(depth: number, text: string, id: string): string {
  // The text is no child: MDX would wrap it, or the heading, in a paragraph.
  return `<PartHeading as="h${depth}" id="${id}" text={${jsxString(text)}} />`;
}

export function fence(language: string, content: string): string {
  return `\`\`\`${language}\n${content}\n\`\`\``;
}

/** A code span that may hold backticks. */
export function code(text: string): string {
  // In a table, no code span can hold a pipe after a backslash.
  if (text.includes(String.raw`\|`))
    return `<code>{${JSON.stringify(text).replaceAll('|', String.raw`\u007c`)}}</code>`;
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${text}${pad}${ticks}`;
}

/**
 * Fences, escaped signs, code spans (they end at as many backticks as they begin with, in the same paragraph), words
 * that begin code at the beginning of a line, and signs that begin code.
 */
const PIECES =
  /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1|\\[\s\S]|(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\2(?!`)|^(?:im|ex)port\b|[{}<]/gm;

/** Markdown whose text is no code to MDX: braces, angle brackets, `import`. Code spans stay as they are. */
export function escapeText(markdown: string): string {
  return markdown.replaceAll(PIECES, (piece) => {
    if (/^[{}<]$/.test(piece)) return `\\${piece}`;
    return /^(?:im|ex)port$/.test(piece) ? `&#${piece.charCodeAt(0)};${piece.slice(1)}` : piece;
  });
}

/** A table; cells hold Markdown on one line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

const cell = (markdown: string) => markdown.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`);

/** A text as a JavaScript string literal on one line. */
export function jsxString(text: string): string {
  return JSON.stringify(text);
}
