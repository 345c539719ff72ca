import {parse} from 'yaml';
import {API_VERSIONS, documentFile, loadDocument, overlayFile} from '../../../../src/plugins/openapi/load';
import {isRecord} from '../../../../src/lib/isRecord';
import type {Problem} from '../../check';
import {listFiles, readText, readTextIfAny} from '../files';
import {findPages, type ContentPage} from '../pages';
import {readSidebars} from '../sidebars';
import {messagesOf} from '../translateCalls';
import {openCache, type Cache} from './cache';
import {Canonical, hashOf} from './canonical';
import {dataHash, dataPairs} from './data';
import {pageSections} from './markdown';
import {openapiSections} from './openapi';
import {pairSections, type FileSection, type Section} from './section';
import {typescriptPairs, type TextPair} from './typescript';

/** The texts of the site in both languages, section by section. */
export interface SiteTexts {
  sections: Section[];
  /** Files that could not be read. */
  problems: Problem[];
}

const CODE = 'i18n/zh/code.json';
const ENGLISH_CODE = 'i18n/en/code.json';
/** English texts of the theme's own messages. */
const THEME_MESSAGES = 'node_modules/@docusaurus/theme-translations/locales/base';
const AUTHORS = 'blog/authors.yml';
const ZH_AUTHORS = 'i18n/zh/docusaurus-plugin-content-blog/authors.yml';

/** Folders whose files may hold texts in both languages side by side. */
const BILINGUAL_FOLDERS = ['data', 'scripts', 'src'];

const hashOfText = (text: string): string => {
  const canonical = new Canonical();
  canonical.text(text);
  return hashOf(canonical.toString());
};

/** Name of the lock file for a page. */
function areaOf({file, kind}: ContentPage): string {
  const [, version] = /^versioned_docs\/version-([^/]+)\//.exec(file) ?? [];
  if (version !== undefined) return `docs-${version}`;
  return {doc: 'docs', post: 'blog', page: 'pages'}[kind];
}

async function sectionsOfFile(root: string, page: ContentPage, cache: Cache): Promise<FileSection[] | Problem> {
  const text = await readTextIfAny(root, page.file);
  if (text === undefined) return [];
  const byElement = page.kind === 'page';
  const sections = cache.get(`page ${byElement}`, [text], () => pageSections(text, byElement));
  return 'error' in sections ? {file: page.file, line: sections.line, message: sections.error} : sections;
}

async function sectionsOfPage(root: string, page: ContentPage, cache: Cache): Promise<SiteTexts> {
  const other = {...page, file: page.counterpart};
  const [english, chinese] = page.locale === 'en' ? [page, other] : [other, page];
  const [en, zh] = await Promise.all([english, chinese].map((side) => sectionsOfFile(root, side, cache)));
  const problems = [en, zh].flatMap((side) => (side === undefined || Array.isArray(side) ? [] : [side]));
  if (!Array.isArray(en) || !Array.isArray(zh)) return {sections: [], problems};
  const place = {area: areaOf(english), file: english.file, en: english.file, zh: chinese.file};
  return {sections: pairSections(place, en, zh), problems};
}

/** The sections of one page, named by either of its files. */
export async function readPage(root: string, page: ContentPage): Promise<SiteTexts> {
  return sectionsOfPage(root, page, await openCache(root));
}

async function readPages(root: string, cache: Cache): Promise<SiteTexts> {
  const pages = await findPages(root);
  const known = new Set(pages.map(({file}) => file));
  // A page in both languages is read once.
  const once = pages.filter(({locale, counterpart}) => locale === 'en' || !known.has(counterpart));
  const read = await Promise.all(once.map((page) => sectionsOfPage(root, page, cache)));
  return {sections: read.flatMap(({sections}) => sections), problems: read.flatMap(({problems}) => problems)};
}

/** Texts of a file with translations in the form of Docusaurus: `{"id": {"message": "..."}}`. */
async function readMessages(root: string, file: string): Promise<Map<string, string>> {
  const content: unknown = JSON.parse((await readTextIfAny(root, file)) ?? '{}');
  const entries = Object.entries(isRecord(content) ? content : {});
  return new Map(
    entries.flatMap(([id, entry]) =>
      isRecord(entry) && typeof entry.message === 'string' ? [[id, entry.message]] : [],
    ),
  );
}

/** English texts of the theme by their ids. */
async function readThemeMessages(root: string): Promise<Map<string, {message: string; file: string}>> {
  const found = new Map<string, {message: string; file: string}>();
  for (const file of (await listFiles(root, THEME_MESSAGES)).filter((name) => name.endsWith('.json'))) {
    const content: unknown = JSON.parse(await readText(root, file));
    for (const [id, message] of Object.entries(isRecord(content) ? content : {})) {
      if (typeof message === 'string') found.set(id, {message, file});
    }
  }
  for (const [id, message] of await readMessages(root, ENGLISH_CODE)) found.set(id, {message, file: ENGLISH_CODE});
  return found;
}

