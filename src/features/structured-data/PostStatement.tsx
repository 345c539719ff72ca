import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {JsonLd} from './JsonLd';
import {postStatement} from './post';

/** The statement of the post that the page shows. */
export function PostStatement() {
  const {permalink, title, description, date, lastUpdatedAt, authors, frontMatter} = useBlogPost().metadata;
  const {withBaseUrl} = useBaseUrlUtils();
  const {siteConfig, i18n} = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const statement = postStatement(
    {
      permalink,
      title,
      description,
      date: new Date(date).toISOString(),
      lastUpdatedAt: lastUpdatedAt ?? undefined,
      authors,
      keywords: frontMatter.keywords ?? [],
      image: withBaseUrl(frontMatter.image ?? '', {absolute: true}),
    },
    {url: siteConfig.url, baseUrl: siteConfig.baseUrl, language},
  );
  return <JsonLd statement={statement} />;
}
