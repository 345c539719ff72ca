import {BlogStatement} from '@site/src/features/structured-data/BlogStatement';
import type {ListedPost} from '@site/src/features/blog/posts';
import type {Props} from '@theme/BlogListPage';

type ListProps = Pick<Props, 'metadata'> & {items: readonly ListedPost[]};

// The theme repeats what each post says about itself, and calls its authors persons.
export default function BlogListStructuredDataWrapper({metadata, items}: ListProps) {
  return <BlogStatement title={metadata.blogTitle} description={metadata.blogDescription} posts={items} />;
}
