import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locale';
import {ogImagePath, type OgImages} from '../../features/og-image/image';
import {drawAll, type Drawing} from './draw';
import {toPng} from './png';
import {readColors} from './tokens';
import {createTypesetter} from './typesetter';

const TOKENS = 'src/css/tokens.css';
const WORDMARK = 'static/img/wordmark-light.svg';

/**
 * Networks keep an image as long as its address stays the same ("Images in Link Shares", Facebook for Developers),
 * so the address changes with the drawing. The file's name does not: pages that were shared before still find one.
 */
function version(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 8);
}

/** Draws one preview image per group of pages and language, and tells the pages about it. Only a build writes files. */
export default function ogImagePlugin({siteDir}: LoadContext): Plugin<Drawing[]> {
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  return {
    name: 'og-image',

    getPathsToWatch: () => [TOKENS, WORDMARK].map((file) => path.join(siteDir, file)),

    // Drawing takes half a second. Here it fails before the pages are bundled, not after.
    async loadContent() {
      const colors = readColors(await read(TOKENS));
      return drawAll(currentLocale(), {colors, wordmark: await read(WORDMARK)}, await createTypesetter());
    },

    contentLoaded({content, actions}) {
      const images = content.map(({group, alt, svg}) => [
        group,
        {path: `${ogImagePath(group)}?v=${version(svg)}`, alt},
      ]);
      actions.setGlobalData(Object.fromEntries(images) as OgImages);
    },

    async postBuild({content, outDir}) {
      await Promise.all(
        content.map(async ({group, svg}) => {
          const file = path.join(outDir, ogImagePath(group));
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, await toPng(svg));
        }),
      );
    },
  };
}
