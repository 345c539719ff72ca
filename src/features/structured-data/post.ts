import type {BlogPosting, WithContext} from 'schema-dts';
import {SCHEMA} from './jsonLd';
import type {SiteFacts} from './page';

/** What is known about a post. */
export interface PostFacts {
  /** Path with the base URL, for example `/zh/blog/ceph`. */
  permalink: string;
  title: string;
  description: string;
  /** Day of publication, ISO 8601. */
  date: string;
  /** Time of the last change in milliseconds, if it is known. */
  lastUpdatedAt?: number;
  /** Names of the teams that wrote it. */
  authors: readonly {name?: string; url?: string}[];
  keywords: readonly string[];
  /** Absolute address of its preview image. */
  image: string;
}

/** What a post says about itself to search engines. */
export function postStatement(post: PostFacts, site: SiteFacts): WithContext<BlogPosting> {
  const url = site.url + post.permalink;
  return {
    '@context': SCHEMA,
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    description: post.description,
    inLanguage: site.language,
    datePublished: post.date,
    ...(post.lastUpdatedAt === undefined ? {} : {dateModified: new Date(post.lastUpdatedAt).toISOString()}),
    author: post.authors.map(({name = '', url: address}) => ({
      '@type': 'Organization',
      name,
      ...(address === undefined ? {} : {url: address}),
    })),
    publisher: {'@id': `${site.url}/#organization`},
    image: {'@type': 'ImageObject', url: post.image, width: '1200', height: '630'},
    ...(post.keywords.length === 0 ? {} : {keywords: [...post.keywords]}),
    isPartOf: {'@type': 'Blog', '@id': `${site.url}${site.baseUrl}blog`},
  };
}
