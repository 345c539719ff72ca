import {translate} from '@docusaurus/Translate';
import type {ModalTranslations} from '@docsearch/react';

/** Texts of DocSearch's modal. */
export function modalTexts(): ModalTranslations {
  const clear = translate({id: 'search.clear', message: 'Clear search'});
  const cancel = translate({id: 'search.cancel', message: 'Cancel'});
  return {
    searchBox: {
      resetButtonTitle: clear,
      resetButtonAriaLabel: clear,
      cancelButtonText: cancel,
      cancelButtonAriaLabel: cancel,
      searchInputLabel: translate({id: 'search.title', message: 'Search'}),
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'search.recent', message: 'Recent'}),
      noRecentSearchesText: translate({id: 'search.recent.none', message: 'No recent searches'}),
      saveRecentSearchButtonTitle: translate({id: 'search.recent.save', message: 'Save this search'}),
      removeRecentSearchButtonTitle: translate({
        id: 'search.recent.remove',
        message: 'Remove this search from history',
      }),
      favoriteSearchesTitle: translate({id: 'search.favorite', message: 'Favorite'}),
      removeFavoriteSearchButtonTitle: translate({
        id: 'search.favorite.remove',
        message: 'Remove this search from favorites',
      }),
    },
    errorScreen: {
      titleText: translate({id: 'search.error.title', message: "Search results didn't load"}),
      helpText: translate({id: 'search.error.help', message: 'Check your network connection and try again.'}),
    },
    noResultsScreen: {
      noResultsText: translate({id: 'search.empty.title', message: 'No results for'}),
      suggestedQueryText: translate({id: 'search.empty.suggestions', message: 'Try searching for'}),
      reportMissingResultsText: translate({
        id: 'search.empty.report',
        message: 'Think this search should have results?',
      }),
      reportMissingResultsLinkText: translate({id: 'search.empty.reportLink', message: 'Let us know.'}),
    },
    footer: {
      selectText: translate({id: 'search.key.select', message: 'to select'}),
      selectKeyAriaLabel: translate({id: 'search.key.enter', message: 'Enter key'}),
      navigateText: translate({id: 'search.key.navigate', message: 'to navigate'}),
      navigateUpKeyAriaLabel: translate({id: 'search.key.up', message: 'Arrow up'}),
      navigateDownKeyAriaLabel: translate({id: 'search.key.down', message: 'Arrow down'}),
      closeText: translate({id: 'search.key.close', message: 'to close'}),
      closeKeyAriaLabel: translate({id: 'search.key.escape', message: 'Escape key'}),
      searchByText: translate({id: 'search.by', message: 'Search by'}),
    },
  };
}

/**
 * Queries that are offered where nothing was found. The modal shows three; there are six because it takes a new list
 * only when it is longer than that of the sections of earlier results, of which there are five.
 */
export function suggestedQueries(): string[] {
  return translate({
    id: 'search.suggestions',
    message: 'quick install, deploy an app, gateway, Helm, upgrade, backup',
    description: 'Queries, separated by commas',
  }).split(/, |，/);
}
