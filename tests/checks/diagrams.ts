import type {Check, Problem} from './check';
import {fencesOf} from './lib/codeBlocks/blocks';
import {listFiles, readText} from './lib/files';
import {findPages} from './lib/pages';
import {LOCALES} from '../../src/config/locale';
import {drawingFolder, drawingPath} from '../../src/features/diagrams/file';

/** Every Mermaid diagram has been drawn as it is now, and no drawing is left over. */
export const diagrams: Check = {
  name: 'diagrams',
  reads: 'sources',
  purpose: 'every diagram has its drawing in diagrams/',
  async run(root) {
    const drawn = new Set((await Promise.all(LOCALES.map((locale) => listFiles(root, drawingFolder(locale))))).flat());
    const left = new Set(drawn);
    const problems: Problem[] = [];
    let looked = 0;
    for (const {file, locale} of await findPages(root)) {
      for (const {language, code, line} of fencesOf(await readText(root, file))) {
        if (language !== 'mermaid') continue;
        looked += 1;
        const drawing = `${drawingFolder(locale)}/${drawingPath(code)}`;
        left.delete(drawing);
        if (!drawn.has(drawing)) {
          problems.push({file, line, message: 'the diagram has no drawing, or has changed: run npm run diagrams:draw'});
        }
      }
    }
    for (const file of left) {
      problems.push({file, message: 'no page has this diagram: run npm run diagrams:draw, which removes it'});
    }
    return {problems, looked};
  },
};
