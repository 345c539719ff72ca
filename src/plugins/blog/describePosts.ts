import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Locale} from '../../config/locale';
import type {RelatedPost} from '../../features/blog/relatedPosts';
import {createImageNames, postImageAddress, toPostCard} from '../og-image/posts';
import {proseOf, relatedTexts} from './related';

/** How many related posts a post ends with. */
const RELATED = 3;

/**
 * Adds to each post what is computed from all of them: the address of its preview image, and related posts. The blog
 * plugin calls it with the posts of one language (`processBlogPosts`).
 */
export function describePosts(siteDir: string, locale: Locale) {
  return async ({blogPosts}: {blogPosts: BlogPost[]}): Promise<void> => {
    const nameOf = await createImageNames(siteDir, locale);
    const byId = new Map(blogPosts.map((post) => [post.id, post]));
    const related = relatedTexts(
      blogPosts.map(({id, metadata, content}) => ({id, title: metadata.title, body: proseOf(content)})),
      RELATED,
    );
    for (const {id, metadata} of blogPosts) {
      const card = toPostCard(metadata);
      metadata.frontMatter.image = postImageAddress(card, nameOf(card));
      const posts = (related.get(id) ?? []).flatMap((other): RelatedPost[] => {
        const found = byId.get(other)?.metadata;
        return found ? [{title: found.title, permalink: found.permalink}] : [];
      });
      Object.assign(metadata, {related: posts});
    }
  };
}
