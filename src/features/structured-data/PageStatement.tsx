import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {JsonLd} from './JsonLd';
import {statementFor, type PageFacts} from './page';

export interface PageStatementProps {
  page: PageFacts;
}

/** What a page outside docs and blog tells search engines about itself. */
export function PageStatement({page}: PageStatementProps) {
  const {
    siteConfig: {url, baseUrl},
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  const labels = {
    home: translate({id: 'structuredData.home', message: 'Home'}),
    cases: translate({id: 'structuredData.cases', message: 'Customer stories'}),
    scenes: translate({id: 'structuredData.scenes', message: 'Use cases'}),
  };
  const statement = statementFor(page, {url, baseUrl, language}, labels);
  return statement && <JsonLd statement={statement} />;
}
