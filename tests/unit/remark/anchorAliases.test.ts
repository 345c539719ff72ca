import path from 'node:path';
import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkAnchorAliases} from '@site/src/remark/anchorAliases';

const SITE = path.resolve('/site');
const ALIASES = new Map([['/docs/a', {旧: 'one', 'old-two': 'two', older: 'two'}]]);

/** Stands for the step of Docusaurus that gives headings their ids. */
function remarkIds() {
  return (tree: Root) =>
    visit(tree, 'heading', (heading: Heading) => {
      const [first] = heading.children;
      heading.data = {hProperties: {id: first?.type === 'text' ? first.value.toLowerCase() : undefined}};
    });
}

const compiled = async (file: string, frontMatter = {}) => {
  const value = '# Zero\n\n## One\n\nText\n\n## Two\n';
  const vfile = new VFile({value, path: path.join(SITE, file), data: {frontMatter}});
  const remarkPlugins = [remarkIds, () => remarkAnchorAliases({siteDir: SITE, aliases: ALIASES})];
  return String(await compile(vfile, {remarkPlugins, jsx: true}));
};

test.each([
  ['docs/a.md', {}],
  ['i18n/zh/docusaurus-plugin-content-docs/current/a.md', {}],
  ['docs/b.md', {slug: '/a'}],
])('headings of %s hold their old ids', async (file, frontMatter) => {
  const code = await compiled(file, frontMatter);
  expect(code).toContain('<_components.h2 id="one"><_components.a id="旧" />{"One"}</_components.h2>');
  expect(code).toContain(
    '<_components.h2 id="two"><_components.a id="old-two" /><_components.a id="older" />{"Two"}</_components.h2>',
  );
});

test('other pages stay as they are', async () => {
  expect(await compiled('docs/b.md')).not.toContain('_components.a');
});
