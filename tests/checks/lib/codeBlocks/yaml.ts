import {LineCounter, parseAllDocuments, isNode, type Document} from 'yaml';
import {manifestFaults, type Path} from './kubernetes';
import type {Fault} from './reader';

/** Line of the value at a path, or of the nearest one around it. */
function lineOfPath(document: Document.Parsed, lines: LineCounter, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** One or more YAML documents; objects of Kubernetes must fit their schemas. */
export async function yamlFaults(code: string): Promise<Fault[]> {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, {lineCounter, prettyErrors: false});
  if (!Array.isArray(documents)) return [];
  const faults: Fault[] = [];
  for (const document of documents) {
    const broken = [...document.errors, ...document.warnings].map(({message, pos: [start]}) => ({
      line: lineCounter.linePos(start).line,
      message: `broken YAML: ${message}`,
    }));
    faults.push(...broken);
    if (broken.length > 0) continue;
    faults.push(...(await manifestFaults(document.toJS(), (path) => lineOfPath(document, lineCounter, path))));
  }
  return faults;
}
