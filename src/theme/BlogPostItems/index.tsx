import {BlogListHeader} from '@site/src/features/blog/BlogListHeader';
import {PostList} from '@site/src/features/blog/PostList';
import type {ListedPost} from '@site/src/features/blog/posts';

// The theme's lists have no h1, and load every post.
export default function BlogPostItemsWrapper({items}: {items: readonly ListedPost[]}) {
  return (
    <>
      <BlogListHeader />
      <PostList posts={items} />
    </>
  );
}
