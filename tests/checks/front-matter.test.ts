import {expect, test} from 'vitest';
import {frontMatter} from './front-matter';
import {writeTree, type Tree} from './lib/writeTree';

const DESCRIPTION = 'One sentence that tells what a reader gets from this page.';
const ZH_DESCRIPTION = '用一句话说清楚读者能从这一页里得到什么，以及什么时候需要它。';

const good = {
  'versions.json': '["5.17"]',
  'blog/authors.yml': 'docs-team:\n  name: Docs team\n',
  'docs/a.md': `---\ntitle: A\ndescription: ${DESCRIPTION}\nslug: /a\nkeywords: [one]\n---\n\nText.\n`,
  'docs/_part.md': 'A part has no front matter.\n',
  'versioned_docs/version-5.17/a.md': `---\ntitle: A\ndescription: ${DESCRIPTION}\n---\n`,
  'i18n/zh/docusaurus-plugin-content-docs/current/a.md': `---\ntitle: 甲\ndescription: ${ZH_DESCRIPTION}\n---\n`,
  'blog/2024/istio/index.md': `---\nslug: istio\ntitle: Istio\ndescription: ${DESCRIPTION}\ndate: 2024-09-13\nauthors: [docs-team]\n---\nIntro.\n\n{/* truncate */}\n`,
  'src/pages/case/index.mdx': `---\ntitle: Cases\ndescription: ${DESCRIPTION}\nwrapperClassName: wide\n---\n`,
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await frontMatter.run(await writeTree({...good, ...changes}));
  return problems.map(({file, line, message}) => `${file}:${line ?? ''}: ${message}`);
}

/** The document of the good tree with some lines instead of its title and description. */
const doc = (...lines: string[]): Tree => ({'docs/a.md': `---\n${lines.join('\n')}\n---\n\nText.\n`});
const TITLE = 'title: A';
const ABOUT = `description: ${DESCRIPTION}`;

/** The post of the good tree with one text instead of another. */
const post = (from: string, to: string): Tree => ({
  'blog/2024/istio/index.md': good['blog/2024/istio/index.md'].replace(from, to),
});

test('accepts a good tree and counts its pages without the partials', async () => {
  const report = await frontMatter.run(await writeTree(good));
  expect(report).toEqual({problems: [], looked: 5});
});

test.each([
  ['no front matter', {'docs/a.md': 'Text.\n'}, 'docs/a.md:1: front matter is missing: the file must begin with ---'],
  ['broken YAML', doc('title: "A', ABOUT), 'docs/a.md:'],
  ['YAML that is no mapping', doc('- title'), 'docs/a.md:1: front matter must be a list of "field: value" lines'],
  ['no title', doc(ABOUT), 'docs/a.md:1: front matter "title": is missing; it must be text of 1 to 60 characters'],
  [
    'a long title',
    doc(`title: ${'a'.repeat(61)}`, ABOUT),
    'docs/a.md:2: front matter "title": must be text of 1 to 60 characters, has 61',
  ],
  ['a title that is a number', doc('title: 5.17', ABOUT), 'docs/a.md:2: front matter "title": must be text'],
  ['no description', doc(TITLE), 'docs/a.md:1: front matter "description": is missing'],
  [
    'a short description',
    doc(TITLE, 'description: Short.'),
    'docs/a.md:3: front matter "description": must be text of 50 to 160 characters, has 6',
  ],
  [
    'a description that is the title',
    doc(`title: ${DESCRIPTION.slice(0, -1)}`, ABOUT),
    'docs/a.md:3: front matter "description": must say more than the title',
  ],
  ['an unknown field', doc(TITLE, ABOUT, 'tags: [x]'), 'docs/a.md:4: front matter "tags": is not known here'],
  ['a relative slug', doc(TITLE, ABOUT, 'slug: a'), 'docs/a.md:4: front matter "slug": must begin with /'],
  [
    'keywords that are text',
    doc(TITLE, ABOUT, 'keywords: a, b'),
    'docs/a.md:4: front matter "keywords": must be a list of words',
  ],
  [
    'a flag that is text',
    doc(TITLE, ABOUT, 'draft: "yes"'),
    'docs/a.md:4: front matter "draft": must be true or false',
  ],
  [
    'a heading level that is none',
    doc(TITLE, ABOUT, 'toc_max_heading_level: 9'),
    'docs/a.md:4: front matter "toc_max_heading_level": must be 6 or less',
  ],
  [
    'a short Chinese description',
    {'i18n/zh/docusaurus-plugin-content-docs/current/a.md': '---\ntitle: 甲\ndescription: 太短了。\n---\n'},
    'i18n/zh/docusaurus-plugin-content-docs/current/a.md:3: front matter "description": must be text of 25 to 160 characters, has 4',
  ],
  [
    'an older version',
    {'versioned_docs/version-5.17/a.md': `---\n${ABOUT}\n---\n`},
    'versioned_docs/version-5.17/a.md:1: front matter "title": is missing',
  ],
  [
    'a slug unlike the folder',
    post('slug: istio', 'slug: mesh'),
    'blog/2024/istio/index.md:2: front matter "slug": must be "istio"',
  ],
  [
    'a long title of a post',
    post('title: Istio', `title: ${'a'.repeat(71)}`),
    'blog/2024/istio/index.md:3: front matter "title": must be text of 1 to 70',
  ],
  [
    'a date with a time',
    post('2024-09-13', '2024-09-13T10:00'),
    'blog/2024/istio/index.md:5: front matter "date": must be a date',
  ],
  [
    'a day that does not exist',
    post('2024-09-13', '2024-02-30'),
    'blog/2024/istio/index.md:5: front matter "date": must be a day that exists',
  ],
  [
    'a date of another year',
    post('2024-09-13', '2023-09-13'),
    'blog/2024/istio/index.md:5: front matter "date": must be in 2024',
  ],
  [
    'an unknown author',
    post('[docs-team]', '[nobody]'),
    'blog/2024/istio/index.md:6: front matter "authors": names "nobody", who is not in blog/authors.yml',
  ],
  [
    'no author',
    post('[docs-team]', '[]'),
    'blog/2024/istio/index.md:6: front matter "authors": must name at least one author',
  ],
  ['no truncate marker', post('{/* truncate */}', ''), 'blog/2024/istio/index.md:: needs the marker {/* truncate */}'],
  [
    'a field of docs in a post',
    post('slug: istio', 'slug: istio\nsidebar_label: x'),
    'blog/2024/istio/index.md:3: front matter "sidebar_label": is not known here',
  ],
  [
    'a post in the wrong place',
    {'blog/istio.md': '---\ntitle: x\n---\n'},
    'blog/istio.md:: a post must be at YYYY/slug/index.md',
  ],
  [
    'a field of docs in a page',
    {'src/pages/case/index.mdx': `---\n${TITLE}\n${ABOUT}\nslug: /x\n---\n`},
    'src/pages/case/index.mdx:4: front matter "slug": is not known here',
  ],
])('reports %s', async (_name, changes: Tree, expected) => {
  const problems = await problemsOf(changes);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});
