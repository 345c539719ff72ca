/** Pieces of MDX source, escaped where text could be read as markup. */

export function heading(depth: number, text: string, id: string): string {
  return `${'#'.repeat(depth)} ${text} {/* #${id} */}`;
}

export function fence(language: string, content: string): string {
  return `\`\`\`${language}\n${content}\n\`\`\``;
}

/** A code span that may hold backticks. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${text}${pad}${ticks}`;
}

/** Markdown whose braces and angle brackets are text: MDX reads them as code. Code spans stay as they are. */
export function escapeText(markdown: string): string {
  return markdown
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[{}<]/g, String.raw`\$&`)))
    .join('');
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
