import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {draw, drawingBoard, sizeOfDrawing} from '@site/scripts/diagrams/draw';
import {CHROMIUM_FLAGS, chromiumPath} from '../../../support/chromium';

const FLOW = `flowchart LR
  accTitle: From A to B
  accDescr: A calls B.
  A["First"] -->|"calls"| B["Second"]`;
const SEQUENCE = `sequenceDiagram
  accTitle: A greets
  accDescr: A greets B.
  A->>B: Hello`;

let browser: Browser;
let board: Page;
beforeAll(async () => {
  browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
  board = await browser.newPage();
  await drawingBoard(board);
}, 60_000);
afterAll(() => browser.close());

test('a drawing has its words, its size, and rules for both color schemes', async () => {
  const {svg, width, height} = await draw(board, FLOW, 'd1');
  expect(sizeOfDrawing(svg)).toEqual({width, height});
  for (const part of [
    'First',
    'Second',
    'calls',
    '>From A to B</title>',
    '>A calls B.</desc>',
    "[data-theme='dark'] #d1",
  ])
    expect(svg).toContain(part);
  // Every rule of Mermaid would be 8 KB.
  expect(svg).not.toContain('.error-icon');
});

test('numbers in words stay as they are', async () => {
  const {svg} = await draw(board, 'flowchart LR\n  A["198.51.100.7, version 1.2345"]', 'd4');
  expect(svg).toContain('198.51.100.7');
  expect(svg).toContain('1.2345');
});

test('drawing again gives the same file, whatever was drawn before', async () => {
  const first = await draw(board, SEQUENCE, 'd2');
  await draw(board, FLOW, 'd1');
  expect(await draw(board, SEQUENCE, 'd2')).toEqual(first);
});

test('what Mermaid cannot read is an error', async () => {
  await expect(draw(board, 'flowchat LR', 'd3')).rejects.toThrow(/No diagram type detected/);
});
