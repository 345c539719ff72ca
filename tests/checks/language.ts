import path from 'node:path';
import type {Locale} from '../../src/config/locale';
import type {Check, Problem} from './check';
import {listFiles, readText, readTextIfAny} from './lib/files';
import {readFrontMatter} from './lib/frontMatter';
import {BASELINE, compareFile, goneFiles, parseBaseline} from './lib/language/baseline';
import {findingsOf, type Finding, type Passage} from './lib/language/findings';
import {findTextFiles} from './lib/language/interfaceTexts';
import {parseRules, type Rule} from './lib/language/rules';
import {parseMarkdown} from './lib/markdown';
import {findPages} from './lib/pages';
import {proseOf, type Piece, type Prose} from './lib/prose';

/** Where the rules of style are, from the root of the project. */
const RULES = 'tests/checks/language';

/** Pages for developers, in English alone. The rules of style apply to them; they need no front matter. */
const FOR_DEVELOPERS = [
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  'src/framework/README.md',
  'src/theme/README.md',
  'tests/search/README.md',
];

/** Letters without a single Han character from which a block counts as not translated. */
const UNTRANSLATED = 60;

/** Share of Han among the letters of a Chinese page below which it counts as not translated. */
const HAN_SHARE = 0.2;

const HAN = /\p{Script=Han}/gu;
const CHINESE = /[\p{Script=Han}，。；：！？、（）《》「」『』【】]/u;

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const han = (text: string) => text.match(HAN)?.length ?? 0;
const linesBefore = (text: string, index: number) => text.slice(0, index).split('\n').length - 1;
const excerpt = (text: string) => `"${text.trim().slice(0, 40)}${text.trim().length > 40 ? '...' : ''}"`;

interface Field extends Piece {
  name: 'title' | 'description';
}

/** Title and description are prose, too. */
function fieldPieces(source: string): Field[] {
  const front = readFrontMatter(source);
  if ('error' in front) return [];
  return (['title', 'description'] as const).flatMap((name) => {
    const text = front.fields[name];
    return typeof text === 'string' ? [{name, text, line: front.lines.get(name) ?? 1}] : [];
  });
}

function englishProblems(file: string, pieces: readonly Piece[]): Problem[] {
  return pieces.flatMap(({text, line}) => {
    const index = text.search(CHINESE);
    if (index < 0) return [];
    return [
      {
        file,
        line: line + linesBefore(text, index),
        message: `Chinese in an English page: ${excerpt(text.slice(index))}`,
      },
    ];
  });
}

function chineseProblems(file: string, pieces: readonly Piece[], {blocks, broken}: Prose): Problem[] {
  const problems: Problem[] = [];
  for (const {text, line} of broken) {
    const index = text.indexOf('\n');
    const message = `a line ends inside a paragraph, which shows as a space: write the paragraph on one line`;
    problems.push({file, line: line + linesBefore(text, index), message});
  }
  for (const {text, line} of blocks) {
    if (han(text) > 0 || letters(text) <= UNTRANSLATED) continue;
    problems.push({file, line, message: `not translated: ${excerpt(text)}`});
  }
  const all = pieces.map(({text}) => text).join('');
  const share = han(all) / Math.max(1, letters(all));
  if (letters(all) > UNTRANSLATED && share < HAN_SHARE) {
    const percent = (part: number) => `${Math.round(part * 100)}%`;
    const message = `${percent(share)} of the letters are Chinese, fewer than ${percent(HAN_SHARE)}: is the page translated?`;
    problems.push({file, line: 1, message});
  }
  return problems;
}

/** The texts of a page, as the rules of style look at them. */
function passagesOfPage(fields: readonly Field[], {pieces, strings, blocks}: Prose): Passage[] {
  const isWhole = ({kind}: Prose['blocks'][number]) => kind !== 'string';
  return [
    ...[...fields, ...pieces, ...strings].map((piece): Passage => ({...piece, scope: 'text'})),
    ...fields.filter(({name}) => name === 'title').map((field): Passage => ({...field, scope: 'title'})),
    ...blocks.filter(isWhole).map(({kind, whole, line}): Passage => ({
      text: whole,
      line,
      scope: kind === 'heading' ? 'heading' : 'paragraph',
    })),
  ];
}

/** A file with texts for readers: what is wrong with it as a whole, and what breaks the rules of style. */
interface Looked {
  file: string;
  problems: Problem[];
  findings: Finding[];
}

/**
 * The rules of style of both languages.
 *
 * @throws Error that names the file of rules and the line, and says what to change.
 */
export async function readRules(): Promise<Rule[]> {
  const root = path.resolve(__dirname, '../..');
  const files = (await listFiles(root, RULES)).filter((file) => /\/rules\.\w+\.yml$/.test(file));
  return (await Promise.all(files.map(async (file) => parseRules(file, await readText(root, file))))).flat();
}

function lookAtPage(file: string, locale: Locale, source: string, rules: readonly Rule[]): Looked {
  const markdown = parseMarkdown(source);
  if ('error' in markdown)
    return {file, problems: [{file, line: markdown.line, message: markdown.error}], findings: []};
  const prose = proseOf(markdown);
  const fields = fieldPieces(source);
  const pieces = [...fields, ...prose.pieces];
  return {
    file,
    problems: locale === 'en' ? englishProblems(file, pieces) : chineseProblems(file, pieces, prose),
    findings: findingsOf(rules, file, passagesOfPage(fields, prose)),
  };
}

/**
 * Looks at every text for readers.
 *
 * @param only files to look at; all of them if it is left out.
 */
export async function lookAtAll(root: string, only?: ReadonlySet<string>): Promise<Looked[]> {
  const all = await readRules();
  const rules = {
    en: all.filter(({languages}) => languages.includes('en')),
    zh: all.filter(({languages}) => languages.includes('zh')),
  };
  const looked: Looked[] = [];
  for (const {file, locale} of await findPages(root)) {
    if (only && !only.has(file)) continue;
    looked.push(lookAtPage(file, locale, await readText(root, file), rules[locale]));
  }
  for (const file of FOR_DEVELOPERS) {
    const source = only && !only.has(file) ? undefined : await readTextIfAny(root, file);
    // They may give Chinese examples.
    if (source !== undefined) looked.push({...lookAtPage(file, 'en', source, rules.en), problems: []});
  }
  // A file of the interface may have both languages.
  const texts = new Map<string, Finding[]>();
  for (const {file, locale, passages} of await findTextFiles(root)) {
    if (only && !only.has(file)) continue;
    texts.set(file, [...(texts.get(file) ?? []), ...findingsOf(rules[locale], file, passages)]);
  }
  for (const [file, findings] of texts) looked.push({file, problems: [], findings});
  return looked;
}

/** English pages are English, Chinese pages are Chinese, and both follow the rules of style. */
export const language: Check = {
  name: 'language',
  reads: 'sources',
  takesFiles: true,
  purpose: 'no Chinese in English pages, Chinese pages are translated, and both follow the rules of style',
  async run(root, only) {
    const looked = await lookAtAll(root, only);
    const baseline = parseBaseline((await readTextIfAny(root, BASELINE)) ?? '{}');
    const problems = looked.flatMap(({file, problems: ofFile, findings}) => [
      ...ofFile,
      ...compareFile(file, findings, baseline[file]),
    ]);
    if (!only) problems.push(...goneFiles(baseline, new Set(looked.map(({file}) => file))));
    return {problems, looked: looked.length};
  },
};
