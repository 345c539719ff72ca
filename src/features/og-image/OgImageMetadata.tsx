import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {groupFor} from './groupFor';
import {OG_SIZE, type OgImages} from './image';

/**
 * What previews in chats and social networks show for this page; X reads the same tags. It comes after the theme's own
 * metas, which it replaces. Size and text belong to the image of the group, so pages must not set `image` in their
 * front matter.
 */
export function OgImageMetadata() {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const images = usePluginData('og-image') as OgImages;
  const {path, alt} = images[groupFor(pathname, siteConfig.baseUrl)];
  const address = withBaseUrl(path, {absolute: true});
  return (
    <Head>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(OG_SIZE.width)} />
      <meta property="og:image:height" content={String(OG_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
    </Head>
  );
}
