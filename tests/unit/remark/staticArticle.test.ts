import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {remarkStaticArticle} from '@site/src/remark/staticArticle';

const marked = async (markdown: string) =>
  String(await compile(markdown, {remarkPlugins: [remarkStaticArticle]})).includes('export const isStatic = true');

test.each([
  ['text, links, and code', 'A [link](./b.md) and `code`.\n\n```bash\nls\n```'],
  ['a heading with an id in a comment', '## Title {/* #title */}'],
  ['elements without behavior', 'Press <kbd>K</kbd>.'],
  ['the mark of an opening', '{/* truncate */}'],
])('a page with %s needs no script', async (_, markdown) => {
  expect(await marked(markdown)).toBe(true);
});

test.each([
  ['a component', '<Tabs />'],
  ['a component in a sentence', 'See <Value />.'],
  ['an import', "import Part from './part.mdx';\n\n<Part />"],
  ['details, which the theme animates', '<details>\n<summary>More</summary>\n\nText\n\n</details>'],
  ['code that readers run', '```jsx live\n1\n```'],
])('a page with %s hydrates', async (_, markdown) => {
  expect(await marked(markdown)).toBe(false);
});
