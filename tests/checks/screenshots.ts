import {existsSync, readdirSync} from 'node:fs';
import {stat} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {loadScenes, sceneFile} from '../../screenshots/data/load';
import {
  DENSITIES,
  FORMATS,
  imageFiles,
  imageFolder,
  imagePath,
  type Density,
  type Format,
  type Scene,
} from '../../screenshots/data/scene';
import {readSizes, sizesFile, type ScreenshotSize} from '../../screenshots/data/sizes';
import {CONSOLE_VERSIONS, type ConsoleVersion} from '../../screenshots/versions';
import {LOCALES, type Locale} from '../../src/config/locale';
import type {Check, Problem} from './check';
import {readText} from './lib/files';
import {findPages} from './lib/pages';

/** Most bytes of an image at one pixel per CSS pixel (specification of the screenshots). */
const LIMIT = 60 * 1024;

/** A screenshot on a page. */
const USE = /<Screenshot\s+scene="([^"]+)"/g;

/** Names of the scenes that pages show, by the documentation version that they belong to. */
async function scenesInPages(root: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const used = new Map<string, Set<string>>();
  for (const {file} of await findPages(root)) {
    const docs = /\/version-([^/]+)\//.exec(file)?.[1] ?? 'current';
    const names = used.get(docs) ?? new Set();
    for (const [, name] of (await readText(root, file)).matchAll(USE)) if (name !== undefined) names.add(name);
    used.set(docs, names);
  }
  return used;
}

interface Image {
  file: string;
  density: Density;
  format: Format;
  size: ScreenshotSize;
}

async function judgeImage(root: string, {file, density, format, size}: Image): Promise<Problem[]> {
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return [{file, message: 'is missing: run npm run screenshots for its scene'}];
  const problems: Problem[] = [];
  const {width, height, format: found, compression} = await sharp(absolute).metadata();
  const [expectedWidth, expectedHeight] = [size.width * density, size.height * density];
  if (width !== expectedWidth || height !== expectedHeight) {
    const message = `is ${width}x${height} pixels, but the sizes say ${expectedWidth}x${expectedHeight}`;
    problems.push({file, message: `${message}: take it again`});
  }
  // sharp calls the container of AVIF by its family.
  const isFormat = format === 'avif' ? found === 'heif' && compression === 'av1' : found === format;
  if (!isFormat) problems.push({file, message: `is no ${format} file: take it again`});
  const {size: bytes} = await stat(absolute);
  if (density === 1 && bytes > LIMIT) {
    problems.push({file, message: `has ${bytes} bytes, more than ${LIMIT}: crop the scene to what matters`});
  }
  return problems;
}

function imagesOf(version: ConsoleVersion, name: string, locale: Locale, size: ScreenshotSize): Image[] {
  return DENSITIES.flatMap((density) =>
    FORMATS.map((format) => ({
      file: `${imageFolder(locale)}/${imagePath(version.name, name, density, format)}`,
      density,
      format,
      size,
    })),
  );
}

/** Numbers that the texts of a scene name although no mark has them: one mark alone has no number. */
function missingNumbers({marks, alt, caption}: Scene): number[] {
  const most = marks.length > 1 ? marks.length : 0;
  const texts = LOCALES.flatMap((locale) => [alt[locale], caption[locale]]).join(' ');
  const named = [...texts.matchAll(/[(（](\d)[)）]/g)].map(([, number]) => Number(number));
  return [...new Set(named)].filter((number) => number > most);
}

async function judgeVersion(root: string, version: ConsoleVersion, used: ReadonlySet<string>) {
  const problems: Problem[] = [];
  const scenes = loadScenes(root, version.name);
  const sizes = readSizes(root, version.name);
  let looked = 0;
  for (const [name, scene] of scenes) {
    const {marks} = scene;
    const file = sceneFile(version.name, name);
    for (const number of missingNumbers(scene))
      problems.push({file, message: `names (${number}), which the screenshot does not show: remove it from the texts`});
    if (!used.has(name)) problems.push({file, message: 'is shown on no page: show it, or remove it and its images'});
    const measured = sizes[name];
    if (!measured) {
      problems.push({file, message: `has no images: run npm run screenshots -- --version ${version.name} ${name}`});
      continue;
    }
    for (const locale of LOCALES) {
      if (measured[locale].marks.length !== marks.length) {
        problems.push({file, message: `has other marks than its images (${locale}): take it again`});
      }
      for (const image of imagesOf(version, name, locale, measured[locale])) {
        looked++;
        problems.push(...(await judgeImage(root, image)));
      }
    }
  }
  const gone = Object.keys(sizes).filter((name) => !scenes.has(name));
  problems.push(
    ...gone.map((name) => ({file: sizesFile(version.name), message: `names "${name}", which is no scene: remove it`})),
  );
  return {problems, looked, files: [...scenes.keys()].flatMap((name) => imageFiles(version.name, name))};
}

/** Images that no scene takes. */
function leftovers(root: string, known: ReadonlySet<string>): Problem[] {
  return LOCALES.flatMap((locale) => {
    const folder = path.join(root, imageFolder(locale));
    if (!existsSync(folder)) return [];
    return readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((file) => !known.has(file))
      .map((file) => ({file, message: 'belongs to no scene: remove it'}));
  });
}

/** Screenshots of the console: scenes, images, and the pages that show them. */
export const screenshots: Check = {
  name: 'screenshots',
  reads: 'sources',
  purpose: 'each screenshot exists in both languages, densities, and formats, is small enough, and is shown on a page',
  async run(root) {
    const used = await scenesInPages(root);
    const results = await Promise.all(
      CONSOLE_VERSIONS.map((version) => judgeVersion(root, version, used.get(version.docs) ?? new Set())),
    );
    const known = new Set(results.flatMap(({files}) => files));
    return {
      problems: [...results.flatMap(({problems}) => problems), ...leftovers(root, known)],
      looked: results.reduce((sum, {looked}) => sum + looked, 0),
    };
  },
};
