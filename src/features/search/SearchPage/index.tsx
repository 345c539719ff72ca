import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {useEffect, useId, useRef, useState, type FormEvent} from 'react';
import {ALL_VERSIONS, FIELDS, readPageQuery, writePageQuery, type PageQuery} from '../pageQuery';
import {SECTIONS} from '../provider';
import type {SearchResults} from '../SearchResults';
import {sectionTexts} from '../sectionTexts';
import {MAX_TEXT} from '../text';
import {useSearchSite} from '../useSearchSite';
import {FailureNotice} from './FailureNotice';
import styles from './styles.module.scss';

/** The results' code, once there is something to search for. */
function useResults(wanted: boolean): {Results?: typeof SearchResults; failed: boolean; retry: () => void} {
  const site = useSearchSite();
  const [Results, setResults] = useState<typeof SearchResults>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return;
    // A failure shows itself with the results.
    import('../createProvider').then(({providerOf}) => providerOf(site).prepare()).catch(() => {});
    import('../SearchResults').then(
      ({SearchResults: Loaded}) => setResults(() => Loaded),
      () => setFailed(true),
    );
  }, [wanted, site, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return {...(Results && {Results}), failed, retry};
}

interface SearchFormProps {
  query: PageQuery;
  latest: string;
  onSubmit: (query: PageQuery) => void;
}

/** A form that the browser can send itself; after hydration, nothing is reloaded. */
function SearchForm({query, latest, onSubmit}: SearchFormProps) {
  const action = useBaseUrl('/search');
  const versions = useVersions(undefined);
  const sections = sectionTexts();
  const textId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isBrowser = useIsBrowser();
  const isAlive = useRef(false);

  // The fields show what the address says, also after "back". What was typed before the page was alive stays.
  useEffect(() => {
    const fields = form.current?.elements;
    const set = (name: string, value: string) => {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLInputElement && (isAlive.current || field.value === '')) field.value = value;
      if (field instanceof HTMLSelectElement) field.value = value;
    };
    set(FIELDS.text, query.text);
    set(FIELDS.version, query.version);
    set(FIELDS.section, query.section ?? '');
    isAlive.current = isBrowser;
  }, [query.text, query.version, query.section, isBrowser]);

  const send = () => {
    if (!form.current) return;
    const data = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) data.append(name, String(value));
    onSubmit(readPageQuery(data.toString(), {names: versions.map(({name}) => name), latest}));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form ref={form} action={action} method="get" role="search" className={styles.form} onSubmit={submit}>
      <p className={styles.text}>
        <label htmlFor={textId}>
          <Translate id="search.placeholder">Search docs</Translate>
        </label>
        <input id={textId} type="search" name={FIELDS.text} maxLength={MAX_TEXT} autoComplete="off" />
        <button type="submit">
          <Translate id="search.title">Search</Translate>
        </button>
      </p>
      <label>
        <Translate id="search.filter.version">Version</Translate>{' '}
        <select name={FIELDS.version} defaultValue={latest} onChange={send}>
          {versions.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
          <option value={ALL_VERSIONS}>{translate({id: 'search.filter.allVersions', message: 'All versions'})}</option>
        </select>
      </label>
      <label>
        <Translate id="search.filter.section">Section</Translate>{' '}
        <select name={FIELDS.section} defaultValue="" onChange={send}>
          <option value="">{translate({id: 'search.filter.allSections', message: 'All sections'})}</option>
          {SECTIONS.map((section) => (
            <option key={section} value={section}>
              {sections[section]}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}

/** The query of the address. Before the page is alive it is empty, as on the server. */
function usePageQuery(): {query: PageQuery; latest: string} {
  const {search} = useLocation();
  const latest = useLatestVersion(undefined).name;
  const names = useVersions(undefined).map(({name}) => name);
  return {query: readPageQuery(useIsBrowser() ? search : '', {names, latest}), latest};
}

/** `/search`: results with filters and pages, all of which are in the address. */
export function SearchPage() {
  const history = useHistory();
  const {pathname} = useLocation();
  const {query, latest} = usePageQuery();
  const {Results, failed, retry} = useResults(query.text !== '');
  const address = (next: PageQuery) => pathname + writePageQuery(next, {latest});
  const title = translate({id: 'search.title', message: 'Search'});
  const description = translate({
    id: 'search.description',
    message: 'Search the Rainbond documentation for every version, the API reference, the blog, and the product pages.',
  });

  return (
    <Layout>
      <PageMetadata title={query.text ? `“${query.text}” · ${title}` : title} description={description} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1>{title}</h1>
        <SearchForm query={query} latest={latest} onSubmit={(next) => history.push(address(next))} />
        <noscript>
          <p>
            <Translate id="search.noScript">
              Search requires JavaScript. Turn it on, or find pages through the menu.
            </Translate>
          </p>
        </noscript>
        {query.text !== '' && failed && <FailureNotice onRetry={retry} />}
        {query.text !== '' && Results && <Results query={query} address={address} />}
      </main>
    </Layout>
  );
}
