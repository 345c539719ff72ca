import {expect, test} from 'vitest';
import {labels, labelsOf} from './labels';
import {writeTree, type Tree} from './lib/writeTree';

const EN = 'docs/guide/a.md';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/guide/a.md';
const OLD = 'versioned_docs/version-5.17/a.md';
const DATA = 'tests/checks/platform/labels';

const names = (tag: string, en: string[], zh: string[] = []) =>
  JSON.stringify({tag, en, zh, untranslated: ['Git-Webhook']});

const good: Tree = {
  'versions.json': '["5.17"]',
  [`${DATA}/current.json`]: names(
    'v6',
    ['Port', 'Team', 'Dependence', 'Stateful service(Statefulset)'],
    ['端口', '团队'],
  ),
  [`${DATA}/5.17.json`]: names('v5', ['Ports']),
  [EN]: 'Open **Team > Port**, then **Dependence**.\n',
  [ZH]: '打开**团队** > **端口**。\n',
  [OLD]: 'Open **Ports**.\n',
};

async function problemsOf(changes: Tree, check = labels): Promise<string[]> {
  const {problems} = await check.run(await writeTree({...good, ...changes}));
  return problems.map(({file, line, message}) => `${file}:${line ?? ''}: ${message}`);
}

test('accepts names of the version and language of each page', async () => {
  expect(await labels.run(await writeTree(good))).toEqual({problems: [], looked: 6});
});

test.each([
  ['emphasis in small letters', 'Do **not** save.\n'],
  ['the title of a paragraph', '**Volumes.** They stay.\n\n- **Ports**: all of them\n'],
  ['code', '**`Wrong`** and `**Wrong**`\n\n```text\n**Wrong**\n```\n'],
  ['what readers replace', '**Team > TEAM_NAME > Port**\n'],
  ['the punctuation of a label', '**Port:** and **Team...**\n'],
  ['a name without its explanation', 'A **Stateful service** and **Stateful service(Statefulset)**\n'],
  ['a name that the interface does not translate', 'Copy **Git-Webhook**.\n'],
])('accepts %s', async (_name, text) => {
  expect(await problemsOf({[EN]: `**Team > Port**\n\n${text}`})).toEqual([]);
});

test.each([
  [
    'a menu path in one run',
    EN,
    'Text\n\nOpen **Team > Ports > port**.\n',
    ['3: "Ports" in the path "Team > Ports"', '3: "port" in'],
  ],
  [
    'a menu path of several runs',
    EN,
    'Open **Team** > **Gateways**.\n',
    ['1: "Gateways" in the path "Team > Gateways"'],
  ],
  ['a name', EN, 'Click **Save all**.\n', ['1: "Save all" is no name of the English console at v6']],
  ['a name in a table', EN, '| A |\n|---|\n| click **Save** |\n', ['3: "Save" is no name']],
  ['a name of the other language', ZH, '打开**依赖**。\n', ['1: "依赖" is no name of the Chinese console at v6']],
  ['a name of another version', OLD, 'Open **Port**.\n', ['1: "Port" is no name of the English console at v5']],
])('reports %s', async (_name, file, text, expected) => {
  const problems = await problemsOf({[file]: text});
  expect(problems).toHaveLength(expected.length);
  expected.forEach((part, index) => expect(problems[index]).toContain(`${file}:${part}`));
});

const tools = (list: object[]) => ({[`${DATA}/other-names.json`]: JSON.stringify(list)});

test('accepts names of other tools on the pages that speak of them alone', async () => {
  const other = tools([{tool: 'GitHub', pages: ['guide/a'], names: ['Webhooks']}]);
  expect(await problemsOf({...other, [EN]: 'Open **Webhooks**.\n'})).toEqual([]);
  expect(await problemsOf({...other, [EN]: 'Open **Webhooks**.\n', 'docs/b.md': 'Open **Webhooks**.\n'})).toEqual([
    expect.stringContaining('docs/b.md:1: "Webhooks" is no name'),
  ]);
});

test('reports entries of other tools that no page needs, unless only some pages are there', async () => {
  const other = tools([{tool: 'GitHub', pages: ['guide/a', 'guide/b'], names: ['Webhooks', 'Settings']}]);
  const changes = {...other, [EN]: 'Open **Webhooks**.\n'};
  expect(await problemsOf(changes)).toEqual([
    expect.stringContaining('GitHub: no page uses "Settings"'),
    expect.stringContaining('GitHub: the page "guide/b" uses none of the names'),
  ]);
  expect(await problemsOf(changes, labelsOf({onlySome: true}))).toEqual([]);
});

const baseline = (counts: object) => ({[`${DATA}/baseline.json`]: JSON.stringify(counts)});

test('bears as many names as the baseline says, and wants it lowered when there are fewer', async () => {
  const two = {[EN]: 'Click **Save** and **Cancel**.\n'};
  expect(await problemsOf({...two, ...baseline({[EN]: 2})})).toEqual([]);
  expect(await problemsOf({...two, ...baseline({[EN]: 1})})).toHaveLength(2);
  expect(await problemsOf({...two, ...baseline({[EN]: 3})})).toEqual([
    expect.stringContaining(`bears 3 names on ${EN}, which has 2: lower its number to 2`),
  ]);
  expect(await problemsOf(baseline({[EN]: 1}))).toEqual([expect.stringContaining('remove its line')]);
});

test('reports a page of the baseline that is gone, unless only some pages are there', async () => {
  const gone = baseline({'docs/gone.md': 1});
  expect(await problemsOf(gone)).toEqual([expect.stringContaining('names docs/gone.md, which does not exist')]);
  expect(await problemsOf(gone, labelsOf({onlySome: true}))).toEqual([]);
});

test('says which file of names is missing and how to write it', async () => {
  expect(await problemsOf({[`${DATA}/5.17.json`]: undefined})).toEqual([
    expect.stringContaining(`${DATA}/5.17.json:: is missing: run npm run labels:update -- TAG 5.17`),
  ]);
});

test.each([
  ['current.json', '{"tag": "v6"}', 'en: '],
  ['other-names.json', '[{"tool": "GitHub", "pages": [], "names": ["A"]}]', '0.pages: must list pages'],
  ['baseline.json', '{"docs/a.md": 0}', 'docs/a.md: must be a number above 0'],
  ['baseline.json', '{', 'is broken JSON'],
])('says where %s is broken', async (file, json, expected) => {
  const run = problemsOf({[`${DATA}/${file}`]: json});
  await expect(run).rejects.toThrow(`${DATA}/${file}`);
  await expect(run).rejects.toThrow(expected);
});

test('says when a page cannot be read', async () => {
  expect(await problemsOf({[EN]: '<Hero>\n'})).toEqual([expect.stringContaining('is broken MDX')]);
});
