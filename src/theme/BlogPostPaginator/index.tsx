import BlogPostPaginator from '@theme-original/BlogPostPaginator';
import type {Props} from '@theme/BlogPostPaginator';
import {RelatedPosts} from '@site/src/features/blog/RelatedPosts';

// The last part of a post that a wrapper can put something before.
export default function BlogPostPaginatorWrapper(props: Props) {
  return (
    <>
      <RelatedPosts />
      <BlogPostPaginator {...props} />
    </>
  );
}
