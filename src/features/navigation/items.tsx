import {translate} from '@docusaurus/Translate';
import {links} from '@site/src/config/links';

/** A link of the site navbar; `to` is a path of this site, `href` an address elsewhere. */
export type NavigationLink = {label: string} & ({to: string; href?: never} | {href: string; to?: never});

/** A labeled list of links that opens on demand. */
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
      id: 'features',
      label: translate({id: 'navbar.site.features', message: 'Features'}),
      links: [
        {label: translate({id: 'navbar.site.features.xinchuang', message: 'Xinchuang'}), to: '/xinchuang'},
        {label: translate({id: 'navbar.site.features.devops', message: 'DevOps'}), to: '/feature/devops'},
        {
          label: translate({id: 'navbar.site.features.multiCluster', message: 'Multi-cluster'}),
          to: '/feature/multi-cluster',
        },
        {
          label: translate({id: 'navbar.site.features.serviceMesh', message: 'Service mesh'}),
          to: '/feature/service-mesh',
        },
        {
          label: translate({id: 'navbar.site.features.appOps', message: 'Application operations'}),
          to: '/feature/app-ops',
        },
      ],
    },
    {
      id: 'learn',
      label: translate({id: 'navbar.site.learn', message: 'Learn more'}),
      links: [
        {label: translate({id: 'navbar.site.learn.scenes', message: 'Use cases'}), to: '/usescene'},
        {label: translate({id: 'navbar.site.learn.cases', message: 'Customer stories'}), to: '/case'},
        {label: translate({id: 'navbar.site.learn.blog', message: 'Blog'}), to: '/blog'},
        {label: translate({id: 'navbar.site.learn.openapi', message: 'OpenAPI'}), to: '/docs/Intro'},
      ],
    },
    {label: translate({id: 'navbar.site.enterprise', message: 'Enterprise edition'}), to: '/enterprise_server'},
    {label: translate({id: 'navbar.site.marketplace', message: 'Marketplace'}), to: '/marketplace'},
  ];
}

/** What the mobile menu holds: the site navbar and what only the menu has. */
export function mobileEntries(): NavigationEntry[] {
  return [
    ...siteEntries(),
    {label: translate({id: 'navbar.mobile.appMarket', message: 'Private marketplace'}), to: '/feature/app-market'},
    {
      id: 'store',
      label: translate({id: 'navbar.mobile.store', message: 'Application store'}),
      links: [
        {label: translate({id: 'navbar.mobile.store.open', message: 'Open the store'}), href: links.appStore},
        {label: translate({id: 'navbar.mobile.store.featured', message: 'Featured apps'}), to: '/opensourceApps'},
      ],
    },
    {label: translate({id: 'navbar.mobile.product', message: 'Product and support'}), to: '/enterprise_server'},
  ];
}

/** The places where the source code is hosted. */
export const sourceHosts = [
  {name: 'GitHub', icon: 'github', href: links.github},
  {name: 'Gitee', icon: 'gitee', href: links.gitee},
  {name: 'GitCode', icon: 'gitcode', href: links.gitcode},
] as const;
