import {expect, test} from 'vitest';
import {writeTree, type Tree} from './lib/writeTree';
import {reference} from './reference';

const good = {
  'tests/checks/platform/reference.json': '{"current/reference/a": ["BUILD_A", "BUILD_B"], "5.17/b": ["PORT"]}',
  'docs/reference/a.md': '| `BUILD_A` |\n| `BUILD_B` |\n',
  'i18n/zh/docusaurus-plugin-content-docs/current/reference/a.md': '| `BUILD_A` |\n| `BUILD_B` |\n',
  'versioned_docs/version-5.17/b.md': '`PORT`\n',
  'i18n/zh/docusaurus-plugin-content-docs/version-5.17/b.md': '`PORT`\n',
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await reference.run(await writeTree({...good, ...changes}));
  return problems.map(({file, message}) => `${file}: ${message}`);
}

test('accepts pages that name everything', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test('reports a name that a page leaves out, in the language that leaves it out', async () => {
  expect(await problemsOf({'docs/reference/a.md': '| `BUILD_A` |\n'})).toEqual([
    'docs/reference/a.md: does not name "BUILD_B", which the platform reads',
  ]);
});

test('looks at pages of older versions', async () => {
  expect(await problemsOf({'versioned_docs/version-5.17/b.md': 'nothing\n'})).toEqual([
    'versioned_docs/version-5.17/b.md: does not name "PORT", which the platform reads',
  ]);
});

test('reports a page that is gone', async () => {
  const problems = await problemsOf({'tests/checks/platform/reference.json': '{"current/reference/b": ["BUILD_A"]}'});
  expect(problems).toEqual([
    expect.stringContaining('docs/reference/b.md: is missing'),
    expect.stringContaining('current/reference/b.md: is missing'),
  ]);
});

test('says where the lists are broken', async () => {
  const run = (json: string) => problemsOf({'tests/checks/platform/reference.json': json});
  await expect(run('[]')).rejects.toThrow('tests/checks/platform/reference.json does not have its form');
  await expect(run('{"reference/a": ["BUILD_A", 1]}')).rejects.toThrow('reference/a.1: must be a name');
});

test('reports a page without a version', async () => {
  expect(await problemsOf({'tests/checks/platform/reference.json': '{"reference/a": ["BUILD_A"]}'})).toEqual([
    'tests/checks/platform/reference.json: "reference/a" must begin with a version: current/… or 5.17/…',
  ]);
});
