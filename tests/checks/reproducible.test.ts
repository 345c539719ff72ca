import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import type {AllowedDifference} from './lib/reproducible/allowed';
import {writeTree, type Tree} from './lib/writeTree';
import {reproducibleBy} from './reproducible';

const built = {'build/index.html': '<p>1</p>', 'build/assets/a.js': 'let a = 1;', 'build/img/x.png': '\u0000\u0001'};

/** What the check says when the second build is like the first but for these files; `undefined` leaves one out. */
async function report(changes: Tree, allowed: readonly AllowedDifference[] = []) {
  const root = await writeTree(built);
  let elsewhere = '';
  const check = reproducibleBy(async (_root, into) => {
    elsewhere = into;
    for (const [file, content] of Object.entries({...built, ...changes})) {
      if (content === undefined) continue;
      await mkdir(path.dirname(path.join(into, file)), {recursive: true});
      await writeFile(path.join(into, file), content);
    }
  }, allowed);
  const {problems, looked, notes = []} = await check.run(root);
  expect(existsSync(elsewhere)).toBe(false);
  return {problems: problems.map(({file, message}) => `${file}: ${message}`), looked, notes};
}

test('accepts two builds that are the same', async () => {
  expect(await report({})).toEqual({problems: [], looked: 3, notes: []});
});

test('names every file that differs, and where', async () => {
  const {problems, notes} = await report({
    'build/index.html': '<p>2</p>',
    'build/assets/a.js': undefined,
    'build/assets/b.js': 'let a = 2;',
  });
  expect(problems).toEqual([
    'build/assets/a.js: the second build lacks it',
    'build/assets/b.js: only the second build has it',
    'build/index.html: differs from byte 3 on: "<p>1</p>", in the second build "<p>2</p>"',
  ]);
  expect(notes).toEqual([expect.stringContaining('run "DOCUSAURUS_NO_PERSISTENT_CACHE=true npm run build" before')]);
});

test('compares the files of operators, too', async () => {
  expect((await report({'deploy-output/nginx.conf': 'events {}'})).problems).toEqual([
    'deploy-output/nginx.conf: only the second build has it',
  ]);
});

test('sees bytes that are no text, and contents of which one is the beginning of the other', async () => {
  expect((await report({'build/img/x.png': '\u0000\u0002'})).problems).toEqual([
    'build/img/x.png: differs from byte 1 on: "\\u0000\\u0001", in the second build "\\u0000\\u0002"',
  ]);
  expect((await report({'build/index.html': '<p>1</p>\n'})).problems).toEqual([
    'build/index.html: differs from byte 8 on: "<p>1</p>", in the second build "<p>1</p>\\n"',
  ]);
});

test('lets a difference pass for which there is a reason, and tells it', async () => {
  const allowed = [
    {files: /\.png$/, reason: 'drawn by chance'},
    {files: /\.xml$/, reason: 'never needed'},
  ];
  const {problems, notes} = await report({'build/img/x.png': 'x', 'build/index.html': 'x'}, allowed);
  expect(problems).toEqual([expect.stringMatching(/^build\/index\.html: differs/)]);
  expect(notes[0]).toBe('1 different, matching \\.png$: drawn by chance');
  expect((await report({'build/img/x.png': 'x'}, allowed)).problems).toEqual([]);
});

test('fails when the second build fails, and leaves nothing behind', async () => {
  let elsewhere = '';
  const check = reproducibleBy((_root, into) => {
    elsewhere = into;
    return Promise.reject(new Error('The second build failed'));
  }, []);
  await expect(check.run(await writeTree(built))).rejects.toThrow('The second build failed');
  expect(elsewhere).not.toBe('');
  expect(existsSync(elsewhere)).toBe(false);
});

test('compares a folder where the pages are built already, and removes it', async () => {
  const elsewhere = await writeTree({...built, 'build/index.html': '<p>2</p>'});
  vi.stubEnv('BUILT_ELSEWHERE', elsewhere);
  const given: string[] = [];
  const check = reproducibleBy(async (_root, into) => void given.push(into), []);
  const {problems} = await check.run(await writeTree(built));
  vi.unstubAllEnvs();
  expect(given).toEqual([elsewhere]);
  expect(problems.map(({file}) => file)).toEqual(['build/index.html']);
  expect(existsSync(elsewhere)).toBe(false);
});
