import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {sectionOf} from './sectionOf';

/**
 * Tells the crawler of the hosted search which part of the site a page belongs to, as Docusaurus tells it language
 * and version, so that a crawled index can be filtered by part too. Without a hosted search it adds nothing.
 */
export function SectionMetadata() {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  if (!siteConfig.customFields?.hostedSearch) return null;
  return (
    <Head>
      <meta name="docsearch:section" content={sectionOf(pathname, siteConfig.baseUrl)} />
    </Head>
  );
}
