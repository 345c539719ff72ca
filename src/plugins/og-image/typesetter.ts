import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {create, type Font} from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import type {Outline} from './card';
import {readSlices, splitRuns} from './slices';

/** Noto Sans SC draws both languages. The variable font weighs 5 MB, the static ones of the same family 75 MB. */
const PACKAGE = '@fontsource-variable/noto-sans-sc';

/** Finds a file of a package. */
export type Resolve = (request: string) => string;

/** Where and how heavy a line is set: the size of an em in pixels, and the weight from 100 to 900. */
export interface Style {
  size: number;
  weight: number;
}

/** Turns a line into outlines, so that the machine that draws them needs no font. */
export type Typeset = (text: string, style: Style) => Promise<Outline>;

async function readFontFile(request: string, resolve: Resolve): Promise<Buffer> {
  try {
    return await readFile(resolve(request));
  } catch (error) {
    throw new Error(`og-image: cannot read the font file "${request}". Run "npm ci"; package.json names ${PACKAGE}.`, {
      cause: error,
    });
  }
}

/** Opens one slice. It is decompressed first: fontkit cannot vary WOFF2 (foliojs/fontkit, pull request 377). */
async function openFont(slice: string, weight: number, resolve: Resolve): Promise<Font> {
  const file = await readFontFile(`${PACKAGE}/files/noto-sans-sc-${slice}-wght-normal.woff2`, resolve);
  const font = create(Buffer.from(await decompress(file)));
  if (!('layout' in font)) throw new Error(`og-image: the slice "${slice}" of ${PACKAGE} is a collection, not a font.`);
  return font.getVariation({wght: weight});
}

/** Opens the font; a slice is read when the first line needs it. */
export async function createTypesetter(resolve: Resolve = createRequire(import.meta.url).resolve): Promise<Typeset> {
  const ranges = await readFontFile(`${PACKAGE}/unicode.json`, resolve);
  const slices = readSlices(JSON.parse(ranges.toString('utf8')) as Record<string, string>);
  const fonts = new Map<string, Promise<Font>>();
  const fontOf = (slice: string, weight: number) => {
    const key = `${slice} ${weight}`;
    const font = fonts.get(key) ?? openFont(slice, weight, resolve);
    fonts.set(key, font);
    return font;
  };

  return async (text, {size, weight}) => {
    let path = '';
    let width = 0;
    for (const run of splitRuns(text, slices)) {
      const font = await fontOf(run.slice, weight);
      const scale = size / font.unitsPerEm;
      const {glyphs, positions} = font.layout(run.text);
      for (const [index, glyph] of glyphs.entries()) {
        const {xAdvance = 0, xOffset = 0, yOffset = 0} = positions[index] ?? {};
        path += glyph.path.translate(xOffset, yOffset).scale(scale, -scale).translate(width, 0).toSVG();
        width += xAdvance * scale;
      }
    }
    return {text, path, width};
  };
}
