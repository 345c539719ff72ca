import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/**
 * The first paragraph of a post without its markup, for lists of posts.
 *
 * @param markdown a post without its front matter.
 * @returns an empty string for a post without a paragraph.
 */
export function openingOf(markdown: string): string {
  const paragraph = parser.parse(markdown).children.find(({type}) => type === 'paragraph');
  return paragraph ? toString(paragraph) : '';
}