async function readInterface(root: string, cache: Cache): Promise<Section[]> {
  const chinese = await readMessages(root, CODE);
  const english = new Map<string, {message: string; file: string; line?: number}>();
  const theme = await readThemeMessages(root);
  for (const id of chinese.keys()) {
    const message = theme.get(id);
    if (message !== undefined) english.set(id, message);
  }
  for (const file of (await listFiles(root, 'src')).filter((name) => /\.tsx?$/.test(name))) {
    const text = await readText(root, file);
    const {messages} = cache.get(`messages ${file}`, [text], () => messagesOf(file, text));
    for (const {id, message, line} of messages) {
      english.set(id, {message, file, line});
    }
  }
  // Messages that only one language has are reported by the check "messages".
  return [...english].flatMap(([name, {message, file, line}]): Section[] => {
    const text = chinese.get(name);
    if (text === undefined) return [];
    return [
      {
        area: 'interface',
        file: CODE,
        name,
        en: {file, line, hash: hashOfText(message)},
        zh: {file: CODE, hash: hashOfText(text)},
      },
    ];
  });
}

async function readLabels(root: string): Promise<Section[]> {
  if ((await readTextIfAny(root, 'sidebars.ts')) === undefined) return [];
  const found: Section[] = [];
  for (const {file, labels, translationFile} of await readSidebars(root)) {
    const chinese = await readMessages(root, translationFile);
    for (const [name, label] of labels) {
      const text = chinese.get(name);
      if (text === undefined) continue;
      const zh = {file: translationFile, hash: hashOfText(text)};
      found.push({area: 'interface', file: translationFile, name, en: {file, hash: hashOfText(label)}, zh});
    }
  }
  return found;
}

async function readAuthors(root: string): Promise<Section[]> {
  const sectionsOf = async (file: string): Promise<FileSection[]> => {
    const authors: unknown = parse((await readTextIfAny(root, file)) ?? '');
    return Object.entries(isRecord(authors) ? authors : {}).map(([name, author]) => ({name, hash: dataHash(author)}));
  };
  const [en, zh] = [await sectionsOf(AUTHORS), await sectionsOf(ZH_AUTHORS)];
  return pairSections({area: 'blog', file: AUTHORS, en: AUTHORS, zh: ZH_AUTHORS}, en, zh);
}

function pairsOf(file: string, text: string): TextPair[] {
  if (!/\bzh\b/.test(text)) return [];
  if (/\.tsx?$/.test(file)) return file.endsWith('.d.ts') ? [] : typescriptPairs(file, text);
  return dataPairs(file.endsWith('.json') ? JSON.parse(text) : parse(text));
}

/** Texts that are in both languages in one file: data, labels of the navbar, texts of plugins. */
async function readBilingual(root: string, cache: Cache): Promise<Section[]> {
  const lists = await Promise.all(BILINGUAL_FOLDERS.map((folder) => listFiles(root, folder)));
  const files = lists.flat().filter((file) => /\.(?:tsx?|json|ya?ml)$/.test(file));
  const found: Section[] = [];
  for (const file of files) {
    const text = await readText(root, file);
    for (const {name, en, zh} of cache.get(`pairs ${file}`, [text], () => pairsOf(file, text))) {
      found.push({area: 'data', file, name, en: {file, ...en}, zh: {file, ...zh}});
    }
  }
  return found;
}

async function readOpenapi(root: string, cache: Cache): Promise<SiteTexts> {
  const sections: Section[] = [];
  const problems: Problem[] = [];
  for (const version of API_VERSIONS) {
    const [en, zh] = [documentFile(version), overlayFile(version)];
    const english = await readTextIfAny(root, en);
    if (english === undefined) continue;
    try {
      const read = () => (['en', 'zh'] as const).map((locale) => openapiSections(loadDocument(root, version, locale)));
      const [inEnglish = [], inChinese = []] = cache.get(
        'openapi',
        [english, (await readTextIfAny(root, zh)) ?? ''],
        read,
      );
      sections.push(...pairSections({area: 'openapi', file: en, en, zh}, inEnglish, inChinese));
    } catch (error) {
      problems.push({file: zh, message: error instanceof Error ? error.message : String(error)});
    }
  }
  return {sections, problems};
}

/** Every section of the site. */
export async function readSite(root: string): Promise<SiteTexts> {
  const cache = await openCache(root);
  const [pages, openapi] = [await readPages(root, cache), await readOpenapi(root, cache)];
  const lists = await Promise.all([
    readInterface(root, cache),
    readLabels(root),
    readAuthors(root),
    readBilingual(root, cache),
  ]);
  await cache.save();
  return {
    sections: [...pages.sections, ...openapi.sections, ...lists.flat()],
    problems: [...pages.problems, ...openapi.problems],
  };
}
