import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {blogStatement, type BlogFacts} from './blog';
import {JsonLd} from './JsonLd';

/** The statement of a list of posts. */
export function BlogStatement(facts: BlogFacts) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return <JsonLd statement={blogStatement(facts, {url: siteConfig.url, baseUrl: siteConfig.baseUrl, language})} />;
}
