import type {Blog, WithContext} from 'schema-dts';
import {SCHEMA} from './jsonLd';
import type {SiteFacts} from './page';

/** What is known about a list of posts. */
export interface BlogFacts {
  title: string;
  description: string;
  posts: readonly {permalink: string; title: string; date: string}[];
}

/** What a list of posts says about itself to search engines. Each post says more about itself. */
export function blogStatement({title, description, posts}: BlogFacts, site: SiteFacts): WithContext<Blog> {
  const url = `${site.url}${site.baseUrl}blog`;
  return {
    '@context': SCHEMA,
    '@type': 'Blog',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: site.language,
    publisher: {'@id': `${site.url}/#organization`},
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      '@id': site.url + post.permalink,
      url: site.url + post.permalink,
      headline: post.title,
      datePublished: post.date,
    })),
  };
}
