import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import {pageTitle} from '@site/src/features/blog/pageTitle';

export default function BlogAuthorsPostsPageWrapper(props: Props) {
  const {author, listMetadata} = props;
  const name = author.name && pageTitle(author.name, listMetadata.page);
  return <BlogAuthorsPostsPage {...props} author={{...author, name}} />;
}
