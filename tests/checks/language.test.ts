import {expect, test} from 'vitest';
import {language} from './language';
import {writeTree} from './lib/writeTree';

const EN = 'docs/a.md';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.md';
const HEAD = '---\ntitle: 标题\ndescription: 描述。\n---\n\n';

const LONG = 'This sentence was left in English and is long enough that nobody could take it for a name.';

const ENOUGH = '这一页的其余部分都已经翻译，所以只有一个段落没有翻译，并不影响整页的比例。'.repeat(2);

async function problemsOf(file: string, source: string): Promise<string[]> {
  const {problems} = await language.run(await writeTree({[file]: source}));
  return problems.map(({line, message}) => `${line ?? ''}: ${message}`);
}

test('accepts a good page in each language', async () => {
  const tree = {
    [EN]: '---\ntitle: A\ndescription: B\n---\n\nText with `控制台` as code.\n\n```text\n中文\n```\n',
    [ZH]: `${HEAD}在 Kubernetes 上运行应用（见[文档](./b.md)），版本 6.2。使用\`kubectl\`命令，点击 **添加(API)**。\\\n下一行。\n\n${ENOUGH}\n\n| 名称 | 含义 |\n|---|---|\n| CPU | ${LONG} |\n\n- [${LONG}](./c.md)\n\n<Hero className="${LONG}" command="curl -fsSL -o install.sh https://get.example.com/a/very/long/address/of/a/script" />\n`,
  };
  expect(await language.run(await writeTree(tree))).toEqual({problems: [], looked: 2});
});

test.each([
  ['text', 'One.\n\nA 组件 here.\n', '3: Chinese in an English page: "组件 here."'],
  ['the line where it stands', 'One\ntwo\nthree，four\n', '3: Chinese in an English page'],
  ['the title', '---\ntitle: 组件\n---\n', '2: Chinese in an English page'],
  ['the description', '---\ntitle: x\ndescription: 组件\n---\n', '3: Chinese in an English page'],
  ['the text of an image', '![图](./x.svg)\n', '1: Chinese in an English page'],
  ['a table', '| A |\n|---|\n| 图 |\n', '3: Chinese in an English page'],
  ['an admonition', ':::note[注意]\nText.\n:::\n', '1: Chinese in an English page'],
  ['an attribute', '<Hero title="标题" />\n', '1: Chinese in an English page'],
  ['an expression', '<Hero\n  items={[{label: "标题"}]}\n/>\n', '2: Chinese in an English page'],
  ['a bold name', 'Click **确定**.\n', '1: Chinese in an English page'],
])('reports Chinese in %s of an English page', async (_name, source, expected) => {
  const problems = await problemsOf(EN, source);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});

