import {visit} from 'unist-util-visit';
import {readFrontMatter} from './frontMatter';
import {parseMarkdown} from './markdown';
import {outlineOf} from './outline';

/**
 * The ids of the headings of a page.
 *
 * @param file its path, whose ending tells how to read it.
 * @returns undefined where the source does not tell all of them: generated parts, imports, components.
 */
export function headingIds(text: string, file: string): ReadonlySet<string> | undefined {
  const front = readFrontMatter(text);
  if (!/\.mdx?$/.test(file) || 'error' in front) return undefined;
  if (front.fields.operation !== undefined || front.fields.compare !== undefined) return undefined;
  const markdown = parseMarkdown(front.body);
  if ('error' in markdown) return undefined;
  let isWhole = true;
  visit(markdown.tree, (node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxJsxFlowElement') isWhole = false;
  });
  return isWhole ? new Set(outlineOf(markdown).headings.flatMap(({id}) => id ?? [])) : undefined;
}
