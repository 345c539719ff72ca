import {LOCALES, type Locale} from '../../src/config/locale';
import * as z from 'zod';

const text = z.string().trim().min(1);

/** A text in both languages. */
const bilingual = z.strictObject({en: text, zh: text});

/** A Playwright selector, or one for each language. Text selectors differ: `text="List"`, `text="列表"`. */
const selector = z.union([text, bilingual]);

/** Where the selector looks: in the frame that this selector finds, instead of in the page. */
const frame = {frame: text.optional()};

/** One thing that the browser does before the screenshot is taken. */
const step = z.union([
  z.strictObject({wait: selector, ...frame}),
  z.strictObject({click: selector, ...frame}),
  z.strictObject({hover: selector, ...frame}),
  z.strictObject({fill: selector, value: z.union([text, bilingual]), ...frame}),
  z.strictObject({press: text}),
  z.strictObject({scroll: selector, ...frame}),
  /** Milliseconds, for what draws without a sign of being done, such as charts. */
  z.strictObject({pause: z.int().positive().max(5000)}),
]);

const pixels = z.int().positive().max(4000);

const crop = z.strictObject({
  /** What the screenshot shows: the smallest rectangle around all of these. */
  around: z.union([selector, z.array(selector).min(1)]),
  /** Room around it in CSS pixels, 0 without it. */
  padding: z.int().min(0).max(200).optional(),
  /** Cuts the rectangle off at the right or at the bottom. */
  maxWidth: pixels.optional(),
  maxHeight: pixels.optional(),
});

/** A scene: what the browser opens and does, what the screenshot shows, and its texts. */
const sceneSchema = z.strictObject({
  /** Address in the console, as it follows `#`. */
  address: text.regex(/^\//, 'must start with /'),
  /** Who looks: somebody who has not signed in, or the owner of the team, who is also the administrator. */
  as: z.enum(['visitor', 'owner']).default('owner'),
  /** Name of a state of the sample data, such as `mixed`; see `screenshots/sample/`. */
  state: text.optional(),
  /** Size of the window in CSS pixels. */
  window: z.strictObject({width: pixels, height: pixels}).default({width: 1440, height: 900}),
  steps: z.array(step).default([]),
  /** The whole window without it. */
  crop: crop.optional(),
  /** What the page frames and numbers in the screenshot, in this order. */
  marks: z.array(selector).max(9).default([]),
  /** What one learns from the screenshot, for readers who do not see it. */
  alt: bilingual,
  /** The line below it. */
  caption: bilingual,
});

export type Scene = z.infer<typeof sceneSchema>;
export type Step = z.infer<typeof step>;
export type Selector = z.infer<typeof selector>;

/** The selector of a language. */
export function selectorIn(one: Selector, locale: Locale): string {
  return typeof one === 'string' ? one : one[locale];
}

/**
 * Reads a scene.
 *
 * @param file names the file in messages.
 * @throws Error with one line for each fault: file, field, and what is expected.
 */
export function parseScene(value: unknown, file: string): Scene {
  const result = sceneSchema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({path, message}) => `${file}: ${path.join('.') || 'the scene'}: ${message}`);
  throw new Error(faults.join('\n'));
}

/** Files of one screenshot: a name, a density, and a format. */
export const DENSITIES = [1, 2] as const;
export const FORMATS = ['avif', 'webp'] as const;
export type Density = (typeof DENSITIES)[number];
export type Format = (typeof FORMATS)[number];

/** Path of an image behind the folder of its language, which is also its address on the site. */
export function imagePath(version: string, scene: string, density: Density, format: Format): string {
  return `img/console/${version}/${scene}@${density}x.${format}`;
}

/** Folder of the images of a language, from the project. It is a static folder of the site in that language. */
export const imageFolder = (locale: Locale): string => `screenshots/images/${locale}`;

/** All images of a scene, from the project. */
export function imageFiles(version: string, scene: string): string[] {
  return LOCALES.flatMap((locale) =>
    DENSITIES.flatMap((density) =>
      FORMATS.map((format) => `${imageFolder(locale)}/${imagePath(version, scene, density, format)}`),
    ),
  );
}
