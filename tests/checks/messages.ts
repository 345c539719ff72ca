import {parse} from 'yaml';
import {isRecord} from '../../src/lib/isRecord';
import type {Check, Problem} from './check';
import {listFiles, readText, readTextIfAny} from './lib/files';
import {readSidebars, type VersionSidebars} from './lib/sidebars';
import {messagesOf, type SourceMessage} from './lib/translateCalls';

const CODE = 'i18n/zh/code.json';
const AUTHORS = 'blog/authors.yml';
const ZH_AUTHORS = 'i18n/zh/docusaurus-plugin-content-blog/authors.yml';

/** Names that are the same in both languages. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  'API',
  'DevOps',
  'FAQ',
  'GitCode',
  'Gitee',
  'GitHub',
  'GitOps',
  'Helm',
  'Kubernetes',
  'OpenAPI',
  'Rainbond',
  'Slack',
]);

/** Texts of one translation file. */
interface Translations {
  file: string;
  source: string;
  /** Text of each key; undefined where the entry is no `{"message": "..."}`. */
  texts: ReadonlyMap<string, string | undefined>;
}

interface Read {
  problems: Problem[];
  looked: number;
}

async function readTranslations(root: string, file: string): Promise<Translations | Problem> {
  const source = await readTextIfAny(root, file);
  if (source === undefined) return {file, message: 'is missing'};
  try {
    const content: unknown = JSON.parse(source);
    if (!isRecord(content)) return {file, message: 'must hold an object of "id": {"message": "..."}'};
    const texts = Object.entries(content).map(([key, entry]) => {
      const text = isRecord(entry) && typeof entry.message === 'string' ? entry.message : undefined;
      return [key, text] as const;
    });
    return {file, source, texts: new Map(texts)};
  } catch (error) {
    return {file, message: `is broken JSON: ${error instanceof Error ? error.message : String(error)}`};
  }
}

function lineOf({source}: Translations, key: string): number | undefined {
  const index = source.indexOf(JSON.stringify(key));
  return index < 0 ? undefined : source.slice(0, index).split('\n').length;
}

/** What is wrong with the translations themselves. */
function textProblems(translations: Translations, english: (key: string) => string | undefined): Problem[] {
  return [...translations.texts].flatMap(([key, text]) => {
    const report = (message: string): Problem[] => [
      {file: translations.file, line: lineOf(translations, key), message},
    ];
    if (text === undefined) return report(`"${key}" must be {"message": "..."}`);
    if (text.trim() === '') return report(`"${key}" is empty`);
    const same = text === english(key) && /\p{L}/u.test(text) && !SAME_IN_BOTH.has(text);
    return same ? report(`"${key}" is still English: "${text}"`) : [];
  });
}

function orphans(translations: Translations, known: (key: string) => boolean, where: string): Problem[] {
  return [...translations.texts.keys()]
    .filter((key) => !known(key))
    .map((key) => ({
      file: translations.file,
      line: lineOf(translations, key),
      message: `"${key}" is used nowhere in ${where}: remove it`,
    }));
}

/** Texts of the interface: collected from the source, compared with code.json. */
async function checkCode(root: string): Promise<Read> {
  const files = (await listFiles(root, 'src')).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const problems: Problem[] = [];
  const messages = new Map<string, SourceMessage & {file: string}>();
  for (const file of files) {
    const found = messagesOf(file, await readText(root, file));
    problems.push(...found.faults.map((fault) => ({file, ...fault})));
    for (const message of found.messages) {
      const first = messages.get(message.id);
      if (first === undefined) messages.set(message.id, {file, ...message});
      else if (first.message !== message.message) {
        const text = `"${message.id}" is "${message.message}" here, but "${first.message}" in ${first.file}, line ${first.line}`;
        problems.push({file, line: message.line, message: text});
      }
    }
  }
  const translations = await readTranslations(root, CODE);
  if (!('texts' in translations)) return {problems: [...problems, translations], looked: messages.size};
  for (const {id, file, line} of messages.values()) {
    if (!translations.texts.has(id)) problems.push({file, line, message: `"${id}" is missing in ${CODE}`});
  }
  problems.push(
    ...textProblems(translations, (key) => messages.get(key)?.message),
    // The source of these is in the packages of the theme.
    ...orphans(translations, (key) => key.startsWith('theme.') || messages.has(key), 'src'),
  );
  return {problems, looked: messages.size + translations.texts.size};
}

/** Labels of one version's sidebars, compared with its translations. */
async function checkSidebars(root: string, {file, labels, translationFile}: VersionSidebars): Promise<Read> {
  const translations = await readTranslations(root, translationFile);
  if (!('texts' in translations)) return {problems: [translations], looked: 0};
  const needed = ['version.label', ...labels.keys()];
  const problems = needed
    .filter((key) => !translations.texts.has(key))
    .map((key): Problem => ({file, message: `"${key}" is missing in ${translationFile}`}));
  problems.push(
    ...textProblems(translations, (key) => labels.get(key)),
    ...orphans(translations, (key) => needed.includes(key), file),
  );
  return {problems, looked: needed.length};
}

async function checkAllSidebars(root: string): Promise<Read[]> {
  const sidebars = await readSidebars(root);
  return Promise.all(sidebars.map((version) => checkSidebars(root, version)));
}

async function checkAuthors(root: string): Promise<Read> {
  const keysOf = async (file: string) => {
    const authors: unknown = parse((await readTextIfAny(root, file)) ?? '');
    return isRecord(authors) ? Object.keys(authors) : [];
  };
  const [en, zh] = [await keysOf(AUTHORS), await keysOf(ZH_AUTHORS)];
  const only = (file: string, keys: string[], other: string, others: string[]) =>
    keys
      .filter((key) => !others.includes(key))
      .map((key) => ({file, message: `the author "${key}" is missing in ${other}`}));
  return {problems: [...only(AUTHORS, en, ZH_AUTHORS, zh), ...only(ZH_AUTHORS, zh, AUTHORS, en)], looked: en.length};
}

/** Texts of the interface, labels of the sidebars and authors, each with its Chinese. */
export const messages: Check = {
  name: 'messages',
  reads: 'sources',
  purpose:
    'every text of the interface, label of a sidebar and author has a Chinese translation, and none is left over',
  async run(root) {
    const reads = [await checkCode(root), ...(await checkAllSidebars(root)), await checkAuthors(root)];
    return {
      problems: reads.flatMap(({problems}) => problems),
      looked: reads.reduce((sum, {looked}) => sum + looked, 0),
    };
  },
};
