import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {memo, useId} from 'react';
import {Icon} from '@site/src/components/ui/Icon';
import {facetValues, readQuery, select, writeQuery, type CatalogueEntry, type CatalogueQuery} from '../query';
import styles from './styles.module.scss';

export interface CatalogueProps {
  entries: readonly CatalogueEntry[];
  /** What readers may filter by, in order: id of the facet and its name. */
  facets: readonly {id: string; label: string}[];
  /** Adds a search field and a choice of order, for long lists. */
  searchable?: boolean;
}

/** The query of the address. Before hydration it is empty, as on the server, so both draw the whole list. */
function useQuery(entries: readonly CatalogueEntry[]): [CatalogueQuery, (query: CatalogueQuery) => void] {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const query = readQuery(useIsBrowser() ? search : '', entries);
  return [query, (next) => history.replace({pathname, search: writeQuery(next), hash})];
}

interface FacetFilterProps {
  facet: {id: string; label: string};
  entries: readonly CatalogueEntry[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function FacetFilter({facet, entries, value, onChange}: FacetFilterProps) {
  const name = useId();
  const options = [{value: undefined, count: entries.length}, ...facetValues(entries, facet.id)];
  return (
    <fieldset className={styles.facet}>
      <legend>{facet.label}</legend>
      {options.map((option) => (
        <label key={option.value ?? ''} className={styles.chip}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>
            {option.value ?? translate({id: 'catalogue.all', message: 'All'})} <small>{option.count}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const Entry = memo(function Entry({entry, facets}: {entry: CatalogueEntry; facets: CatalogueProps['facets']}) {
  const target = entry.to ?? entry.href;
  return (
    <li className={styles.entry} id={entry.id}>
      <p className={styles.tags}>
        {facets
          .map(({id}) => entry.facets[id])
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2>{target ? <Link to={target}>{entry.title}</Link> : entry.title}</h2>
      <p>{entry.text}</p>
      {entry.details && (
        <dl className={styles.details}>
          {entry.details.map(({term, text}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {entry.links && (
        <p className={styles.links}>
          {entry.links.map(({label, to}) => (
            <Link key={to} to={to}>
              {label}
              <Icon name="arrow-right" size={14} />
            </Link>
          ))}
        </p>
      )}
    </li>
  );
});

/** A list that readers can filter; the choice is in the address. Without JavaScript it is the whole list. */
export function Catalogue({entries, facets, searchable = false}: CatalogueProps) {
  const [query, setQuery] = useQuery(entries);
  const {i18n} = useDocusaurusContext();
  const searchId = useId();
  const shown = select(entries, query, i18n.currentLocale);

  const setFacet = (id: string, value: string | undefined) => {
    const {[id]: _previous, ...others} = query.facets;
    setQuery({...query, facets: value === undefined ? others : {...others, [id]: value}});
  };

  return (
    <>
      <div className={styles.controls}>
        {searchable && (
          <div className={styles.search}>
            <label htmlFor={searchId}>
              <Translate id="catalogue.search">Search</Translate>
            </label>
            <input
              id={searchId}
              type="search"
              maxLength={64}
              value={query.words}
              onChange={(event) => setQuery({...query, words: event.target.value})}
            />
            <label className={styles.chip}>
              <input
                type="checkbox"
                checked={query.sort === 'title'}
                onChange={(event) => setQuery({...query, sort: event.target.checked ? 'title' : 'listed'})}
              />
              <span>{translate({id: 'catalogue.sort', message: 'Sort by name'})}</span>
            </label>
          </div>
        )}
        {facets.map((facet) => (
          <FacetFilter
            key={facet.id}
            facet={facet}
            entries={entries}
            value={query.facets[facet.id]}
            onChange={(value) => setFacet(facet.id, value)}
          />
        ))}
        <p role="status" className={styles.count}>
          {translate(
            {id: 'catalogue.count', message: 'Showing {shown} of {all}'},
            {shown: shown.length, all: entries.length},
          )}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>
          <Translate id="catalogue.empty">No matches. Change your search or filters.</Translate>{' '}
          <button type="button" onClick={() => setQuery({words: '', facets: {}, sort: 'listed'})}>
            <Translate id="catalogue.reset">Show all</Translate>
          </button>
        </p>
      ) : (
        <ul className={styles.list}>
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} facets={facets} />
          ))}
        </ul>
      )}
    </>
  );
}
