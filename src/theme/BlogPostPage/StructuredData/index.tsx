import {PostStatement} from '@site/src/features/structured-data/PostStatement';

// The theme calls every author a person, and leaves out the language.
export default function BlogPostStructuredDataWrapper() {
  return <PostStatement />;
}
