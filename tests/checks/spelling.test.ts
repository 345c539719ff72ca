import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import {writeTree} from './lib/writeTree';
import {listProblems, spelling} from './spelling';

/** Milliseconds in which dictionaries are loaded and suggestions found on a busy machine. */
const SLOW = 60_000;

const GOOD = [
  '---',
  'title: Colors of Rainbond',
  'keywords: [instalation]',
  'slug: /behaviour',
  '---',
  '',
  '## Colors {/* #colours */}',
  '',
  'The `behaviour` of [a link](./behaviour.md).',
  '',
  '```yaml',
  'colour: red',
  '```',
  '',
  '<Catalogue items={[{id: "grey"}]} />',
  '',
].join('\n');

const EXAMPLE = "/* A comment. */\nexport const behaviour = translate({id: 'x.y', message: 'Colors'});\n";

const OPENAPI = 'paths:\n  /colours:\n    get:\n      summary: List the colors\n      operationId: getColours\n';

/** A project with the settings and the words of this one. */
async function project(tree: Record<string, string>): Promise<string> {
  const shared = ['cspell.yaml', 'tests/checks/language/words.txt'];
  const texts = await Promise.all(shared.map(async (file) => [file, await readFile(file, 'utf8')]));
  return writeTree({...Object.fromEntries(texts), ...tree});
}

async function problemsOf(tree: Record<string, string>): Promise<string[]> {
  const {problems} = await spelling.run(await project(tree));
  return problems.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

test(
  'leaves code, addresses, and Chinese files alone',
  async () => {
    const tree = {
      'docs/a.md': GOOD,
      'src/a.ts': EXAMPLE,
      'static/openapi/v1.yaml': OPENAPI,
      'i18n/zh/docusaurus-plugin-content-docs/current/a.md': 'The colour.\n',
    };
    expect(await spelling.run(await project(tree))).toEqual({problems: [], looked: 3});
  },
  SLOW,
);

test(
  'names file, line, and the American form wherever English stands',
  async () => {
    const problems = await problemsOf({
      'README.md': 'Good.\n\nThe colour.\n',
      'docs/a.md': `${GOOD}\nThe licence is grey.\n`,
      'blog/2024/a/index.md': '---\ntitle: An instalation\n---\n',
      'src/pages/a.mdx': '<Hero title="The behaviour" />\n',
      'src/a.ts': EXAMPLE.replace('Colors', 'Colours').replace('A comment', 'An organisation'),
      'static/openapi/v1.yaml': OPENAPI.replace('the colors', 'the\n        colours'),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^blog\/2024\/a\/index\.md:2: "instalation" .*did you mean installation/),
      expect.stringMatching(/^docs\/a\.md:17: "licence"/),
      expect.stringMatching(/^docs\/a\.md:17: "grey" .*did you mean gray/),
      expect.stringMatching(/^README\.md:3: "colour" .*did you mean color/),
      expect.stringMatching(/^src\/a\.ts:1: "organisation"/),
      expect.stringMatching(/^src\/a\.ts:2: "Colours"/),
      expect.stringMatching(/^src\/pages\/a\.mdx:1: "behaviour"/),
      expect.stringMatching(/^static\/openapi\/v1\.yaml:5: "colours"/),
    ]);
  },
  SLOW,
);

test(
  'looks at some files alone',
  async () => {
    const root = await project({'docs/a.md': 'Colour.\n', 'docs/b.md': 'Grey.\n'});
    const {problems, looked} = await spelling.run(root, new Set(['docs/b.md']));
    expect(problems.map(({file}) => file)).toEqual(['docs/b.md']);
    expect(looked).toBe(1);
  },
  SLOW,
);

test('the list of words is sorted, whatever the case, with one word a line', () => {
  expect(listProblems('apple\nBanana\ncherry\n')).toEqual([]);
  expect(listProblems('cherry\nBanana\nbanana\na b\n').map(({line, message}) => `${line}: ${message}`)).toEqual([
    '2: "Banana" must stand before "cherry": the list is sorted, whatever the case',
    '3: "banana" is there twice: keep one, in any case',
    '4: must hold one word a line',
  ]);
});
