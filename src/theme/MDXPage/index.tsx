import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import {PageStatement} from '@site/src/features/structured-data/PageStatement';

// Docs and posts describe themselves to search engines; the theme's own pages do not.
export default function MDXPageWrapper(props: Props) {
  return (
    <>
      <PageStatement page={props.content.metadata} />
      <MDXPage {...props} />
    </>
  );
}
