import {expect, test} from 'vitest';
import {installScripts} from './install-scripts';
import {writeTree, type Tree} from './lib/writeTree';

const manifest = (allowScripts?: unknown) => JSON.stringify({name: 'site', allowScripts});
const lockfile = (packages: unknown) => JSON.stringify({lockfileVersion: 3, packages});

const good = {
  '.npmrc': 'fund=false\nignore-scripts=true\n',
  'package.json': manifest({esbuild: false, '@scope/watcher': false, real: false}),
  'package-lock.json': lockfile({
    '': {name: 'site'},
    'node_modules/clsx': {version: '2.1.1'},
    'node_modules/esbuild': {version: '0.28.2', hasInstallScript: true},
    'node_modules/tool/node_modules/esbuild': {version: '0.21.0', hasInstallScript: true},
    'node_modules/tool/node_modules/@scope/watcher': {version: '2.0.0', hasInstallScript: true},
    'node_modules/alias': {name: 'real', version: '1.0.0', hasInstallScript: true},
  }),
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await installScripts.run(await writeTree({...good, ...changes}));
  return problems.map(({file, message}) => `${file}: ${message}`);
}

test('accepts scripts that are off and looked at', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test.each([
  ['without settings', undefined],
  ['with scripts on', 'ignore-scripts=false\n'],
  ['with the line in a comment', '# ignore-scripts=true\n'],
])('reports a project %s', async (_name, settings) => {
  expect(await problemsOf({'.npmrc': settings})).toEqual(['.npmrc: must hold the line "ignore-scripts=true"']);
});

test('names the package whose script nobody has looked at', async () => {
  expect(await problemsOf({'package.json': manifest({esbuild: false, real: false})})).toEqual([
    'package.json: "@scope/watcher" has an install script: see that the site builds without it, then add "@scope/watcher": false to "allowScripts"',
  ]);
});

test('reports a script that is allowed, which npm would not run', async () => {
  expect(await problemsOf({'package.json': manifest({esbuild: true, '@scope/watcher': false, real: false})})).toEqual([
    'package.json: "allowScripts" must say false for "esbuild": .npmrc switches every script off',
  ]);
});

test('reports an entry that has outlived its package', async () => {
  const packages = {'node_modules/clsx': {version: '2.1.1'}};
  expect(await problemsOf({'package.json': manifest({clsx: false}), 'package-lock.json': lockfile(packages)})).toEqual([
    'package.json: "allowScripts" names "clsx", which has no install script; remove it',
  ]);
});

test('says which file lacks what it reads', async () => {
  await expect(problemsOf({'package.json': manifest()})).rejects.toThrow(
    'package.json: "allowScripts" must be an object.',
  );
  await expect(problemsOf({'package-lock.json': lockfile([])})).rejects.toThrow(
    'package-lock.json: "packages" must be an object.',
  );
});
