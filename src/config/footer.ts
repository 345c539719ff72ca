import type {UserThemeConfig} from '@docusaurus/theme-common';
import {escapeHtml} from '../lib/escapeHtml';
import {localized} from './locale';
import {links} from './links';
import {environment} from './site';
import {sourceDate} from './sourceDate';

/** The dark footer of every page. Only pages that exist are linked: broken links fail the build. */
export function footer(year: number = sourceDate().getUTCFullYear()): NonNullable<UserThemeConfig['footer']> {
  const filing = environment.FILING_NUMBER;
  const owner = localized({en: 'Goodrain Inc.', zh: '北京好雨科技有限公司'});
  return {
    style: 'dark',
    logo: {
      src: 'img/wordmark-light.svg',
      alt: localized({en: 'Rainbond home', zh: 'Rainbond 首页'}),
      href: '/',
      width: 148,
      height: 32,
    },
    links: [
      {
        title: localized({en: 'Get started', zh: '快速上手'}),
        items: [
          {to: '/docs', label: localized({en: 'What is Rainbond?', zh: 'Rainbond 是什么'})},
          {to: '/tour', label: localized({en: 'Product tour', zh: '产品导览'})},
          {to: '/docs/quick-start/quick-install', label: localized({en: 'Quick installation', zh: '快速安装'})},
          {to: '/docs/quick-start/getting-started', label: localized({en: 'First application', zh: '第一个应用'})},
          {to: '/docs/installation', label: localized({en: 'Installation options', zh: '安装方式'})},
        ],
      },
      {
        title: localized({en: 'Learn', zh: '深入了解'}),
        items: [
          {to: '/docs/quick-start/architecture', label: localized({en: 'Architecture', zh: '技术架构'})},
          {to: '/usescene', label: localized({en: 'Use cases', zh: '应用场景'})},
          {to: '/case', label: localized({en: 'Customer stories', zh: '客户案例'})},
          {to: '/blog', label: localized({en: 'Blog', zh: '博客'})},
          {to: '/docs/Intro', label: 'OpenAPI'},
        ],
      },
      {
        title: localized({en: 'Community', zh: '社区'}),
        items: [
          {href: links.github, label: 'GitHub'},
          {href: links.gitee, label: 'Gitee'},
          {href: links.gitcode, label: 'GitCode'},
          {href: links.slack, label: 'Slack'},
          {href: links.issues, label: localized({en: 'Report a problem', zh: '反馈问题'})},
        ],
      },
      {
        title: localized({en: 'Product', zh: '产品'}),
        items: [
          {to: '/enterprise_server', label: localized({en: 'Enterprise edition', zh: '企业版'})},
          {to: '/marketplace', label: localized({en: 'Marketplace', zh: '应用市场'})},
          {to: '/opensourceApps', label: localized({en: 'Featured apps', zh: '精选应用'})},
          {to: '/calculator', label: localized({en: 'Cost calculator', zh: '费用计算器'})},
          {href: links.cloud, label: localized({en: 'Rainbond Cloud', zh: 'Rainbond Cloud'})},
          {href: links.appStore, label: localized({en: 'Application store', zh: '应用商店'})},
        ],
      },
      {
        title: localized({en: 'Company', zh: '公司'}),
        items: [
          {to: '/partners', label: localized({en: 'Partners', zh: '合作伙伴'})},
          {href: links.contactForm, label: localized({en: 'Contact us', zh: '联系我们'})},
          {to: '/server', label: localized({en: 'Terms of service', zh: '服务协议'})},
          {to: '/privacy', label: localized({en: 'Privacy', zh: '隐私'})},
          {to: '/security', label: localized({en: 'Security and compliance', zh: '安全与合规'})},
        ],
      },
    ],
    copyright: [
      `© ${year} ${owner}`,
      ...(filing
        ? [`<a href="${links.filingRegister}" rel="noopener noreferrer" target="_blank">${escapeHtml(filing)}</a>`]
        : []),
    ].join(' · '),
  };
}
