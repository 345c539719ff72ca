import Head from '@docusaurus/Head';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

/** What the preview image of a post shows: its title. */
export function PostImageMetadata() {
  const {title} = useBlogPost().metadata;
  return (
    <Head>
      <meta property="og:image:alt" content={title} />
    </Head>
  );
}
