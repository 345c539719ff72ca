import {expect, test} from 'vitest';
import {writeTree} from './lib/writeTree';
import {scripts} from './scripts';

const PAGE = {'build/index.html': '<html></html>'};

test('scripts that can be parsed are right', async () => {
  const root = await writeTree({...PAGE, 'build/assets/js/1.js': 'const names = {"7d0515b7": [1]};'});
  expect(await scripts.run(root)).toEqual({problems: [], looked: 1});
});

test('a script with a syntax error is named', async () => {
  const root = await writeTree({...PAGE, 'build/zh/assets/js/1.js': 'const names = {7d0515b7: [1]};'});
  const {problems} = await scripts.run(root);
  expect(problems).toMatchObject([{file: 'build/zh/assets/js/1.js'}]);
  expect(problems[0]?.message).toContain('has a syntax error: Invalid or unexpected token');
});
