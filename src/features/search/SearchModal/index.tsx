import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient} from '@docsearch/react';
import clsx from 'clsx';
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject} from 'react';
import type {Locale} from '../../../config/locale';
import {providerOf} from '../createProvider';
import {HitAnchor} from '../HitAnchor';
import {missingResultsUrl} from '../missingResults';
import {isComposing} from '../opening';
import {writePageQuery} from '../pageQuery';
import {sectionOf} from '../sectionOf';
import {sectionTexts} from '../sectionTexts';
import {useSearchSite} from '../useSearchSite';
import {searchKeeper} from './recents';
import {createSearchClient, type SearchOutcome} from './searchClient';
import {safeStorage} from './storage';
import {modalTexts, suggestedQueries} from './texts';
import {withoutSuggestions} from './toHits';
import './modal.scss';

export interface SearchModalProps {
  /** What the reader has typed already. */
  initialText: string;
  /** The button that opens the search. The modal may have come over it while the reader was about to press it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Whether a point of the window lies on an element. */
function isOn(element: HTMLElement | null, {clientX, clientY}: {clientX: number; clientY: number}): boolean {
  if (!element) return false;
  const {left, right, top, bottom} = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** The version that the reader reads, else the one last chosen, else the latest. */
function useReadersVersion(): {version: string; latest: string} {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined).name;
  return {version: active?.name ?? preferredVersion?.name ?? latest, latest};
}

/** Labels of the versions that a result names. */
function useOlderVersions(latest: string): ReadonlyMap<string, string> {
  const versions = useVersions(undefined);
  return useMemo(
    () => new Map(versions.filter(({name}) => name !== latest).map(({name, label}) => [name, label])),
    [versions, latest],
  );
}

/** Takes everything behind the modal out of reach of keyboard and screen readers, but for dialogs of its own. */
function useInertPage(): void {
  useLayoutEffect(() => {
    const behind = [...(document.getElementById('__docusaurus')?.children ?? [])].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element.tagName !== 'DIALOG',
    );
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, []);
}

/** Id of the part of the modal that holds the results. */
const PANEL = 'docsearch-panel';

/**
 * Tells screen readers what the parts are. DocSearch (3.9.0) calls its dialog a button, its field a plain one, and
 * lets both refer to lists by ids that no list has; the latter with each result.
 */
function useNamedParts(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = root.current?.querySelector('.DocSearch-Container');
    const field = root.current?.querySelector('.DocSearch-Input');
    const panel = root.current?.querySelector('.DocSearch-Dropdown');
    if (!dialog || !field || !panel) return undefined;
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('tabindex', '-1');
    dialog.removeAttribute('aria-expanded');
    dialog.removeAttribute('aria-haspopup');
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-expanded', 'true');
    panel.id = PANEL;

    const mend = () => {
      if (dialog.hasAttribute('aria-controls')) dialog.removeAttribute('aria-controls');
      if (field.getAttribute('aria-controls') !== PANEL) field.setAttribute('aria-controls', PANEL);
    };
    mend();
    const observer = new MutationObserver(mend);
    for (const part of [dialog, field]) observer.observe(part, {attributeFilter: ['aria-controls']});
    return () => observer.disconnect();
  }, [root]);
}

function outcomeText(outcome: SearchOutcome | undefined): string {
  if (!outcome) return '';
  if ('failed' in outcome) return translate({id: 'search.error.title', message: "Search results didn't load"});
  const {total} = outcome.answer;
  return translate(
    {id: 'search.found', message: '{count} results for “{query}”'},
    {count: total, query: outcome.query},
  );
}

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

function Hit({hit, children}: HitProps) {
  return <HitAnchor url={hit.url}>{children}</HitAnchor>;
}

interface ResultsFooterProps {
  url: string;
  count: number;
  /** What was searched instead. */
  corrected: string | undefined;
  onNavigate: () => void;
}

function ResultsFooter({url, count, corrected, onNavigate}: ResultsFooterProps) {
  return (
    <>
      {corrected && (
        <p>{translate({id: 'search.corrected', message: 'Showing results for “{query}”'}, {query: corrected})}</p>
      )}
      <HitAnchor url={url} onNavigate={onNavigate}>
        {translate({id: 'search.seeAll', message: 'See all {count} results'}, {count})}
      </HitAnchor>
    </>
  );
}

