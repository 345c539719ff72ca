import {execFile} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {EXCEPTIONS} from '@site/scripts/check-external/exceptions';
import {htmlPage} from '@site/tests/checks/lib/htmlPage';
import {writeTree, type Tree} from '@site/tests/checks/lib/writeTree';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Runs `npm run check:external` without npm, in a project whose links nobody can ask. */
async function run(tree: Tree, ...args: string[]): Promise<{code: number | null; out: string; err: string}> {
  const cwd = await writeTree(tree);
  return new Promise((resolve) => {
    const command = [path.join(ROOT, 'node_modules/.bin/tsx'), path.join(ROOT, 'scripts/check-external.ts'), ...args];
    const child = execFile(process.execPath, command, {cwd}, (_, out, err) =>
      resolve({code: child.exitCode, out, err}),
    );
  });
}

const BUILD = {'build/index.html': htmlPage('/', {body: '<a href=http://127.0.0.1/>A</a>'})};

test('ends well when nothing is wrong', {timeout: 30_000}, async () => {
  const {code, out} = await run(BUILD);
  expect(out).toBe('0 links: 0 in order, 0 problems, 0 exceptions.\n');
  expect(code).toBe(0);
});

test('ends with 1 when there is something to mend', {timeout: 30_000}, async () => {
  const idle = {address: 'https://a.org/', verdict: 'dead', reason: 'It is named in a quotation.'};
  const {code, out} = await run({...BUILD, [EXCEPTIONS]: JSON.stringify([idle])});
  expect(out).toContain(`remove them from ${EXCEPTIONS}`);
  expect(code).toBe(1);
});

test.each([
  [{}, [], 'Run "npm run build" first.'],
  [{...BUILD, [EXCEPTIONS]: '{'}, [], `${EXCEPTIONS} is no JSON`],
  [BUILD, ['--timeout', 'long'], '--timeout long: must be whole seconds.'],
])('ends with 2 when nothing can be asked: %#', {timeout: 30_000}, async (tree, args, message) => {
  const {code, err} = await run(tree, ...args);
  expect(err).toContain(message);
  expect(code).toBe(2);
});
