import {appendFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {compressBuild} from '../../deploy/compress';
import {generateFiles} from '../../deploy/generate';
import {readEnvironment} from '../../src/config/env';
import {deploy} from './deploy';
import {htmlPage} from './lib/htmlPage';
import {writeTree} from './lib/writeTree';

/** A build with everything that belongs to it. */
async function readyBuild(): Promise<string> {
  const project = await writeTree({
    'build/index.html': htmlPage('/'),
    'build/zh/index.html': htmlPage('/zh/'),
    'build/assets/js/main.12345678.js': `export const text = "${'long enough to be compressed '.repeat(60)}";`,
    'deploy-output/keep': '',
  });
  const root = path.join(project, 'build');
  await compressBuild(root);
  for (const [file, text] of await generateFiles(root, readEnvironment({})))
    await writeFile(path.join(root, file), text);
  return project;
}

async function problemsOf(project: string): Promise<string[]> {
  const {problems} = await deploy.run(project);
  return problems.map(({file, message}) => `${file}: ${message}`);
}

test('accepts a build that was made ready', async () => {
  const report = await deploy.run(await readyBuild());
  expect(report.problems).toEqual([]);
  expect(report.looked).toBeGreaterThan(5);
});

test.each([
  ['_headers', 'is missing'],
  ['../deploy-output/nginx.conf', 'is missing'],
  ['assets/js/main.12345678.js.br', 'has no twin ".br"'],
])('a build without %s is refused', async (file, message) => {
  const project = await readyBuild();
  await rm(path.join(project, 'build', file));
  expect((await problemsOf(project)).join('\n')).toContain(message);
});

test('a file that changed after it was compressed is refused', async () => {
  const project = await readyBuild();
  await appendFile(path.join(project, 'build/assets/js/main.12345678.js'), '// newer\n');
  const problems = await problemsOf(project);
  expect(problems).toContainEqual(expect.stringMatching(/main\.12345678\.js\.gz: holds another content/));
  expect(problems).toContainEqual(expect.stringMatching(/^deploy-output\/manifest\.json: is stale/));
});

test('rules that somebody changed by hand are refused', async () => {
  const project = await readyBuild();
  await appendFile(path.join(project, 'build/_redirects'), '/a /b 302\n');
  expect(await problemsOf(project)).toEqual([expect.stringMatching(/^build\/_redirects: is stale/)]);
});
