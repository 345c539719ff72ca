import {describeDiagram} from '../../src/features/diagrams/describe';
import {sizeText, type DiagramSize} from '../../src/remark/diagramSizes';
import {fencesOf} from '../../tests/checks/lib/codeBlocks/blocks';

/** What the browser made of a diagram. */
export interface Drawing extends DiagramSize {
  /** The `accTitle` of the diagram; empty when it has none. */
  title: string;
}

/** A page with the sizes of its drawings. */
export interface Sized {
  source: string;
  /** How many fences have got another size than they had. */
  written: number;
}

/** How far a size may be from its drawing, in CSS pixels: fonts of two machines differ by less. */
const TOLERANCE = 4;

const OPENING = /^(.*?(?:`{3,}|~{3,})[ \t]*mermaid)\b(.*)$/;

/**
 * Writes the sizes of drawings into the Mermaid fences of a page, in their order. A size that is near enough stays.
 * Fences inside an example of Markdown are no diagrams.
 * @throws {Error} that says what differs, when the drawings are not those of the page.
 */
export function withSizes(source: string, drawings: readonly Drawing[]): Sized {
  const fences = fencesOf(source).filter(({language}) => language === 'mermaid');
  if (fences.length !== drawings.length) {
    throw new Error(`the file has ${fences.length} diagrams, the page ${drawings.length}`);
  }
  const lines = source.split('\n');
  let written = 0;
  fences.forEach(({code, meta, line}, index) => {
    const drawing = drawings[index];
    const [, opening, options = ''] = OPENING.exec(lines[line - 1] ?? '') ?? [];
    const {title} = describeDiagram(code);
    if (!drawing || opening === undefined || title !== drawing.title) {
      throw new Error(`line ${line}: the file has the diagram "${title}", the page "${drawing?.title ?? ''}"`);
    }
    if (isNear(meta, drawing)) return;
    const others = options.split(/\s+/).filter((word) => word !== '' && !/^size\b/i.test(word));
    lines[line - 1] = [opening, sizeText(drawing), ...others].join(' ');
    written += 1;
  });
  return {source: lines.join('\n'), written};
}

/** A malformed size is far from any. */
function isNear(meta: string, drawing: DiagramSize): boolean {
  const [, width, height] = /^(?:.*\s)?size=(\d+)x(\d+)(?:\s.*)?$/.exec(meta) ?? [];
  const near = (named: string | undefined, drawn: number) => Math.abs(Number(named) - drawn) <= TOLERANCE;
  return near(width, drawing.width) && near(height, drawing.height);
}
