import {sizeOf} from '../../src/remark/diagrams';
import type {Check, Problem} from './check';
import {blocksOf, isSkipped, type Block} from './lib/codeBlocks/blocks';
import {READERS} from './lib/codeBlocks/languages';
import {messageOf, type Reader} from './lib/codeBlocks/reader';
import {readText} from './lib/files';
import {findPages} from './lib/pages';

/** Where a block is. */
interface Place {
  file: string;
  line: number;
}

/** Blocks of one language: from code to its places, since both languages share most code. */
type Blocks = Map<string, Place[]>;

const KNOWN = [...READERS.keys(), 'text'].sort().join(', ');

async function problemsOf(reader: Reader, blocks: Blocks): Promise<{problems: Problem[]; note?: string}> {
  const places = [...blocks.values()];
  const {faults, note} = await reader([...blocks.keys()]);
  const problems = faults.flatMap((list, index) =>
    (places[index] ?? []).flatMap(({file, line}) =>
      list.map((fault) => ({file, line: line + fault.line, message: fault.message})),
    ),
  );
  return {problems, note};
}

/** What is wrong with the size of a diagram, for which the page reserves space. */
function sizeFault({language, meta}: Block): string | undefined {
  if (language !== 'mermaid') return undefined;
  try {
    return sizeOf(meta) ? undefined : 'the diagram has no size: run npm run diagrams:draw';
  } catch (error) {
    return messageOf(error);
  }
}

/** Every fenced block of code can be read by the parser of its language. */
export const code: Check = {
  name: 'code',
  reads: 'sources',
  purpose:
    'code blocks name a known language and are free of syntax errors; manifests fit their schemas; diagrams have a size',
  async run(root) {
    const problems: Problem[] = [];
    const byLanguage = new Map<string, Blocks>();
    let looked = 0;
    for (const {file} of await findPages(root)) {
      for (const block of blocksOf(await readText(root, file))) {
        looked += 1;
        const {language, line} = block;
        if (language !== 'text' && !READERS.has(language)) {
          const message = `unknown language "${language}"; these are known: ${KNOWN}. Output is "text"`;
          problems.push({file, line, message});
        }
        const fault = sizeFault(block);
        if (fault !== undefined) problems.push({file, line, message: fault});
        if (isSkipped(block)) continue;
        const blocks = byLanguage.get(language) ?? new Map<string, Place[]>();
        byLanguage.set(language, blocks);
        blocks.set(block.code, [...(blocks.get(block.code) ?? []), {file, line}]);
      }
    }
    const readings = [...READERS].flatMap(([language, reader]) => {
      const blocks = byLanguage.get(language);
      return blocks ? [problemsOf(reader, blocks)] : [];
    });
    const read = await Promise.all(readings);
    problems.push(...read.flatMap((reading) => reading.problems));
    problems.sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0));
    return {problems, looked, notes: [...new Set(read.flatMap(({note}) => note ?? []))]};
  },
};
