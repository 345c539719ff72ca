import type {IndexSettings} from 'algoliasearch';

/**
 * Settings of the hosted index. Titles and headings count before text, the words of a query before their order; what
 * is equal then is ordered by the weights of the records. One hit stands for each address.
 */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    // With a comma, both count the same, wherever the words occur in them.
    'hierarchy.lvl1,operation',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'section', 'type'].map(
    (name) => `filterOnly(${name})`,
  ),
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:10'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: true,
  // `createTeam` is found by "create team".
  camelCaseAttributes: ['operation', 'hierarchy', 'content'],
  indexLanguages: ['zh', 'en'],
  queryLanguages: ['zh', 'en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
};
