import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import {Article, isArticle} from '@site/src/features/article/Article';

// An article whose HTML needs no script stays as the server wrote it while the page hydrates.
export default function MDXContentWrapper({children}: Props) {
  return <MDXContent>{isArticle(children) ? <Article>{children}</Article> : children}</MDXContent>;
}
