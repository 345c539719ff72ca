import type {Fault, Reader} from './reader';

/**
 * Mermaid's parsers clean labels with DOMPurify, which needs a browser. What they clean is thrown away here, so
 * that two functions that do nothing take its place.
 */
async function loadMermaid() {
  const {default: purify} = await import('dompurify');
  Object.assign(purify, {addHook: () => undefined, sanitize: (text: string) => text});
  return (await import('mermaid')).default;
}

/** The parts of a message that say what is wrong, and where; the parser may name the line after the last one. */
export function mermaidFault(error: unknown, code: string): Fault {
  const text = error instanceof Error ? error.message : String(error);
  const line = Math.min(Number(/line (\d+)/i.exec(text)?.[1] ?? 1), code.split('\n').length);
  const lines = text.split('\n').filter((part) => !/^-*\^$/.test(part.trim()));
  const [first = '', near, expecting] = lines;
  // The list of what could be there is long.
  const message = expecting?.startsWith('Expecting') ? `${first} near "${near ?? ''}"` : lines.join(' ');
  return {line, message: `mermaid: ${message.replaceAll(/\s+/g, ' ').slice(0, 300).trim()}`};
}

/** Diagrams, read by Mermaid itself. */
export const mermaid: Reader = async (codes) => {
  if (codes.length === 0) return {faults: []};
  const {parse} = await loadMermaid();
  const faults: Fault[][] = [];
  for (const code of codes) {
    try {
      await parse(code);
      faults.push([]);
    } catch (error) {
      faults.push([mermaidFault(error, code)]);
    }
  }
  return {faults};
};
