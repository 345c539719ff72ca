import sharp from 'sharp';
import type {Density, Format} from '../data/scene';

/** AVIF quality, from 1 to 100. Text stays crisp at it as long as the chroma is not subsampled. */
const AVIF_QUALITY = 60;

/** Effort, from 0 to 9: higher takes longer and saves a few percent. */
const AVIF_EFFORT = 5;

/** Most bytes that a lossless WebP may have before it becomes a lossy one, by density. */
const LOSSLESS_LIMITS: Readonly<Record<Density, number>> = {1: 55 * 1024, 2: 130 * 1024};

const WEBP_QUALITY = 88;

/** Encodes a PNG. WebP is lossless, which suits interfaces; screenshots with photographs or gradients become lossy. */
export async function encode(png: Buffer, format: Format, density: Density): Promise<Buffer> {
  const image = sharp(png);
  if (format === 'avif') {
    return image.avif({quality: AVIF_QUALITY, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4'}).toBuffer();
  }
  const lossless = await image.webp({lossless: true, effort: 6}).toBuffer();
  return lossless.length <= LOSSLESS_LIMITS[density]
    ? lossless
    : image.webp({quality: WEBP_QUALITY, effort: 6}).toBuffer();
}
