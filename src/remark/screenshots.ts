import {posix, relative, sep} from 'node:path';
import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {loadScene, sceneFile} from '../../screenshots/data/load';
import {DENSITIES, imagePath, type Format, type Scene} from '../../screenshots/data/scene';
import {readSizes, type Rectangle, type ScreenshotSize} from '../../screenshots/data/sizes';
import {CONSOLE_VERSIONS, type ConsoleVersion} from '../../screenshots/versions';
import type {Locale} from '../config/locale';

export interface ScreenshotsOptions {
  /** Folder of the project. */
  siteDir: string;
  /** Language of the build. */
  locale: Locale;
  /** Address of the start page in this language, such as `/zh/`. */
  baseUrl: string;
}

/** The element as MDX reads it. */
interface ScreenshotElement {
  type: string;
  name?: string | null;
  attributes?: readonly {type: string; name?: string; value?: unknown}[];
  position?: {start: {line: number}};
}

/** An element of the page, as the step from Markdown to HTML takes it. */
interface Element {
  type: string;
  data: {hName: string; hProperties: Readonly<Record<string, string | number | boolean>>};
  children: (Element | JsxElement | Text)[];
}

interface Text {
  type: 'text';
  value: string;
}

/** An element as if the writer had written it as JSX: MDX replaces others by components of the theme. */
interface JsxElement {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  children: (Element | JsxElement | Text)[];
  data: {_mdxExplicitJsx: true};
}

const ELEMENT = 'Screenshot';

/** What the first screenshot of a page says about where it comes from. */
const ORIGIN: Readonly<Record<Locale, (label: string) => string>> = {
  en: (label) => `${label} console with sample data.`,
  zh: (label) => `${label} 控制台界面，数据为示例。`,
};

/** What a screenshot does when it is clicked, for readers who do not see it. */
const ENLARGE: Readonly<Record<Locale, string>> = {en: 'Enlarge screenshot', zh: '放大截图'};

/**
 * Puts the screenshot of a scene in the place of `<Screenshot scene="gateway-routes" />`. It is plain HTML: a link to
 * the image at full size, the image in two formats and densities with its space reserved, marks, and the caption.
 * `<Screenshot scene="app-topology" firstView />` loads at once; all others wait until the reader comes near.
 *
 * @throws Error naming file and line, when the scene does not exist, has no images, or is inside a sentence.
 */
export function remarkScreenshots({siteDir, locale, baseUrl}: ScreenshotsOptions) {
  return (tree: Root, file: VFile): void => {
    let isFirst = true;
    visit(tree, (node, index, parent) => {
      const element = node as ScreenshotElement;
      if (element.name !== ELEMENT || parent === undefined || index === undefined) return undefined;
      const path = relative(siteDir, file.path).split(sep).join(posix.sep);
      try {
        if (element.type !== 'mdxJsxFlowElement') throw new Error('must stand on a line of its own');
        const screenshot = find(element, versionOf(path), siteDir, locale);
        parent.children.splice(index, 1, figure(screenshot, locale, baseUrl, isFirst) as never);
        isFirst = false;
        return [SKIP, index + 1];
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(`${path}:${element.position?.start.line ?? 1}: <${ELEMENT}>: ${message}`, {cause: error});
      }
    });
  };
}

/** The console whose version a page is about: that of its documentation, the newest for all other pages. */
function versionOf(path: string): ConsoleVersion {
  const docs = /\/version-([^/]+)\//.exec(path)?.[1] ?? 'current';
  const found = CONSOLE_VERSIONS.find((version) => version.docs === docs);
  if (!found) throw new Error(`no console belongs to the documentation "${docs}" (screenshots/versions.ts)`);
  return found;
}

interface Screenshot {
  name: string;
  /** Whether it is on the first screen of its page. */
  isFirstView: boolean;
  version: ConsoleVersion;
  scene: Scene;
  size: ScreenshotSize;
}

function find(element: ScreenshotElement, version: ConsoleVersion, siteDir: string, locale: Locale): Screenshot {
  const name = element.attributes?.find((attribute) => attribute.name === 'scene')?.value;
  if (typeof name !== 'string' || name === '') throw new Error('write scene="…" with the name of a scene');
  const scene = loadScene(siteDir, version.name, name);
  if (!scene) throw new Error(`there is no ${sceneFile(version.name, name)}`);
  const size = readSizes(siteDir, version.name)[name]?.[locale];
  if (!size) throw new Error(`the scene has no images: run npm run screenshots -- --version ${version.name} ${name}`);
  const isFirstView = element.attributes?.some((attribute) => attribute.name === 'firstView') ?? false;
  return {name, version, scene, size, isFirstView};
}

function figure(
  {name, version, scene, size, isFirstView}: Screenshot,
  locale: Locale,
  baseUrl: string,
  isFirst: boolean,
): Element {
  const address = (format: Format, density: (typeof DENSITIES)[number]) =>
    baseUrl + imagePath(version.name, name, density, format);
  const {width, height} = size;
  // By width, not by density: a phone shows the picture at a third of its size and would load the larger file in vain.
  const sources = (format: Format) => DENSITIES.map((one) => `${address(format, one)} ${one * width}w`).join(', ');
  const sizes = `min(100vw, ${width}px)`;
  const picture = html('picture', {}, [
    html('source', {type: 'image/avif', srcSet: sources('avif'), sizes}),
    jsx('img', {
      src: address('webp', 1),
      srcSet: sources('webp'),
      sizes,
      width: String(width),
      height: String(height),
      alt: scene.alt[locale],
      ...(isFirstView ? {fetchPriority: 'high'} : {loading: 'lazy', decoding: 'async'}),
    }),
  ]);
  const link = {href: address('webp', 2), className: 'screenshot-link', title: ENLARGE[locale]};
  const caption = [scene.caption[locale], ...(isFirst ? [ORIGIN[locale](version.label)] : [])];
  return html('figure', {className: 'screenshot', style: `--screenshot-width:${width}px`}, [
    jsx('a', link, [picture, ...size.marks.map((mark, index) => frame(mark, size, index))]),
    html('figcaption', {}, [{type: 'text', value: caption.join(locale === 'zh' ? '' : ' ')}]),
  ]);
}

/** The frame around a mark. It has a number where there are several. */
function frame(mark: Rectangle, {width, height, marks}: ScreenshotSize, index: number): Element {
  const percent = (part: number, whole: number) => `${Math.round((10_000 * part) / whole) / 100}%`;
  const place = [
    `left:${percent(mark.left, width)}`,
    `top:${percent(mark.top, height)}`,
    `width:${percent(mark.width, width)}`,
    `height:${percent(mark.height, height)}`,
  ].join(';');
  const text: Text = {type: 'text', value: String(index + 1)};
  const number = marks.length > 1 ? [html('span', {className: 'screenshot-number'}, [text])] : [];
  return html('span', {className: 'screenshot-mark', style: place, ariaHidden: 'true'}, number);
}

function html(
  hName: string,
  hProperties: Readonly<Record<string, string | number | boolean>>,
  children: (Element | JsxElement | Text)[] = [],
): Element {
  // Not a node of Markdown: only name and properties count.
  return {type: 'screenshotPart', data: {hName, hProperties}, children};
}

function jsx(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: JsxElement['children'] = [],
): JsxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
    data: {_mdxExplicitJsx: true},
  };
}
