import SiteMetadata from '@theme-original/SiteMetadata';
import {OgImageMetadata} from '@site/src/features/og-image/OgImageMetadata';
import {SectionMetadata} from '@site/src/features/search/SectionMetadata';

// Of two metas with one name the later counts, so the image of the group replaces the one of the theme.
export default function SiteMetadataWrapper() {
  return (
    <>
      <SiteMetadata />
      <OgImageMetadata />
      <SectionMetadata />
    </>
  );
}
