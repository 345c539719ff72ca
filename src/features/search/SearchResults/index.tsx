import {useHistory} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useEffect, useRef} from 'react';
import type {Locale} from '../../../config/locale';
import {providerOf} from '../createProvider';
import {HitAnchor} from '../HitAnchor';
import {isSafeUrl, placeOf} from '../hits';
import {missingResultsUrl} from '../missingResults';
import {ALL_VERSIONS, pagesAround, type PageQuery} from '../pageQuery';
import {PAGE_SIZE, type SearchAnswer, type SearchHit, type SearchRequest} from '../provider';
import {FailureNotice} from '../SearchPage/FailureNotice';
import {sectionTexts} from '../sectionTexts';
import {useSearchSite} from '../useSearchSite';
import {Pieces} from './Pieces';
import {useAnswer} from './useAnswer';
import styles from './styles.module.scss';

export interface SearchResultsProps {
  query: PageQuery;
  /** Address of the search page with another query. */
  address: (query: PageQuery) => string;
}

function useOlderVersions(): ReadonlyMap<string, string> {
  const latest = useLatestVersion(undefined).name;
  return new Map(
    useVersions(undefined)
      .filter(({name}) => name !== latest)
      .map(({name, label}) => [name, label]),
  );
}

function Hit({hit}: {hit: SearchHit}) {
  const place = [sectionTexts()[hit.section], ...placeOf(hit, useOlderVersions())];
  return (
    <li className={styles.hit}>
      <p className={styles.place}>
        <bdi>{place.join(' › ')}</bdi>
      </p>
      <h2>
        <HitAnchor url={hit.url}>
          <Pieces pieces={hit.title} />
          {hit.heading && (
            <>
              {' › '}
              <Pieces pieces={hit.heading} />
            </>
          )}
        </HitAnchor>
      </h2>
      <p>
        <Pieces pieces={hit.snippet} />
      </p>
    </li>
  );
}

interface PagesProps extends SearchResultsProps {
  /** Number of pages. */
  count: number;
}

function Pages({query, address, count}: PagesProps) {
  const link = (page: number, label: string, text: string, rel?: string) => (
    <HitAnchor url={address({...query, page})} label={label} rel={rel} isCurrent={page === query.page}>
      {text}
    </HitAnchor>
  );
  const previous = translate({id: 'search.page.previous', message: 'Previous'});
  const next = translate({id: 'search.page.next', message: 'Next'});
  return (
    <nav className={styles.pages} aria-label={translate({id: 'search.pages', message: 'Search result pages'})}>
      <ul>
        {query.page > 0 && <li>{link(query.page - 1, previous, previous, 'prev')}</li>}
        {pagesAround(query.page, count).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === null
              ? '…'
              : link(page, translate({id: 'search.page', message: 'Page {page}'}, {page: page + 1}), String(page + 1))}
          </li>
        ))}
        {query.page < count - 1 && <li>{link(query.page + 1, next, next, 'next')}</li>}
      </ul>
    </nav>
  );
}

function Empty({query, address}: SearchResultsProps) {
  const isNarrowed = query.section !== undefined || query.version !== ALL_VERSIONS;
  const {section: _section, ...wider} = query;
  return (
    <div>
      {isNarrowed && (
        <p>
          <Link to={address({...wider, version: ALL_VERSIONS, page: 0})}>
            <Translate id="search.empty.wider">Search all versions and sections</Translate>
          </Link>
        </p>
      )}
      <p>
        <Translate id="search.empty.report">Think this search should have results?</Translate>{' '}
        <a href={missingResultsUrl(query.text)} target="_blank" rel="noopener noreferrer">
          <Translate id="search.empty.reportLink">Let us know.</Translate>
        </a>
      </p>
    </div>
  );
}

/** What was found, in one line. */
function summary(query: PageQuery, answer: SearchAnswer | undefined, state: 'loading' | 'done' | 'failed'): string {
  if (state === 'loading') return translate({id: 'search.loading', message: 'Searching…'});
  if (!answer) return '';
  const {text} = query;
  if (answer.total === 0)
    return translate({id: 'search.empty.full', message: 'No results for “{query}”'}, {query: text});
  const values = {count: answer.total, query: text};
  if (answer.hits.length === 0 || answer.total <= PAGE_SIZE)
    return translate({id: 'search.found', message: '{count} results for “{query}”'}, values);
  const first = query.page * PAGE_SIZE + 1;
  return translate(
    {id: 'search.foundPage', message: '{first} to {last} of {count} results for “{query}”'},
    {...values, first, last: first + answer.hits.length - 1},
  );
}

/** Results of a query with their pages. */
export function SearchResults({query, address}: SearchResultsProps) {
  const {i18n} = useDocusaurusContext();
  const {action} = useHistory();
  const heading = useRef<HTMLParagraphElement>(null);
  const {text, version, section, page} = query;
  const request: SearchRequest = {
    text,
    locale: i18n.currentLocale as Locale,
    ...(version !== ALL_VERSIONS && {version}),
    ...(section && {section}),
    page,
    pageSize: PAGE_SIZE,
  };
  const {answer, state, retry} = useAnswer(providerOf(useSearchSite()), request);

  // A reader who turns a page starts at its top; "back" leads where the reader was.
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current !== page && action === 'PUSH') heading.current?.focus();
    shownPage.current = page;
  }, [page, action]);

  return (
    <>
      <p ref={heading} tabIndex={-1} role="status" className={styles.summary}>
        <bdi>{summary(query, answer, state)}</bdi>
      </p>
      {state === 'failed' && <FailureNotice onRetry={retry} />}
      {answer && (
        <div aria-busy={state === 'loading'} className={clsx(state === 'loading' && styles.old)}>
          {answer.corrected && (
            <p>
              {translate({id: 'search.corrected', message: 'Showing results for “{query}”'}, {query: answer.corrected})}
            </p>
          )}
          <ol className={styles.hits} start={page * PAGE_SIZE + 1}>
            {answer.hits
              .filter(({url}) => isSafeUrl(url))
              .map((hit) => (
                <Hit key={hit.id} hit={hit} />
              ))}
          </ol>
          {answer.total === 0 && <Empty query={query} address={address} />}
          {answer.total > PAGE_SIZE && (
            <Pages query={query} address={address} count={Math.ceil(answer.total / PAGE_SIZE)} />
          )}
        </div>
      )}
    </>
  );
}
