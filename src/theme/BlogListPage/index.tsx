import BlogListPage from '@theme-original/BlogListPage';
import type {Props} from '@theme/BlogListPage';
import {BlogListProvider} from '@site/src/features/blog/BlogListHeader';

export default function BlogListPageWrapper(props: Props) {
  const {blogTitle, blogDescription} = props.metadata;
  return (
    <BlogListProvider list={{title: blogTitle, description: blogDescription}}>
      <BlogListPage {...props} />
    </BlogListProvider>
  );
}
