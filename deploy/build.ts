import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {mapConcurrently} from '../src/lib/mapConcurrently';

/**
 * Folder for the files of operators, relative to the folder of the build. It is beside the build, because a host may
 * publish every file of the web root, and because root must not read a configuration that an uploader can replace.
 */
export const OPERATOR_FOLDER = '../deploy-output';
/** Files that CDN hosts read from the root of the build. */
const CDN_FILES = ['_headers', '_redirects'] as const;
/** Endings of the compressed twins, with the coding that they hold (RFC 9110, section 8.4.1). */
export const TWINS = {'.br': 'br', '.gz': 'gzip'} as const;

/** What the rules of a server are made of, read from a finished build. */
export interface BuildFacts {
  /** Files that readers may request: paths with `/` between folders, sorted, without twins and rules. */
  files: string[];
  /** Canonical paths of the pages of every language, such as `/docs/Intro`. */
  pages: string[];
  /** Every inline script, once, with the first page that has it. */
  inlineScripts: {file: string; text: string}[];
  /** Files of the pages on which readers run code. */
  liveCodePages: string[];
  /** Origins that pages ask the browser to connect to beforehand. */
  preconnects: string[];
}

interface PageFacts {
  scripts: string[];
  liveCode: boolean;
  /** The page does nothing but lead to another one. */
  forwards: boolean;
  preconnects: string[];
}

const isJavaScript = (type: string | undefined) => type === undefined || type === '' || /javascript|module/.test(type);

/** Reads of a page what matters for the policy. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {scripts: [], liveCode: false, forwards: false, preconnects: []};
  let inline: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes.src === undefined && isJavaScript(attributes.type)) inline = '';
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') facts.forwards = true;
      if (name === 'link' && attributes.rel === 'preconnect' && attributes.href) {
        facts.preconnects.push(new URL(attributes.href).origin);
      }
      if (attributes['data-live-code'] !== undefined) facts.liveCode = true;
    },
    ontext(text) {
      if (inline !== undefined) inline += text;
    },
    onclosetag(name) {
      if (name !== 'script' || inline === undefined) return;
      facts.scripts.push(inline);
      inline = undefined;
    },
  });
  parser.end(html);
  return facts;
}

const isTwin = (file: string) => Object.keys(TWINS).some((ending) => file.endsWith(ending));

/** What lies in the folder of a build: paths with `/` between folders. */
export interface BuildFiles {
  /** Files that readers may request, sorted. */
  files: string[];
  /** The compressed twins of files. */
  twins: ReadonlySet<string>;
}

/**
 * Lists the folder of a build.
 *
 * @throws Error when there is none.
 */
export async function listBuild(root: string): Promise<BuildFiles> {
  const entries = await readdir(root, {recursive: true, withFileTypes: true}).catch(() => {
    throw new Error(`There is no build in ${root}. Run "npm run build" first.`);
  });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const files = all
    .filter((file) => !isTwin(file) && !CDN_FILES.some((name) => name === file))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort();
  return {files, twins: new Set(all.filter(isTwin))};
}

/** The canonical path of the page in an HTML file. */
export function pageOf(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/**
 * Reads a finished build.
 *
 * @throws Error when the folder holds no build.
 */
export async function readBuild(root: string): Promise<BuildFacts> {
  const {files} = await listBuild(root);
  if (!files.includes('index.html')) throw new Error(`${root} has no index.html. Run "npm run build" first.`);
  const html = files.filter((file) => file.endsWith('.html'));
  const facts = await mapConcurrently(html, 4, async (file) =>
    pageFacts(await readFile(path.join(root, file), 'utf8')),
  );
  const pages: string[] = [];
  const scripts = new Map<string, string>();
  const preconnects = new Set<string>();
  const liveCodePages: string[] = [];
  for (const [index, file] of html.entries()) {
    const page = facts[index];
    // Browsers follow the refresh of such a page; its script, one of its own for each, needs no permission.
    if (!page || page.forwards) continue;
    pages.push(pageOf(file));
    for (const text of page.scripts) if (!scripts.has(text)) scripts.set(text, file);
    for (const origin of page.preconnects) preconnects.add(origin);
    if (page.liveCode) liveCodePages.push(file);
  }
  const inlineScripts = [...scripts].map(([text, file]) => ({file, text}));
  return {files, pages, inlineScripts, liveCodePages, preconnects: [...preconnects].sort()};
}
