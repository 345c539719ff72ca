import {rspack} from '@docusaurus/faster';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {lazyCompilation} from '@site/src/framework/lazy-pages/index';
import {expectModules, type Replacement} from '@site/src/framework/modules';

const folder = mkdtempSync(join(tmpdir(), 'expect-modules-'));
const file = (name: string) => join(folder, name);
writeFileSync(file('entry.js'), "import './original.js';");
writeFileSync(file('original.js'), 'export default 1;');
writeFileSync(file('ours.js'), 'export default 2;');

/** The errors of a bundle in which `alias` takes the place of modules. */
function bundle(replacement: Replacement, alias: Record<string, string> = {}, options: object = {}): Promise<string[]> {
  const compiler = rspack({
    context: folder,
    entry: file('entry.js'),
    mode: 'development',
    output: {path: file('out')},
    plugins: [expectModules('lean-config', [replacement]) as never],
    resolve: {alias},
    ...options,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.toJson({all: false, errors: true}).errors ?? []).map(({message}) => message));
    });
  });
}

const REPLACEMENT = {by: file('ours.js'), replaced: file('original.js')};

test('a bundle with the replacement passes', async () => {
  expect(await bundle(REPLACEMENT, {[file('original.js')]: file('ours.js')})).toEqual([]);
});

test('a replacement that finds nothing to replace ends the build, and the message names its folder', async () => {
  const errors = await bundle(REPLACEMENT);
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain('src/framework/lean-config');
  expect(errors.join()).toMatch(/ours\.js is not in the bundle.*original\.js is still in the bundle/s);
});

test('a replacement that npm start has not compiled yet is no error, but a replaced module is', async () => {
  const {lazyCompilation: lazy} = lazyCompilation(rspack) as {lazyCompilation: object};
  const errors = await bundle(REPLACEMENT, {}, {lazyCompilation: lazy});
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('original.js is still in the bundle');
});
