import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locale';
import {ogImagePath, type OgImages} from '../../features/og-image/image';
import {drawAll, type Drawing} from './draw';
import {toPng} from './png';
import {readColors} from './tokens';
import {toPostCard, writePostImages, type PostCard} from './posts';
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

/**
 * Draws one preview image for each group of pages and for each post, in each language. Pages get the address of the
 * image of their group from here, posts theirs from src/plugins/blog. Only a build writes files.
 */
export default function ogImagePlugin({siteDir}: LoadContext): Plugin<Drawing[]> {
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  let posts: PostCard[] = [];
  return {
    name: 'og-image',

    getPathsToWatch: () => [TOKENS, WORDMARK].map((file) => path.join(siteDir, file)),

    // Drawing takes half a second. Here it fails before the pages are bundled, not after.
    async loadContent() {
      const colors = readColors(await read(TOKENS));
      const wordmark = await read(WORDMARK);
      return drawAll(currentLocale(), {colors, wordmark, siteDir}, await createTypesetter());
    },

    contentLoaded({content, actions}) {
      const images = content.map(({group, alt, svg}) => [
        group,
        {path: `${ogImagePath(group)}?v=${version(svg)}`, alt},
      ]);
      actions.setGlobalData(Object.fromEntries(images) as OgImages);
    },

    allContentLoaded({allContent}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      posts = (blog?.blogPosts ?? []).map(({metadata}) => toPostCard(metadata));
    },

    async postBuild({content, outDir}) {
      await writePostImages(posts, {siteDir, outDir, locale: currentLocale()});
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
