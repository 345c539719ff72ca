import BlogListPage from '@theme-original/BlogListPage';
import type {Props} from '@theme/BlogListPage';
import {BlogListProvider} from '@site/src/features/blog/BlogListHeader';
import {pageTitle} from '@site/src/features/blog/pageTitle';

export default function BlogListPageWrapper(props: Props) {
  const {blogTitle, blogDescription, page} = props.metadata;
  const title = pageTitle(blogTitle, page);
  return (
    <BlogListProvider list={{title, description: blogDescription}}>
      <BlogListPage {...props} metadata={{...props.metadata, blogTitle: title}} />
    </BlogListProvider>
  );
}
