import {spawnSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import path from 'node:path';
import {expect, test, vi} from 'vitest';

// Each test starts a process, which takes its time on a busy machine.
vi.setConfig({testTimeout: 60_000});

const WORDS = ['installation', 'Intro', '中文', '安装', '部署'];

/** The words as a process of a machine with another language sorts them. */
function sorted(language: string, before: string, compare: string): string[] {
  const script = `${before}console.log(JSON.stringify(${JSON.stringify(WORDS)}.sort((a, b) => ${compare})));`;
  const {stdout, stderr} = spawnSync('node', ['--import', 'tsx', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: {...process.env, LC_ALL: language},
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as string[];
}

const MODULE = pathToFileURL(path.resolve('src/config/sorting.ts')).href;
const ALIKE = `import sorting from ${JSON.stringify(MODULE)}; sorting.sortAlike();`;

test('machines sort differently, which is what has to be mended', () => {
  const orders = ['en_US.UTF-8', 'tr_TR.UTF-8', 'zh_CN.UTF-8'].map((language) =>
    sorted(language, '', 'a.localeCompare(b)').join(),
  );
  expect(new Set(orders).size).toBe(3);
});

test.each(['en_US.UTF-8', 'tr_TR.UTF-8', 'zh_CN.UTF-8'])('a machine with %s sorts as all do', (language) => {
  expect(sorted(language, ALIKE, 'a.localeCompare(b)')).toEqual(['installation', 'Intro', '中文', '安装', '部署']);
});

test('a language that is named still counts', () => {
  expect(sorted('en_US.UTF-8', ALIKE, "a.localeCompare(b, 'zh')")).toEqual([
    '安装',
    '部署',
    '中文',
    'installation',
    'Intro',
  ]);
});
