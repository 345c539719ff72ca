import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {LOCALES, type Locale} from '../../src/config/locale';

const length = z.number().min(0);

const rectangle = z.strictObject({left: length, top: length, width: length, height: length});

const size = z.strictObject({
  /** Size of the screenshot in CSS pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Places of the marks in CSS pixels, in their order. */
  marks: z.array(rectangle),
});

const sizes = z.record(z.string(), z.strictObject({en: size, zh: size}));

export type Rectangle = z.infer<typeof rectangle>;

/** Size and marks of a screenshot in one language. */
export type ScreenshotSize = z.infer<typeof size>;

/** Sizes of the screenshots of a version, by scene and language. */
export type ScreenshotSizes = z.infer<typeof sizes>;

/** File that `npm run screenshots` writes, from the project. */
export const sizesFile = (version: string): string => `screenshots/images/sizes-${version}.json`;

/**
 * Sizes of the screenshots of a version.
 *
 * @param root folder of the project.
 * @throws Error naming the file, when it is malformed.
 */
export function readSizes(root: string, version: string): ScreenshotSizes {
  const file = path.join(root, sizesFile(version));
  if (!existsSync(file)) return {};
  const result = sizes.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${sizesFile(version)} is malformed; write it again with npm run screenshots.`);
}

/** Writes the sizes of one scene and leaves the others. */
export function writeSizes(
  root: string,
  version: string,
  scene: string,
  measured: Readonly<Record<Locale, ScreenshotSize>>,
): void {
  const all = {...readSizes(root, version), [scene]: Object.fromEntries(LOCALES.map((one) => [one, measured[one]]))};
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(root, sizesFile(version)), `${JSON.stringify(sorted, undefined, 2)}\n`);
}
