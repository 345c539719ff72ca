import {COLOURED} from '../../src/features/code/pieces';
import type {Check, Problem} from './check';
import {contentPages, onBuild} from './lib/build';
import {fencesOf} from './lib/codeBlocks/blocks';
import {readText} from './lib/files';
import {isDraft} from './lib/frontMatter';
import {findPages} from './lib/pages';

/** Languages whose blocks have no colored tokens in the HTML, and why. */
const WITHOUT_COLORS: ReadonlyMap<string, string> = new Map([
  ['text', 'output of programs; Prism has no grammar for it'],
  ['mermaid', 'drawn as a diagram; the HTML holds its description'],
]);

const COLORED = [...COLOURED].map((kind) => `.${kind}`).join(',');

/** What is known of the blocks of one language. */
interface Language {
  /** Page whose source has the first block. */
  file: string;
  line: number;
  /** Whether the HTML of the site has a block of this language. */
  isBuilt: boolean;
  /** Whether one of these blocks has a colored token. */
  isColored: boolean;
}

/** The text of a block without white space: the HTML has elements instead of some line breaks. */
const textOf = (code: string) => code.replaceAll(/\s+/g, '');

/**
 * Blocks of code are highlighted in the HTML that the server sends. Sources and HTML are matched by the text of the
 * blocks, because the HTML does not name their languages.
 */
export const highlighting: Check = {
  name: 'highlighting',
  reads: 'build',
  purpose: 'code of every language that pages use has colors in the HTML',
  run: onBuild(async (build) => {
    const languages = new Map<string, Language>();
    const blocks = new Map<string, Language>();
    for (const {file} of await findPages(build.root)) {
      const source = await readText(build.root, file);
      if (isDraft(source)) continue;
      for (const {language, code, line} of fencesOf(source)) {
        if (language === '' || WITHOUT_COLORS.has(language)) continue;
        const known = languages.get(language) ?? {file, line, isBuilt: false, isColored: false};
        languages.set(language, known);
        blocks.set(textOf(code), known);
      }
    }
    let looked = 0;
    for await (const {$} of contentPages(build)) {
      for (const element of $('pre').toArray()) {
        const language = blocks.get(textOf($(element).text()));
        if (!language) continue;
        looked += 1;
        language.isBuilt = true;
        language.isColored ||= $(element).find(COLORED).length > 0;
      }
    }
    const problems = [...languages].flatMap(([name, {file, line, isBuilt, isColored}]): Problem[] => {
      if (isColored) return [];
      const message = isBuilt
        ? `no block of "${name}" has a color in the HTML; name the language in prism.additionalLanguages, ` +
          'or in WITHOUT_COLORS of tests/checks/highlighting.ts'
        : `the HTML has no block of "${name}" with the text of this page's`;
      return [{file, line, message}];
    });
    return {problems, looked};
  }),
};
