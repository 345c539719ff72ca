import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import {BlogListHeader} from '@site/src/features/blog/BlogListHeader';

// The theme's lists of posts have no h1.
export default function BlogPostItemsWrapper(props: Props) {
  return (
    <>
      <BlogListHeader />
      <BlogPostItems {...props} />
    </>
  );
}
