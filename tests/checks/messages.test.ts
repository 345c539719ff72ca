import {expect, test} from 'vitest';
import {messages} from './messages';
import {writeTree, type Tree} from './lib/writeTree';

const DOCS = 'i18n/zh/docusaurus-plugin-content-docs';

const sidebars = `export default {
  docs: [
    'intro',
    {type: 'category', label: 'Quick start', link: {type: 'generated-index', title: 'Start', description: 'First steps.'}, items: [
      {type: 'link', label: 'Store', href: 'https://example.com'},
      {type: 'doc', id: 'a', label: 'Page A'},
      {'Short form': ['b']},
    ]},
    {type: 'category', label: 'API', key: 'openapi', items: []},
    {type: 'html', value: '<hr>'},
  ],
};
`;

const source = `import Translate, {translate as t} from '@docusaurus/Translate';
export const name = () => t({id: 'navbar.docs', message: 'Docs'});
export const api = t({message: 'Open' + 'API', id: 'navbar.api', description: 'x'});
export const Title = () => <h1><Translate id="title">
  A long
  title
</Translate></h1>;
`;

const code = {
  'navbar.docs': {message: '文档'},
  'navbar.api': {message: 'OpenAPI'},
  title: {message: '长标题', description: 'x'},
  'theme.NotFound.title': {message: '找不到页面'},
};

const current = {
  'version.label': {message: 'V6.2'},
  'sidebar.docs.category.Quick start': {message: '快速开始'},
  'sidebar.docs.category.Quick start.link.generated-index.title': {message: '开始'},
  'sidebar.docs.category.Quick start.link.generated-index.description': {message: '第一步。'},
  'sidebar.docs.link.Store': {message: '商店'},
  'sidebar.docs.doc.Page A': {message: '甲页'},
  'sidebar.docs.category.Short form': {message: '简写'},
  'sidebar.docs.category.openapi': {message: 'API'},
};

const good = {
  'versions.json': '["5.17"]',
  'src/a.tsx': source,
  'src/other.tsx': "import {translate} from './mine';\nexport const x = translate({id: name});\n",
  'src/types.d.ts': '',
  'sidebars.ts': sidebars,
  'versioned_sidebars/version-5.17-sidebars.json':
    '{"store": [{"type": "category", "label": "Guide", "items": ["a"]}]}',
  'i18n/zh/code.json': JSON.stringify(code, null, 2),
  [`${DOCS}/current.json`]: JSON.stringify(current, null, 2),
  [`${DOCS}/version-5.17.json`]:
    '{\n"version.label": {"message": "V5.17"},\n"sidebar.store.category.Guide": {"message": "指南"}\n}',
  'blog/authors.yml': 'docs-team:\n  name: Docs team\n',
  'i18n/zh/docusaurus-plugin-content-blog/authors.yml': 'docs-team:\n  name: 文档团队\n',
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await messages.run(await writeTree({...good, ...changes}));
  return problems.map(({file, line, message}) => `${file}:${line ?? ''}: ${message}`);
}

const withCode = (changes: object): Tree => ({'i18n/zh/code.json': JSON.stringify({...code, ...changes}, null, 2)});
const withCurrent = (changes: object): Tree => ({
  [`${DOCS}/current.json`]: JSON.stringify({...current, ...changes}, null, 2),
});
const withSource = (line: string): Tree => ({'src/a.tsx': source + line});

test('accepts a good tree', async () => {
  const report = await messages.run(await writeTree(good));
  expect(report.problems).toEqual([]);
  expect(report.looked).toBeGreaterThan(10);
});

test.each([
  [
    'a text without translation',
    withCode({'navbar.docs': undefined}),
    'src/a.tsx:2: "navbar.docs" is missing in i18n/zh/code.json',
  ],
  [
    'a text of a component without translation',
    withCode({title: undefined}),
    'src/a.tsx:4: "title" is missing in i18n/zh/code.json',
  ],
  [
    'a translation that is used nowhere',
    withCode({old: {message: '旧'}}),
    'i18n/zh/code.json:15: "old" is used nowhere in src',
  ],
  ['an empty translation', withCode({title: {message: ' '}}), 'i18n/zh/code.json:8: "title" is empty'],
  [
    'a translation that is still English',
    withCode({title: {message: 'A long title'}}),
    'i18n/zh/code.json:8: "title" is still English: "A long title"',
  ],
  ['a translation of the wrong form', withCode({title: '标题'}), '"title" must be {"message": "..."}'],
  [
    'an id that is computed',
    withSource('export const x = t({id: name, message: "X"});\n'),
    'src/a.tsx:8: a text needs an id that is written out',
  ],
  ['no id', withSource('export const x = <Translate>Text</Translate>;\n'), 'src/a.tsx:8: a text needs an id'],
  [
    'a message that is computed',
    withSource('export const x = t({id: "title", message: text});\n'),
    'src/a.tsx:8: the English text of "title" must be one text',
  ],
  [
    'a component with more than text',
    withSource('export const x = <Translate id="title">A <b>b</b></Translate>;\n'),
    'src/a.tsx:8: the English text of "title"',
  ],
  [
    'a component without text',
    withSource('export const x = <Translate id="title" />;\n'),
    'src/a.tsx:8: the English text of "title"',
  ],
  [
    'one id for two texts',
    withSource('export const x = t({id: "title", message: "Other"});\n'),
    'src/a.tsx:8: "title" is "Other" here, but "A long title" in src/a.tsx, line 4',
  ],
  ['broken JSON', {'i18n/zh/code.json': '{'}, 'i18n/zh/code.json:: is broken JSON'],
  ['no translations at all', {'i18n/zh/code.json': undefined}, 'i18n/zh/code.json:: is missing'],
  ...Object.keys(current).map(
    (key) =>
      [
        `no ${key}`,
        withCurrent({[key]: undefined}),
        `sidebars.ts:: "${key}" is missing in ${DOCS}/current.json`,
      ] as const,
  ),
  [
    'a label that is used nowhere',
    withCurrent({'sidebar.docs.category.Old': {message: '旧'}}),
    `${DOCS}/current.json:26: "sidebar.docs.category.Old" is used nowhere in sidebars.ts`,
  ],
  [
    'a label that is still English',
    withCurrent({'sidebar.docs.link.Store': {message: 'Store'}}),
    '"sidebar.docs.link.Store" is still English',
  ],
  [
    'a label of an older version',
    {[`${DOCS}/version-5.17.json`]: '{"version.label": {"message": "V5.17"}}'},
    'versioned_sidebars/version-5.17-sidebars.json:: "sidebar.store.category.Guide" is missing',
  ],
  [
    'an author without translation',
    {'blog/authors.yml': 'docs-team:\n  name: x\nother:\n  name: y\n'},
    'blog/authors.yml:: the author "other" is missing in i18n/zh/docusaurus-plugin-content-blog/authors.yml',
  ],
  [
    'an author without original',
    {'i18n/zh/docusaurus-plugin-content-blog/authors.yml': 'docs-team: {}\nother: {}\n'},
    'the author "other" is missing in blog/authors.yml',
  ],
] as const)('reports %s', async (_name, changes, expected) => {
  const problems = await problemsOf(changes);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});

test('takes the labels of generated items from their pages', async () => {
  const problems = await problemsOf({
    'sidebars.ts': "export default {docs: [{type: 'autogenerated', dirName: '.'}]};\n",
  });
  // The translations of the categories that are no longer there are left over.
  expect(problems.every((problem) => problem.includes('current.json'))).toBe(true);
});
