import {translate} from '@docusaurus/Translate';
import {links} from '@site/src/config/links';

/** A link of the site navbar; `to` is a path of this site, `href` an address elsewhere. */
export type NavigationLink = {label: string} & ({to: string; href?: never} | {href: string; to?: never});

/** A labelled list of links that opens on demand. */
export interface NavigationGroup {
  id: string;
  label: string;
  links: NavigationLink[];
}

export type NavigationEntry = NavigationLink | NavigationGroup;

export function isGroup(entry: NavigationEntry): entry is NavigationGroup {
  return 'links' in entry;
}

/** What the site navbar holds, in order. Only pages that exist: broken links fail the build. */
export function siteEntries(): NavigationEntry[] {
  return [
    {label: translate({id: 'navbar.site.docs', message: 'Docs'}), to: '/docs'},
    {
      id: 'learn',
      label: translate({id: 'navbar.site.learn', message: 'Learn more'}),
      links: [
        {label: translate({id: 'navbar.site.learn.blog', message: 'Blog'}), to: '/blog'},
        {label: translate({id: 'navbar.site.learn.openapi', message: 'OpenAPI'}), to: '/docs/Intro'},
        {
          label: translate({id: 'navbar.site.learn.differences', message: 'Compared with others'}),
          to: '/docs/quick-start/differences',
        },
      ],
    },
  ];
}

/** What the mobile menu holds: the site navbar and what only stands there. */
export function mobileEntries(): NavigationEntry[] {
  return [
    ...siteEntries(),
    {
      id: 'store',
      label: translate({id: 'navbar.site.store', message: 'Application store'}),
      links: [
        {label: translate({id: 'navbar.site.store.open', message: 'Open the store'}), href: links.appStore},
        {
          label: translate({id: 'navbar.site.store.about', message: 'How the store works'}),
          to: '/docs/store/marketplace',
        },
      ],
    },
  ];
}

/** The places where the source code is hosted. */
export const sourceHosts = [
  {name: 'GitHub', icon: 'github', href: links.github},
  {name: 'Gitee', icon: 'gitee', href: links.gitee},
  {name: 'GitCode', icon: 'gitcode', href: links.gitcode},
] as const;