/** DocSearch's modal in front of the site's own engines. */
export function SearchModal({initialText, opener, onClose}: SearchModalProps) {
  const {i18n, siteConfig} = useDocusaurusContext();
  const provider = providerOf(useSearchSite());
  const {pathname} = useLocation();
  const history = useHistory();
  const searchPath = useBaseUrl('/search');
  const root = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const [initialScrollY] = useState(() => window.scrollY);
  const locale = i18n.currentLocale as Locale;
  const indexName = `docs-${locale}`;
  const [keeper] = useState(() => searchKeeper(safeStorage, indexName));
  const {version, latest} = useReadersVersion();
  const versions = useOlderVersions(latest);
  const from = sectionOf(pathname, siteConfig.baseUrl);
  const corrected = outcome && 'answer' in outcome ? outcome.answer.corrected : undefined;

  const client = useMemo(
    () =>
      createSearchClient({
        provider,
        context: () => ({locale, version, from}),
        texts: {sections: sectionTexts(), versions},
        suggestions: suggestedQueries(),
        onOutcome: setOutcome,
      }),
    [provider, locale, version, from, versions],
  );
  useEffect(() => () => client.cancel(), [client]);
  useInertPage();
  useNamedParts(root);

  // The modal is remounted when one of these changes.
  const options = useMemo(
    () => ({
      // Of the hosted engine, which DocSearch would ask itself; `transformSearchClient` puts another in its place.
      appId: 'site',
      apiKey: 'site',
      indexName,
      placeholder: translate({id: 'search.placeholder', message: 'Search docs'}),
      translations: modalTexts(),
      transformItems: withoutSuggestions,
      transformSearchClient: () => client as unknown as DocSearchTransformClient,
      getMissingResultsUrl: ({query}: {query: string}) => missingResultsUrl(query),
      hitComponent: Hit,
      navigator: {
        navigate({itemUrl}: {itemUrl: string}) {
          if (itemUrl.startsWith('/')) history.push(itemUrl);
          else window.location.assign(itemUrl);
        },
      },
    }),
    [client, history, indexName],
  );

  const resultsFooterComponent = useCallback(
    ({state}: {state: {query: string; context: {nbHits?: unknown}}}) => (
      <ResultsFooter
        url={searchPath + writePageQuery({text: state.query, version, page: 0}, {latest})}
        count={Number(state.context.nbHits ?? 0)}
        corrected={corrected}
        onNavigate={onClose}
      />
    ),
    [searchPath, version, latest, corrected, onClose],
  );

  const setComposing = (composing: boolean) => {
    client.setComposing(composing);
    root.current?.toggleAttribute('data-composing', composing);
  };

  return (
    // What happens inside passes here first, or last; this element itself is no control.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={clsx('site-search', Boolean(siteConfig.customFields?.hostedSearch) && 'site-search--hosted')}
      onInputCapture={client.cancel}
      onResetCapture={client.cancel}
      onCompositionStartCapture={() => setComposing(true)}
      onCompositionEndCapture={() => setComposing(false)}
      onMouseDownCapture={(event) => {
        // Meant for the button, which lies below: DocSearch would close the search that the reader wants to open.
        if (!(event.target as Element).matches('.DocSearch-Container') || !isOn(opener.current, event)) return;
        event.stopPropagation();
        event.preventDefault();
      }}
      onClickCapture={keeper.look}
      onTransitionEndCapture={keeper.look}
      onKeyDownCapture={(event) => {
        keeper.look();
        // Keys of an input method choose characters; the modal would choose a result.
        if (isComposing(event.nativeEvent)) event.stopPropagation();
      }}
      onClick={keeper.keep}
      onKeyDown={keeper.keep}
      onTransitionEnd={keeper.keep}
    >
      <p role="status" className="site-search__status">
        {outcomeText(outcome)}
      </p>
      <DocSearchModal
        {...options}
        initialQuery={initialText}
        initialScrollY={initialScrollY}
        resultsFooterComponent={resultsFooterComponent}
        onClose={onClose}
      />
    </div>
  );
}
