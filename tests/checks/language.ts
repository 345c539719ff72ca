import type {Check, Problem} from './check';
import {faultsOf} from './lib/chinese';
import {readText} from './lib/files';
import {readFrontMatter} from './lib/frontMatter';
import {parseMarkdown} from './lib/markdown';
import {findPages, type ContentPage} from './lib/pages';
import {proseOf, type Piece, type Prose} from './lib/prose';

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

/** Title and description are prose, too. */
function fieldPieces(source: string): Piece[] {
  const front = readFrontMatter(source);
  if ('error' in front) return [];
  return ['title', 'description'].flatMap((name) => {
    const text = front.fields[name];
    return typeof text === 'string' ? [{text, line: front.lines.get(name) ?? 1}] : [];
  });
}

function englishProblems({file}: ContentPage, pieces: readonly Piece[]): Problem[] {
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

function chineseProblems({file}: ContentPage, pieces: readonly Piece[], {blocks, broken}: Prose): Problem[] {
  const problems = pieces
    .filter(({text, bold}) => !bold && han(text) > 0)
    .flatMap(({text, line}) =>
      faultsOf(text).map(({index, message}) => ({file, line: line + linesBefore(text, index), message})),
    );
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

function checkPage(page: ContentPage, source: string): Problem[] {
  const markdown = parseMarkdown(source);
  if ('error' in markdown) return [{file: page.file, line: markdown.line, message: markdown.error}];
  const prose = proseOf(markdown);
  const pieces = [...fieldPieces(source), ...prose.pieces];
  return page.locale === 'en' ? englishProblems(page, pieces) : chineseProblems(page, pieces, prose);
}

/** English pages are English, Chinese pages are Chinese and set by the rules of Chinese typography. */
export const language: Check = {
  name: 'language',
  reads: 'sources',
  purpose: 'no Chinese in English pages; Chinese pages are translated, with full-width punctuation and spaces right',
  async run(root) {
    const pages = await findPages(root);
    const problems: Problem[] = [];
    for (const page of pages) problems.push(...checkPage(page, await readText(root, page.file)));
    return {problems, looked: pages.length};
  },
};
