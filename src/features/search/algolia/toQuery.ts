import type {SearchRequest} from '../provider';

/** Characters of the reader's text that count: specification, section 9. */
const TEXT_LENGTH = 64;

/** Attributes that a hit is made of. `breadcrumb`, `section` and `version` are missing in a crawled index. */
const ATTRIBUTES = [
  'hierarchy',
  'content',
  'anchor',
  'url',
  'type',
  'language',
  'version',
  'docusaurus_tag',
  'section',
  'breadcrumb',
] as const;

export interface QueryContext {
  index: string;
  /** Every version of the documentation. */
  versions: readonly string[];
  /** Words of a snippet. */
  snippetWords: number;
}

/** The text that is searched: at most 64 characters, none of them half. */
export function searchedText(text: string): string {
  return [...text.trim()].slice(0, TEXT_LENGTH).join('').trimEnd();
}

/**
 * One query of a multi-query request. Filters are contextual, as those of Docusaurus: the language, and the tags of
 * the pages without a version and of the documentation in the wanted version, or in any when none is wanted. Lists of
 * posts and authors have tags of their own and stay out.
 */
export function toQuery(request: SearchRequest, {index, versions, snippetWords}: QueryContext) {
  const {locale, version, section, page, pageSize} = request;
  const wanted = version === undefined ? versions : [version];
  return {
    indexName: index,
    query: searchedText(request.text),
    page,
    hitsPerPage: pageSize,
    facetFilters: [
      `language:${locale}`,
      ['docusaurus_tag:default', ...wanted.map((name) => `docusaurus_tag:docs-default-${name}`)],
      ...(section === undefined ? [] : [`section:${section}`]),
    ],
    attributesToRetrieve: [...ATTRIBUTES],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}
