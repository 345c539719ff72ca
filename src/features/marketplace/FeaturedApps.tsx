import {translate} from '@docusaurus/Translate';
import entries from '@generated/featured-apps/default/entries.json';
import {Catalogue} from '../catalogue/Catalogue';

/** Open-source applications that readers can search and filter by category. */
export function FeaturedApps() {
  return (
    <Catalogue
      searchable
      entries={entries}
      facets={[{id: 'category', label: translate({id: 'featuredApps.category', message: 'Category'})}]}
    />
  );
}
