import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {draw, drawingBoard, sizeOfDrawing, type Drawing} from './diagrams/draw';
import {withSizes} from './diagrams/fences';
import {LOCALES} from '../src/config/locale';
import {drawingFolder, drawingName, drawingPath} from '../src/features/diagrams/file';
import type {DiagramSize} from '../src/remark/diagrams';
import {fencesOf} from '../tests/checks/lib/codeBlocks/blocks';
import {listFiles, readText} from '../tests/checks/lib/files';
import {findPages, type ContentPage} from '../tests/checks/lib/pages';
import {CHROMIUM_FLAGS, chromiumPath} from '../tests/support/chromium';

const USAGE = `Draws the Mermaid diagrams of all pages into diagrams/, and writes their sizes into the Markdown files.

  npm run diagrams:draw
  npm run diagrams:draw -- --all    also those that are drawn already, as after an upgrade of Mermaid

Run it after a change to a diagram. It removes drawings that no page has any more.`;

interface Outcome {
  /** Files of all drawings, from the project. */
  files: Set<string>;
  drawn: number;
  sized: number;
  problems: string[];
}

/** Draws what a page has, and writes the sizes into it. */
async function drawPage(
  {file, locale}: ContentPage,
  existing: ReadonlySet<string>,
  drawingOf: (source: string) => Promise<Drawing>,
): Promise<Outcome> {
  const outcome: Outcome = {files: new Set(), drawn: 0, sized: 0, problems: []};
  const source = await readText(process.cwd(), file);
  const sizes: (DiagramSize | undefined)[] = [];
  for (const {language, code, line} of fencesOf(source)) {
    if (language !== 'mermaid') continue;
    const target = `${drawingFolder(locale)}/${drawingPath(code)}`;
    outcome.files.add(target);
    if (existing.has(target)) {
      sizes.push(sizeOfDrawing(await readText(process.cwd(), target)));
      continue;
    }
    try {
      const drawing = await drawingOf(code);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, drawing.svg);
      sizes.push(drawing);
      outcome.drawn += 1;
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
      outcome.problems.push(`${file}:${line}: ${reason}`);
      sizes.push(undefined);
    }
  }
  const sized = withSizes(source, sizes);
  if (sized.written > 0) await writeFile(file, sized.source);
  return {...outcome, sized: sized.written};
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {help: {type: 'boolean', default: false}, all: {type: 'boolean', default: false}},
  });
  if (values.help) return console.log(USAGE);
  const root = process.cwd();
  const before = (await Promise.all(LOCALES.map((locale) => listFiles(root, drawingFolder(locale))))).flat();
  const existing = new Set(values.all ? [] : before);
  const browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
  try {
    const board = await browser.newPage();
    await drawingBoard(board);
    const outcomes: Outcome[] = [];
    for (const page of await findPages(root)) {
      outcomes.push(await drawPage(page, existing, (source) => draw(board, source, drawingName(source))));
    }
    const files = new Set(outcomes.flatMap((outcome) => [...outcome.files]));
    const leftOver = before.filter((file) => !files.has(file));
    for (const file of leftOver) await rm(file);
    const problems = outcomes.flatMap((outcome) => outcome.problems);
    for (const problem of problems) console.error(`not drawn: ${problem}`);
    const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + count(one), 0);
    console.log(
      `${files.size} drawings: ${sum(({drawn}) => drawn)} drawn, ${leftOver.length} removed, ` +
        `${sum(({sized}) => sized)} sizes written, ${problems.length} not drawn.`,
    );
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
