/** What a Mermaid diagram says in words: its `accTitle` and `accDescr` lines. */
export interface DiagramText {
  title: string;
  description: string;
}

/** Reads title and description from the source of a diagram; missing ones are empty. */
export function describeDiagram(source: string): DiagramText {
  const field = (name: string) => new RegExp(`^[ \\t]*${name}[ \\t]*:(.+)$`, 'm').exec(source)?.[1]?.trim() ?? '';
  return {title: field('accTitle'), description: field('accDescr')};
}
