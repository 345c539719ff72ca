/** Groups of pages that share a preview image. */
export const OG_GROUPS = [
  'home',
  'docs',
  'api',
  'store',
  'blog',
  'features',
  'scenes',
  'cases',
  'marketplace',
  'company',
] as const;
export type OgGroup = (typeof OG_GROUPS)[number];

/** Size of a preview image in pixels: what the large cards of Facebook, LinkedIn, and X are cut from (1.91 to 1). */
export const OG_SIZE = {width: 1200, height: 630} as const;

/** What a page says about the image of its group. */
export interface OgImage {
  /** Address below the base URL of the language, with the version of the image as its query. */
  path: string;
  /** What the image shows, in the language of the page. */
  alt: string;
}

/** The images of one language, as the plugin `og-image` hands them to the browser. */
export type OgImages = Readonly<Record<OgGroup, OgImage>>;

/** Address of a group's image below the base URL of the language. */
export function ogImagePath(group: OgGroup): string {
  return `img/og/${group}.png`;
}
