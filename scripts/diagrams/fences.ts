import {sizeText, type DiagramSize} from '../../src/remark/diagrams';
import {fencesOf} from '../../tests/checks/lib/codeBlocks/blocks';

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
 *
 * @param sizes one for each fence; those without one stay as they are.
 * @throws {Error} when there are more sizes or fewer.
 */
export function withSizes(source: string, sizes: readonly (DiagramSize | undefined)[]): Sized {
  const fences = fencesOf(source).filter(({language}) => language === 'mermaid');
  if (fences.length !== sizes.length) throw new Error(`${fences.length} diagrams, but ${sizes.length} sizes`);
  const lines = source.split('\n');
  let written = 0;
  fences.forEach(({meta, line}, index) => {
    const size = sizes[index];
    const [, opening, options = ''] = OPENING.exec(lines[line - 1] ?? '') ?? [];
    if (!size || opening === undefined || isNear(meta, size)) return;
    const others = options.split(/\s+/).filter((word) => word !== '' && !/^size\b/i.test(word));
    lines[line - 1] = [opening, sizeText(size), ...others].join(' ');
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
