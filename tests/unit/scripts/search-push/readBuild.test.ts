import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {readBuild} from '@site/scripts/search-push/readBuild';
import {page} from './page';

let folder = '';

async function build(files: Record<string, string>): Promise<string> {
  folder = await mkdtemp(path.join(tmpdir(), 'search-push-'));
  for (const [file, html] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), html);
  }
  return folder;
}

afterEach(() => rm(folder, {recursive: true, force: true}));

const silent = () => undefined;
const EN = page({path: '/docs/a'});
const ZH = page({path: '/zh/docs/a', lang: 'zh'});

test('reads the HTML of both languages, in the same order each time', async () => {
  const files = {'zh/docs/a.html': ZH, 'docs/a.html': EN, '404.html': '<html>', 'assets/x.js': EN};
  const {records, ...counts} = await readBuild(await build(files), silent);
  expect(counts).toEqual({files: 3, pages: 2});
  expect(records.map(({objectID}) => objectID)).toEqual(['/docs/a', '/docs/a:1', '/zh/docs/a', '/zh/docs/a:1']);
});

test('tells how far it is', async () => {
  const pages = Array.from({length: 401}, (_, index) => [`docs/${index}.html`, page({path: `/docs/${index}`})]);
  const lines: string[] = [];
  await readBuild(await build({...Object.fromEntries(pages), 'zh/a.html': ZH}), (line) => lines.push(line));
  expect(lines).toEqual(['Read 200 of 402 files.', 'Read 400 of 402 files.']);
});

test('a missing or empty build says how to make one', async () => {
  await expect(readBuild('/nowhere/build', silent)).rejects.toThrow(
    'no build in "/nowhere/build". Run "npm run build"',
  );
  await expect(readBuild(await build({'robots.txt': ''}), silent)).rejects.toThrow('Run "npm run build" first');
});

test('a build of one language is refused: it would take the other one out of the index', async () => {
  await expect(readBuild(await build({'docs/a.html': EN}), silent)).rejects.toThrow('has no pages in: zh');
  await expect(readBuild(await build({'docs/a.html': ZH}), silent)).rejects.toThrow('has no pages in: en');
});

test('two pages with one address are refused', async () => {
  const files = {'docs/a.html': EN, 'docs/b.html': EN, 'zh/docs/a.html': ZH};
  await expect(readBuild(await build(files), silent)).rejects.toThrow('Two records have the id "/docs/a"');
});
