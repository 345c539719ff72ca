import {translate} from '@docusaurus/Translate';
import {links} from '@site/src/config/links';
import {issueUrl} from './issueUrl';

/** Where a reader tells that a query should find something. */
export function missingResultsUrl(query: string): string {
  const title = translate(
    {id: 'search.issue', message: 'Documentation search returns no results for "{query}"'},
    {query},
  );
  return issueUrl(links.issues, title);
}
