import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Locale} from '../../config/locale';
import {fitTitle} from './breakLines';
import {cardSvg, MAX_LINE, TEXT_STYLE} from './card';
import {toPng} from './png';
import {CARD_TEXTS} from './texts';
import {readColors} from './tokens';
import {createTypesetter, type Typeset} from './typesetter';

const TOKENS = 'src/css/tokens.css';
const WORDMARK = 'static/img/wordmark-light.svg';
/** Everything besides the title that decides how an image looks. */
const LOOK = [TOKENS, WORDMARK, 'card.ts', 'posts.ts', 'breakLines.ts', 'texts.ts', 'typesetter.ts', 'png.ts'];
const SOURCES = 'src/plugins/og-image';
const CACHE = 'node_modules/.cache/og-image';

const WEIGHT = 700;
/** Baselines of a title are this many em apart. */
const LEADING = 1.34;

/** A post as far as its image is concerned. */
export interface PostCard {
  slug: string;
  title: string;
}

/** @param metadata of a post; its address ends with the slug. */
export const toPostCard = ({permalink, title}: {permalink: string; title: string}): PostCard => ({
  slug: permalink.slice(permalink.lastIndexOf('/') + 1),
  title,
});

const hash = (text: string, length: number) => createHash('sha256').update(text).digest('hex').slice(0, length);

/** Names an image after all that it is drawn from. Reads the sources once. */
export async function createImageNames(siteDir: string, locale: Locale): Promise<(post: PostCard) => string> {
  const files = LOOK.map((file) => path.join(siteDir, file.includes('/') ? file : path.join(SOURCES, file)));
  const look = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\0');
  return ({title}) => hash(`${look}\0${locale}\0${title}`, 16);
}

/** File of a post's image below the folder of a language. */
const postImageFile = (slug: string): string => `img/og/blog/${slug}.png`;

/** Address of the image for the front matter. Networks keep an image as long as its address stays the same. */
export const postImageAddress = ({slug}: PostCard, name: string): string =>
  `/${postImageFile(slug)}?v=${name.slice(0, 8)}`;

async function draw({title}: PostCard, locale: Locale, look: {tokens: string; wordmark: string}, typeset: Typeset) {
  const {lines, size} = await fitTitle(title, {typeset, weight: WEIGHT, width: MAX_LINE});
  return cardSvg({
    colors: readColors(look.tokens),
    wordmark: look.wordmark,
    title: await Promise.all(lines.map((text) => typeset(text, {size, weight: WEIGHT}))),
    leading: size * LEADING,
    text: await typeset(CARD_TEXTS.blog[locale].title.join(' '), TEXT_STYLE),
  });
}

/** Writes the image of each post into a build. Images of earlier builds are copied from a cache. */
export async function writePostImages(
  posts: readonly PostCard[],
  {siteDir, outDir, locale}: {siteDir: string; outDir: string; locale: Locale},
): Promise<void> {
  const nameOf = await createImageNames(siteDir, locale);
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  let tools: Promise<[{tokens: string; wordmark: string}, Typeset]> | undefined;
  const getTools = () =>
    (tools ??= Promise.all([
      Promise.all([read(TOKENS), read(WORDMARK)]).then(([tokens, wordmark]) => ({tokens, wordmark})),
      createTypesetter(),
    ]));
  await mkdir(path.join(siteDir, CACHE), {recursive: true});
  await mkdir(path.dirname(path.join(outDir, postImageFile('x'))), {recursive: true});
  await Promise.all(
    posts.map(async (post) => {
      const cached = path.join(siteDir, CACHE, `${nameOf(post)}.png`);
      let image: Uint8Array | undefined = await readFile(cached).catch(() => undefined);
      if (image === undefined) {
        const [look, typeset] = await getTools();
        image = await toPng(await draw(post, locale, look, typeset));
        await writeFile(cached, image);
      }
      await writeFile(path.join(outDir, postImageFile(post.slug)), image);
    }),
  );
}
