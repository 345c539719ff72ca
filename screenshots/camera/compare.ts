import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Difference of colors from which pixelmatch counts a pixel, between 0 and 1; its default. */
const THRESHOLD = 0.1;

/** How many pixels may differ: fewer than one changed digit has, at two pixels per CSS pixel. */
const TOLERANCE = 24;

async function pixelsOf(image: Buffer | string) {
  return sharp(image).ensureAlpha().raw().toBuffer({resolveWithObject: true});
}

/**
 * Whether two images show the same, apart from antialiasing.
 *
 * @param before file of an earlier screenshot in a lossless format.
 * @param now a screenshot as PNG.
 */
export async function looksSame(before: string, now: Buffer): Promise<boolean> {
  const [old, current] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  const {width, height} = current.info;
  if (old.info.width !== width || old.info.height !== height) return false;
  const different = pixelmatch(old.data, current.data, undefined, width, height, {threshold: THRESHOLD});
  return different <= TOLERANCE;
}
