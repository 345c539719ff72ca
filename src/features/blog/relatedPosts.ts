import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

/** A post that another one ends with. */
export interface RelatedPost {
  title: string;
  permalink: string;
}

/** Posts about similar subjects, which src/plugins/blog has found. */
export function useRelatedPosts(): readonly RelatedPost[] {
  const {metadata} = useBlogPost();
  return (metadata as {related?: readonly RelatedPost[]}).related ?? [];
}
