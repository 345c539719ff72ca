import {expect, test} from 'vitest';
import {frontMatter} from '../front-matter';
import {labelsOf} from '../labels';
import {withPage} from '../../page/sources';
import {findPair} from './onePage';
import {writeTree} from './writeTree';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
const ABOUT = 'One sentence that tells what a reader gets from this page.';

const tree = {
  'versions.json': '["5.17"]',
  'blog/authors.yml': 'team:\n  name: Team\n',
  'tests/checks/platform/labels/current.json': '{"tag": "v6", "en": ["Port"], "zh": [], "untranslated": []}',
  'docs/a/b.md': `---\ntitle: B\ndescription: ${ABOUT}\n---\n\nOpen **Port** or **Ports**.\n`,
  [`${ZH}/current/a/b.md`]: '---\ntitle: 乙\ndescription: 短\n---\n\n文字。\n',
  'docs/alone.md': '---\ntitle: Alone\n---\n',
  'docs/_part.md': 'A part.\n',
  [`${ZH}/current/_part.md`]: '一部分。\n',
  'docs/broken.md': '---\ntitle: Broken\n---\n',
};

test.each(['docs/a/b.md', `./docs/a/b.md`, `${ZH}/current/a/b.md`])(
  '%s is found with its counterpart',
  async (name) => {
    const {en, zh} = await findPair(await writeTree(tree), name);
    expect([en.file, zh.file]).toEqual(['docs/a/b.md', `${ZH}/current/a/b.md`]);
  },
);

test.each([
  ['docs/nothing.md', /docs\/nothing\.md is no page of this site/],
  ['src/css/tokens.css', /is no page of this site/],
  ['docs/_part.md', /is a part that pages import/],
  ['docs/alone.md', `docs/alone.md has no translation. Write ${ZH}/current/alone.md, too.`],
])('%s is refused with a message that says what to do', async (name, message) => {
  await expect(findPair(await writeTree(tree), name)).rejects.toThrow(message);
});

test('only the page itself is checked, with the rules of the whole site', async () => {
  const root = await writeTree(tree);
  const {problems, looked} = await withPage(root, await findPair(root, 'docs/a/b.md'), (copy) => frontMatter.run(copy));
  expect(looked).toBe(2);
  expect(problems.map(({file, message}) => `${file} ${message}`)).toEqual([
    `${ZH}/current/a/b.md front matter "description": must be text of 25 to 160 characters, has 1`,
  ]);
});

test('lists that checks need come with the page', async () => {
  const root = await writeTree(tree);
  const check = labelsOf({onlySome: true});
  const {problems} = await withPage(root, await findPair(root, 'docs/a/b.md'), check.run);
  expect(problems).toEqual([{file: 'docs/a/b.md', line: 6, message: expect.stringContaining('"Ports" is no name')}]);
});
