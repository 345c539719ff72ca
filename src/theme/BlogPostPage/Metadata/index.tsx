import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';
import {PostImageMetadata} from '@site/src/features/og-image/PostImageMetadata';

// A post has a preview image of its own; the theme does not say what it shows.
export default function BlogPostPageMetadataWrapper() {
  return (
    <>
      <BlogPostPageMetadata />
      <PostImageMetadata />
    </>
  );
}
