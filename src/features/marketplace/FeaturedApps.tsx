import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Catalogue} from '../catalogue/Catalogue';
import {APPS} from './apps';
import {toEntries, WORDS} from './toEntries';

/** Open-source applications that readers can search and filter by category. */
export function FeaturedApps() {
  const {i18n} = useDocusaurusContext();
  const language = i18n.currentLocale === 'zh' ? 'zh' : 'en';
  return (
    <Catalogue
      searchable
      entries={toEntries(APPS, language)}
      facets={[{id: 'category', label: WORDS.category[language]}]}
    />
  );
}
