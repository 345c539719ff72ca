import {expect, test} from 'vitest';
import {structure} from './structure';
import {writeTree, type Tree} from './lib/writeTree';

const EN = 'docs/a.md';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.md';

const en = `---
title: Scale
slug: /a
---

See [storage](./b.md) and [limits](#limits).

## Limits {/* #limits */}

:::note[Why]
Text.
:::

| A | B |
|---|---|
| 1 | 2 |

\`\`\`bash title="install.sh" {1}
kubectl get hpa --watch # until it changes
# then
curl https://example.com//x
\`\`\`

\`\`\`mermaid size=640x320
flowchart LR
  accTitle: Title
  accDescr: What it shows.
  A --> B
\`\`\`

### Next {/* #next */}

![Picture](./x.svg)
`;

const zh = en
  .replace('title: Scale', 'title: 伸缩')
  .replace('See [storage](./b.md) and [limits](#limits).', '见[上限](#limits)与[存储](./b.md)。')
  .replace('[Why]', '[为什么]')
  .replace('install.sh', '安装.sh')
  .replace('# until it changes\n# then', '# 直到变化')
  .replace('size=640x320', 'size=600x310')
  .replace('A --> B', 'A["甲"] --> B["乙"]');

const good = {[EN]: en, [ZH]: zh};

async function problemsOf(tree: Tree): Promise<string[]> {
  const {problems} = await structure.run(await writeTree(tree));
  return problems.map(({file, line, message}) => `${file}:${line ?? ''}: ${message}`);
}

/** The good tree with one text of the translation replaced. */
function translation(from: string, to: string): Tree {
  if (!zh.includes(from)) throw new Error(`The fixture does not hold "${from}".`);
  return {...good, [ZH]: zh.replace(from, to)};
}

test('accepts a translation whose sentences, comments and order of links differ', async () => {
  expect(await structure.run(await writeTree(good))).toEqual({problems: [], looked: 2});
});

test.each([
  ['docs/a.md', 'i18n/zh/docusaurus-plugin-content-docs/current/a.md', 'Chinese'],
  ['i18n/zh/docusaurus-plugin-content-docs/version-5.17/x/_a.mdx', 'versioned_docs/version-5.17/x/_a.mdx', 'English'],
  ['blog/2024/x/index.md', 'i18n/zh/docusaurus-plugin-content-blog/2024/x/index.md', 'Chinese'],
  ['i18n/zh/docusaurus-plugin-content-pages/case/boe.mdx', 'src/pages/case/boe.mdx', 'English'],
])('names both files when %s stands alone', async (file, counterpart, language) => {
  const problems = await problemsOf({'versions.json': '["5.17"]', [file]: 'Text.\n'});
  expect(problems).toEqual([`${file}:: has no ${language} counterpart; expected ${counterpart}`]);
});