test.each([
  ['a comma', '中文, 好。', '"文,": write ， behind'],
  ['a full stop', '中文.', '"文.": write 。 behind'],
  ['a colon', '中文: 好。', 'write ： behind'],
  ['a semicolon', '中文; 好。', 'write ； behind'],
  ['an opening parenthesis', '中文(好）。', 'write （ behind'],
  ['a closing parenthesis', '（中文)。', 'write ） behind'],
  ['a question mark', '好吗?', 'write ？ behind'],
  ['a parenthesis behind a Latin word', 'API (中文）。', 'write （ before'],
  ['no space before a word', '使用Kubernetes。', '"用K": write a space'],
  ['no space behind a word', '在 Kubernetes上。', '"s上": write a space'],
  ['no space beside a digit', '第 1步。', '"1步": write a space'],
  ['a space behind punctuation', '中文， 好。', '"， ": write it without the space'],
  ['a space before punctuation', '在 API ，好。', '" ，": write it without the space'],
  ['the formal address', '请您确认。', '"您": write 你'],
])('reports %s in a Chinese page', async (_name, source, expected) => {
  const problems = await problemsOf(ZH, `${HEAD}${source}\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`6: ${expected.startsWith('"') ? expected : ''}`);
  expect(problems[0]).toContain(expected);
});

test.each([
  ['the description', '---\ntitle: 标题\ndescription: 描述API。\n---\n', '3: "述A"'],
  ['a link', `${HEAD}见[文档API](./b.md)。\n`, '6: "档A"'],
  ['an admonition', `${HEAD}:::note[关于API]\n好。\n:::\n`, '6: "于A"'],
  ['a component', `${HEAD}<Hero\n  items={[{label: '文档API'}]}\n/>\n`, '7: "档A"'],
])('looks at the typography of %s', async (_name, source, expected) => {
  expect(await problemsOf(ZH, source)).toEqual([expect.stringContaining(expected)]);
});

test('reports a line that ends inside a Chinese paragraph, also between two nodes', async () => {
  expect(await problemsOf(ZH, `${HEAD}第一行\n第二行。\n\n**甲**\n**乙**\n`)).toEqual([
    expect.stringContaining('6: a line ends inside a paragraph'),
    expect.stringContaining('9: a line ends inside a paragraph'),
  ]);
});

test.each([
  ['a paragraph', LONG, '6: not translated: "This sentence was left'],
  ['a heading', `## ${LONG} {/* #x */}`, '6: not translated'],
  ['a list', `- ${LONG}`, '6: not translated'],
  ['an admonition', `:::note[${LONG}]\n好。\n:::`, '6: not translated'],
  ['a component', `<Hero\n  items={[{text: "${LONG}"}]}\n/>`, '7: not translated'],
])('reports %s that was not translated', async (_name, source, expected) => {
  expect(await problemsOf(ZH, `${HEAD}${source}\n\n${ENOUGH}\n`)).toEqual([expect.stringContaining(expected)]);
});

test('reports a page that is mostly not translated', async () => {
  const rows = Array.from({length: 5}, () => `| 值 | ${LONG} |`).join('\n');
  expect(await problemsOf(ZH, `${HEAD}| 名称 | 含义 |\n|---|---|\n${rows}\n`)).toEqual([
    expect.stringMatching(/^1: \d% of the letters are Chinese, fewer than 20%/),
  ]);
});

test('says when a page cannot be read', async () => {
  expect(await problemsOf(ZH, `${HEAD}<Hero>\n`)).toEqual([expect.stringContaining('is broken MDX')]);
});

const BASELINE = 'tests/checks/language/baseline.json';

test.each([
  ['a paragraph', 'Port 80, for instance.\n', 1],
  ['a table', '| Symptom | Cause | Way out |\n|---|---|---|\n| a | b | c |\n', 1],
  ['the description', '---\ntitle: A\ndescription: Powerful.\n---\n', 3],
  ['a heading', 'Text.\n\n## Set The limits {/* #set-the-limits */}\n', 3],
  ['a title', '---\ntitle: Set The limits\n---\n', 2],
  ['an admonition', ':::note[For instance]\nText.\n:::\n', 1],
  ['a component', '<Hero\n  items={[{text: "For instance"}]}\n/>\n', 2],
  ['a long paragraph', `${'word '.repeat(61)}\n`, 1],
])('reports a breach of style in %s, with the line', async (_name, source, line) => {
  const {problems} = await language.run(await writeTree({[EN]: source}));
  expect(problems.map((problem) => problem.line)).toEqual([line]);
});

test('leaves code, names of the console in bold, and quoted words alone', async () => {
  const source = 'Run `simply`, click **App Market**, and read "Way out".\n\n```text\nsimply\n```\n';
  expect((await language.run(await writeTree({[EN]: source}))).problems).toEqual([]);
});

test('reports breaches of style in interface texts, OpenAPI documents, and the pages for developers', async () => {
  const {problems} = await language.run(
    await writeTree({
      'README.md': '# A\n\nIt mends 中文.\n',
      'src/a.ts': "import {translate} from '@docusaurus/Translate';\ntranslate({id: 'a', message: 'Use scenes'});\n",
      'i18n/zh/code.json': '{\n  "a": {"message": "使用场景"}\n}',
      'static/openapi/v1.yaml': 'info:\n  title: API\n  summary: A typing error\n',
    }),
  );
  expect(problems.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
    expect.stringContaining('README.md:3 "mends": write fix'),
    expect.stringContaining('src/a.ts:2 "Use scenes": write use case'),
    expect.stringContaining('i18n/zh/code.json:2 "使用场景": write 应用场景'),
    expect.stringContaining('static/openapi/v1.yaml:3 "typing error": write typo'),
  ]);
});

test('accepts what the baseline has, and reports what is more, what is fewer, and what is gone', async () => {
  const run = async (source: string, baseline: unknown) => {
    const tree = {[EN]: source, [BASELINE]: JSON.stringify(baseline)};
    return (await language.run(await writeTree(tree))).problems.map(({file, message}) => `${file}: ${message}`);
  };
  const two = 'A typing error.\n\nA typing error.\n';
  expect(await run(two, {[EN]: {typo: 2}})).toEqual([]);
  expect(await run(two, {[EN]: {typo: 1}})).toHaveLength(2);
  expect(await run(two, {[EN]: {typo: 3}})).toEqual([expect.stringContaining('run npm run language:shrink')]);
  expect(await run('Text.\n', {'docs/gone.md': {typo: 1}})).toEqual([expect.stringContaining('docs/gone.md is gone')]);
});

test('looks at some files alone, and then misses no others', async () => {
  const root = await writeTree({
    [EN]: 'A typing error.\n',
    'docs/b.md': 'Text.\n',
    [BASELINE]: JSON.stringify({'docs/gone.md': {typo: 1}}),
  });
  expect(await language.run(root, new Set(['docs/b.md']))).toEqual({problems: [], looked: 1});
});
