import {existsSync} from 'node:fs';
import {join, posix, relative, sep} from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Locale} from '../config/locale';
import {drawingFolder, drawingPath} from '../features/diagrams/file';

/** Size of a drawing as Mermaid makes it, before it is fitted to the page: whole CSS pixels. */
export interface DiagramSize {
  width: number;
  height: number;
}

/** A size as it follows the language of a fence. */
export const sizeText = ({width, height}: DiagramSize): string => `size=${width}x${height}`;

/**
 * The size that a fence names behind its language, if it names one.
 * @throws {Error} that shows the right form, when what it names is no size.
 */
export function sizeOf(meta: string): DiagramSize | undefined {
  const named = meta.split(/\s+/).filter((word) => /^size\b/i.test(word));
  if (named.length === 0) return undefined;
  const [, width, height] = /^size=([1-9]\d*)x([1-9]\d*)$/.exec(named.join(' ')) ?? [];
  if (width === undefined || height === undefined) {
    throw new Error(
      `"${named.join(' ')}" is no size of a diagram. Write width and height in whole pixels, such as "size=640x320".`,
    );
  }
  return {width: Number(width), height: Number(height)};
}

export interface DiagramOptions {
  siteDir: string;
  locale: Locale;
}

/**
 * Makes of a Mermaid fence with a size what the step of Docusaurus makes of one without, and adds width and height,
 * so that the page reserves space for the drawing. That step leaves alone what is no fence any more. If `diagrams/` has
 * the drawing, its path is added: the browser then needs no Mermaid. While a diagram is being written, it has none.
 * @throws {Error} naming file and line, when a size is malformed.
 */
export function remarkDiagrams({siteDir, locale}: DiagramOptions) {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'code', (node) => {
      if (node.lang !== 'mermaid') return;
      const size = sizeAt(node.meta ?? '', () => {
        const path = relative(file.cwd, file.path).split(sep).join(posix.sep);
        return `${path}:${node.position?.start.line ?? 1}`;
      });
      if (!size) return;
      const drawing = drawingPath(node.value);
      const isDrawn = existsSync(join(siteDir, drawingFolder(locale), drawing));
      const hProperties = {value: node.value, ...size, ...(isDrawn ? {drawing} : {})};
      Object.assign(node, {type: 'mermaidCodeBlock', data: {hName: 'mermaid', hProperties}});
    });
}

function sizeAt(meta: string, place: () => string): DiagramSize | undefined {
  try {
    return sizeOf(meta);
  } catch (error) {
    throw new Error(`${place()}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}
