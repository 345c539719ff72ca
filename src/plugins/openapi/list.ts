import {endpointsOf, type OpenApiDocument} from './document';
import {code, escapeText, heading, table} from './mdx';
import type {Texts} from './texts';

/** Every operation as MDX: a table for each group, with links to the pages. */
export function listMarkdown(
  document: OpenApiDocument,
  texts: Texts,
  linkTo: (operationId: string) => {href: string; title: string} | undefined,
): string {
  const endpoints = endpointsOf(document);
  const groups = document.tags.flatMap(({name, description}) => {
    const rows = endpoints
      .filter(({operation}) => operation.tags.includes(name))
      .map(({method, path, operation: {operationId, summary}}) => {
        const link = linkTo(operationId);
        const title = escapeText(summary);
        return [method.toUpperCase(), link ? `[${title}](${link.href})` : title, code(path)];
      });
    return [heading(3, escapeText(description ?? name), `operations-${name}`), table(texts.listHead, rows)];
  });
  return [heading(2, texts.operations, 'operations'), ...groups].join('\n\n');
}