test.each([
  [
    'another id',
    '{/* #limits */}',
    '{/* #limit */}',
    `${ZH}:8: heading 1 is "## limit", but ${EN} has "## limits" (line 8) there`,
  ],
  ['another depth', '### Next', '#### Next', `heading 2 is "#### next", but ${EN} has "### next"`],
  ['a heading too few', '### Next {/* #next */}', '', `heading 2 is missing, but ${EN} has "### next"`],
  [
    'a heading too many',
    '### Next',
    '## More {/* #more */}\n\n### Next',
    `heading 2 is "## more", but ${EN} has "### next"`,
  ],
  ['another language of code', '```bash', '```sh', `code block 1 is "sh", but ${EN} has "bash" (line 18) there`],
  ['other options of code', ' {1}', ' {2}', `${ZH}:18: the options of the code are "{2}", but "{1}" in ${EN}, line 18`],
  [
    'another option of a diagram',
    'size=600x310',
    'a size=600x310',
    `${ZH}:23: the options of the code are "a", but "" in ${EN}, line 24`,
  ],
  [
    'other code',
    'hpa --watch',
    'pods --watch',
    `${ZH}:18: the code, comments apart, has "kubectl get pods --watch", but "kubectl get hpa --watch" in ${EN}`,
  ],
  [
    'another path that looks like a comment',
    'example.com//x',
    'example.com//y',
    'has "curl https://example.com//y", but "curl https://example.com//x"',
  ],
  ['a line of code too few', 'curl https://example.com//x\n', '', 'has "", but "curl https://example.com//x"'],
  ['a line of code too many', '//x\n', '//x\nls\n', 'has "ls", but ""'],
  [
    'another table',
    '| 1 | 2 |',
    '| 1 | 2 |\n| 3 | 4 |',
    `${ZH}:14: table 1 is "3 rows of 2 columns", but ${EN} has "2 rows of 2 columns"`,
  ],
  ['another admonition', ':::note[', ':::warning[', `${ZH}:10: admonition 1 is ":::warning", but ${EN} has ":::note"`],
  ['another link', '(./b.md)', '(./c.md)', `links and images differ from ${EN}: only here ./c.md; only there ./b.md`],
  ['a link too few', '与[存储](./b.md)', '', `only here none; only there ./b.md`],
  ['a link twice', '与[存储](./b.md)', '与[存储](./b.md)、[存储](./b.md)', `only here ./b.md; only there none`],
  ['another image', '(./x.svg)', '(./y.svg)', 'only here ./y.svg; only there ./x.svg'],
  ['another slug', 'slug: /a', 'slug: /b', `${ZH}:: front matter "slug": must be the same as in ${EN}`],
  [
    'a field that only one has',
    'slug: /a',
    'slug: /a\nunlisted: true',
    `front matter "unlisted": must be the same as in ${EN}`,
  ],
])('reports a translation with %s', async (_name, from, to, expected) => {
  const problems = await problemsOf(translation(from, to));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});

/** The good tree with the same change in both languages, so that only rules of a single page can fail. */
function both(from: string, to: string): Tree {
  if (!en.includes(from) || !zh.includes(from)) throw new Error(`The fixture does not hold "${from}".`);
  return {[EN]: en.replace(from, to), [ZH]: zh.replace(from, to)};
}

test.each([
  ['a heading without id', '## Limits {/* #limits */}', '## Limits', ':8: the heading needs an id'],
  ['an id that is not ASCII', '{/* #next */}', '{/* #下一步 */}', 'the id "下一步" must be of ASCII letters'],
  ['an id twice', '{/* #next */}', '{/* #limits */}', 'the id "limits" is taken by the heading of line 8'],
  ['a heading of the first level', '### Next {/* #next */}', '# Next', 'has a "#" heading'],
  ['an admonition whose title shows as text', ':::note', ':::note Why :::', ':10: write ":::note[Title]"'],
  ['a column without a name', '| A | B |', '| A | |', ':14: column 2 of the table needs a name'],
  ['a diagram without title', '  accTitle: Title\n', '', 'the diagram needs "accTitle: ..."'],
  ['a diagram with an empty description', 'accDescr: What it shows.', 'accDescr:', 'the diagram needs "accDescr: ..."'],
  ['broken MDX', 'Text.', 'Text {.', ': is broken MDX: '],
])('reports %s in each language', async (_name, from, to, expected) => {
  const problems = await problemsOf(both(from, to));
  expect(problems).toHaveLength(2);
  expect(problems.map((line) => line.split(':')[0]).sort()).toEqual([EN, ZH]);
  for (const problem of problems) expect(problem).toContain(expected);
});

test('allows a heading of the first level in a page, whose layout has none', async () => {
  const tree = {'src/pages/a.mdx': '# Title\n', 'i18n/zh/docusaurus-plugin-content-pages/a.mdx': '# 标题\n'};
  expect(await problemsOf(tree)).toEqual([]);
});

test('finds the addresses in components, whatever their form', async () => {
  const page = (a: string, b: string, c: string) =>
    `export const more = [{href: '${c}'}];\n\n<Hero to="${a}" actions={[{label: 'x', to: '${b}'}]} />\n`;
  const problems = await problemsOf({
    'src/pages/a.mdx': page('/a', '/b', '/c'),
    'i18n/zh/docusaurus-plugin-content-pages/a.mdx': page('/A', '/B', '/C'),
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('only here /C, /A, /B; only there /c, /a, /b');
});
