import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {LOCALES, type Locale} from '../../src/config/locale';
import type {RunningConsole} from '../console/serve';
import {DENSITIES, FORMATS, imageFolder, imagePath, type Density, type Scene} from '../data/scene';
import {writeSizes, type ScreenshotSize} from '../data/sizes';
import {act, drawn} from './act';
import {looksSame} from './compare';
import {encode} from './encode';
import {frameOf, marksOf} from './frame';
import {openWindow} from './open';

/** What a photographer works with. */
export interface Studio {
  /** Folder of the project. */
  root: string;
  browser: Browser;
  console: RunningConsole;
  /** Name of the version of the console. */
  version: string;
}

/** A scene in one language. */
interface Take extends ScreenshotSize {
  /** The screenshot as PNG, at each density. */
  images: Readonly<Record<Density, Buffer>>;
}

/** What happened to the images of a scene: by language, whether they were written. */
export type Outcome = Readonly<Record<Locale, 'changed' | 'unchanged'>>;

/**
 * Takes a scene in both languages at one pixel per CSS pixel, to look at while a scene is written.
 *
 * @param folder gets `NAME.en.png` and `NAME.zh.png`.
 * @throws Error as `takeScene`.
 */
export async function previewScene(studio: Studio, name: string, scene: Scene, folder: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  for (const locale of LOCALES) {
    const {images} = await take(studio, scene, locale);
    await writeFile(path.join(folder, `${name}.${locale}.png`), images[1]);
  }
}

/**
 * Takes the screenshots of a scene in both languages and writes those that changed.
 *
 * @throws Error that says what failed: a step, a call without sample data, or an error in the console.
 */
export async function takeScene(studio: Studio, name: string, scene: Scene): Promise<Outcome> {
  const [en, zh] = [await take(studio, scene, 'en'), await take(studio, scene, 'zh')];
  const takes = {en, zh};
  const outcome: Record<Locale, 'changed' | 'unchanged'> = {en: 'unchanged', zh: 'unchanged'};
  for (const locale of LOCALES) {
    if (await keep(studio, name, locale, takes[locale])) outcome[locale] = 'changed';
  }
  const sizeOf = ({width, height, marks}: Take): ScreenshotSize => ({width, height, marks});
  writeSizes(studio.root, studio.version, name, {en: sizeOf(en), zh: sizeOf(zh)});
  return outcome;
}

async function take({browser, console: running}: Studio, scene: Scene, locale: Locale): Promise<Take> {
  running.unanswered();
  const context = await openWindow(browser, running.origin, scene, locale);
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(`error in the console: ${message.split('\n')[0]}`));
    await page.goto(`${running.origin}/#${scene.address}`);
    await drawn(page);
    for (const step of scene.steps) await act(page, step, locale);
    errors.push(...running.unanswered().map((call) => `no sample data for ${call}: add it in screenshots/sample/`));
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return await photograph(page, scene, locale);
  } finally {
    await context.close();
  }
}

async function photograph(page: Page, scene: Scene, locale: Locale): Promise<Take> {
  const frame = await frameOf(page, scene, locale);
  const marks = await marksOf(page, scene, frame, locale);
  const {left: x, top: y, width, height} = frame;
  const shoot = (scale: 'css' | 'device') => page.screenshot({clip: {x, y, width, height}, scale});
  return {width, height, marks, images: {1: await shoot('css'), 2: await shoot('device')}};
}

/** Writes the images of a scene in a language unless they look as before. Returns whether it did. */
async function keep({root, version}: Studio, name: string, locale: Locale, {images}: Take): Promise<boolean> {
  const fileOf = (density: Density, format: (typeof FORMATS)[number]) =>
    path.join(root, imageFolder(locale), imagePath(version, name, density, format));
  const all = DENSITIES.flatMap((density) =>
    FORMATS.map((format) => ({density, format, file: fileOf(density, format)})),
  );
  const isComplete = all.every(({file}) => existsSync(file));
  if (isComplete && (await looksSame(fileOf(2, 'webp'), images[2]))) return false;
  for (const {density, format, file} of all) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await encode(images[density], format, density));
  }
  return true;
}
