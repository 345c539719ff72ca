import type {UserThemeConfig} from '@docusaurus/theme-common';
import {localized} from './locale';
import {links} from './links';
import {archivedVersions} from './versions';

/** The navbar of the documentation and the blog. Everywhere else is src/features/navigation. */
export function standardNavbar(): NonNullable<UserThemeConfig['navbar']> {
  return {
    // `src/css/navbar.scss` says when it stays.
    hideOnScroll: true,
    logo: {
      src: 'img/wordmark.svg',
      alt: localized({en: 'Rainbond home', zh: 'Rainbond 首页'}),
      href: '/',
      width: 134,
      height: 28,
    },
    items: [
      {type: 'docSidebar', sidebarId: 'docs', label: localized({en: 'Docs', zh: '文档'})},
      {type: 'docSidebar', sidebarId: 'api', label: localized({en: 'API', zh: 'API'})},
      {type: 'docSidebar', sidebarId: 'store', label: localized({en: 'App store', zh: '应用商店'})},
      {to: '/blog', label: localized({en: 'Blog', zh: '博客'})},
      {
        type: 'docsVersionDropdown',
        position: 'right',
        dropdownItemsAfter: [
          {
            type: 'html',
            className: 'dropdown-heading',
            value: localized({en: 'Archived versions', zh: '归档版本'}),
          },
          ...archivedVersions(),
          {type: 'html', className: 'dropdown-separator', value: '<hr aria-hidden="true">'},
          {to: '/docs/versions', label: localized({en: 'All versions', zh: '全部版本'})},
        ],
      },
      {type: 'localeDropdown', position: 'right'},
      {
        href: links.github,
        position: 'right',
        className: 'navbar-icon navbar-icon--github',
        'aria-label': localized({en: 'Rainbond on GitHub', zh: 'GitHub 上的 Rainbond'}),
      },
      {type: 'search', position: 'right'},
    ],
  };
}
