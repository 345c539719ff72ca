import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {Locale} from '../../config/locale';
import type {HostedSearch, SearchSite} from './createProvider';
import type {OpenOn} from './opening';

/** What docusaurus.config.ts hands to the browser. */
interface SearchFields {
  hostedSearch: HostedSearch | null;
  search: {openOn: OpenOn};
}

function useSearchFields(): SearchFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as SearchFields;
}

/** How the search opens, as the configuration has it. */
export function useOpenOn(): OpenOn {
  return useSearchFields().search.openOn;
}

/** What the engines need to know of the site. */
export function useSearchSite(): SearchSite {
  const {hostedSearch} = useSearchFields();
  const {siteConfig, i18n} = useDocusaurusContext();
  const versions = useVersions(undefined);
  return useMemo(
    () => ({
      hosted: hostedSearch,
      origin: siteConfig.url,
      baseUrl: siteConfig.baseUrl,
      locale: i18n.currentLocale as Locale,
      versions: versions.map(({name}) => name),
    }),
    [hostedSearch, siteConfig, i18n, versions],
  );
}
