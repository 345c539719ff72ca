import {expect, test} from 'vitest';
import {theme} from './theme';
import {writeTree, type Tree} from './lib/writeTree';

const wrapper = (name: string) => `import Original from '@theme-original/${name}';\n\nexport default Original;\n`;

const good = {
  'node_modules/@docusaurus/theme-classic/lib/theme/Navbar/index.js': '',
  'node_modules/@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js': '',
  'node_modules/@docusaurus/theme-classic/lib/theme/ErrorPageContent.js': '',
  'node_modules/@docusaurus/theme-mermaid/lib/theme/Mermaid/index.js': '',
  'node_modules/@docusaurus/theme-live-codeblock/lib/theme/LiveCodeBlock/index.js': '',
  'node_modules/@docusaurus/plugin-ideal-image/lib/theme/IdealImageLegacy/index.js': '',
  'node_modules/@docusaurus/core/lib/client/theme-fallback/Root/index.js': '',
  'node_modules/@docusaurus/core/lib/client/theme-fallback/Loading/index.js': '',
  'src/theme/Navbar/index.tsx': wrapper('Navbar'),
  'src/theme/Navbar/styles.module.scss': '',
  'src/theme/NotFound/Content/index.tsx': wrapper('NotFound/Content'),
  'src/theme/ErrorPageContent.tsx': wrapper('ErrorPageContent'),
  'src/theme/Mermaid/index.tsx': wrapper('Mermaid'),
  'src/theme/LiveCodeBlock/index.tsx': "const Original = lazy(() => import('@theme-original/LiveCodeBlock'));\n",
  'src/theme/IdealImageLegacy/index.tsx': wrapper('IdealImageLegacy'),
  'src/theme/Root/index.tsx': 'export default function Root() {}\n',
  'src/theme/Loading/index.tsx': 'export default function Loading() {}\n',
  'src/theme/README.md': [
    '# Theme',
    '',
    'Run `npm run check:theme`.',
    '',
    '| component | wraps | why |',
    '|---|---|---|',
    ...[
      'Navbar',
      'NotFound/Content',
      'ErrorPageContent',
      'Mermaid',
      'LiveCodeBlock',
      'IdealImageLegacy',
      'Root',
      'Loading',
    ].map((name) => `| \`${name}\` | x | y |`),
  ].join('\n'),
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await theme.run(await writeTree({...good, ...changes}));
  return problems.map(({file, line, message}) => `${file}:${line ?? ''}: ${message}`);
}

test('accepts thin wrappers of what exists', async () => {
  expect(await theme.run(await writeTree(good))).toEqual({problems: [], looked: 8});
});

const long = `${wrapper('Navbar')}${'// a comment\n\n/* another\n one */'.repeat(40)}`;

test('counts neither comments nor empty lines', async () => {
  expect(await problemsOf({'src/theme/Navbar/index.tsx': long})).toEqual([]);
});

test.each([
  [
    'a component that is gone upstream',
    {'node_modules/@docusaurus/theme-classic/lib/theme/Navbar/index.js': undefined},
    'src/theme/Navbar/index.tsx:: no theme has a component "Navbar"',
  ],
  [
    'a component that wraps nothing',
    {'src/theme/Navbar/index.tsx': 'export default function Navbar() {}\n'},
    'src/theme/Navbar/index.tsx:: must wrap the component by importing "@theme-original/Navbar"',
  ],
  [
    'a component that wraps another',
    {'src/theme/Navbar/index.tsx': wrapper('Navbar/Logo')},
    'must wrap the component by importing "@theme-original/Navbar"',
  ],
  [
    'a component that is long',
    {'src/theme/Navbar/index.tsx': wrapper('Navbar') + 'x();\n'.repeat(29)},
    'src/theme/Navbar/index.tsx:: has 31 lines of code, at most 30',
  ],
  [
    'copied code',
    {'src/theme/Navbar/index.tsx': `// Copyright (c) Facebook, Inc.\n${wrapper('Navbar')}`},
    'src/theme/Navbar/index.tsx:: holds copied code',
  ],
  [
    'a component that is not listed',
    {'src/theme/README.md': good['src/theme/README.md'].replace('| `Root` | x | y |\n', '')},
    'src/theme/Root/index.tsx:: "Root" is not in the table of src/theme/README.md',
  ],
  [
    'a row without component',
    {'src/theme/README.md': `${good['src/theme/README.md']}\n| \`Footer\` | x | y |`},
    'src/theme/README.md:15: lists "Footer", which does not exist',
  ],
])('reports %s', async (_name, changes: Tree, expected) => {
  const problems = await problemsOf(changes);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});

test('takes a helper beside a wrapper for logic in the wrong place', async () => {
  const problems = await problemsOf({'src/theme/Navbar/helper.ts': 'export const x = 1;\n'});
  expect(problems).toContainEqual(
    expect.stringContaining('no theme has a component "Navbar/helper"; logic belongs to src/features'),
  );
});
