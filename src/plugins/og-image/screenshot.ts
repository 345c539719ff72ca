import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {imageFolder, imagePath} from '../../../screenshots/data/scene';
import type {Locale} from '../../config/locale';
import {SCREENSHOT} from './card';
import type {CardText} from './texts';

/** The version whose console the images show. */
const VERSION = '6.2';

/**
 * The part of a screenshot that fits the image, as the address of a PNG.
 *
 * @throws Error that names the file that is missing or too small.
 */
export async function readScreenshot(
  siteDir: string,
  locale: Locale,
  {name, top}: NonNullable<CardText['scene']>,
): Promise<string> {
  const file = path.join(imageFolder(locale), imagePath(VERSION, name, 2, 'webp'));
  const {width, height} = SCREENSHOT;
  const png = await readFile(path.join(siteDir, file))
    .then(async (image) => {
      const scale = (2 * width) / (await sharp(image).metadata()).width;
      return sharp(image)
        .resize(width)
        .extract({left: 0, top: Math.round(top * scale), width, height})
        .png()
        .toBuffer();
    })
    .catch((cause: unknown) => {
      const message = `og-image: cannot cut ${width} x ${height} pixels from ${file}, ${top} pixels from its top`;
      throw new Error(`${message}. Take it: npm run screenshots -- ${name}`, {cause});
    });
  return `data:image/png;base64,${png.toString('base64')}`;
}
