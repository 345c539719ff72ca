import type {CatalogueEntry} from '../catalogue/query';
import type {MarketplaceApp} from './apps';
import {CATEGORIES, type Language, type Localized} from './categories';

/** Words around the data. */
export const WORDS = {
  license: {en: 'License', zh: '许可证'},
  install: {en: 'Install', zh: '安装'},
  docs: {en: 'Read the guide', zh: '阅读指南'},
  post: {en: 'Read the post', zh: '阅读文章'},
} as const satisfies Record<string, Localized>;

/** Slugs of the posts that the blog has now. An application links to its post only once the slug is here. */
export const PUBLISHED_POSTS: readonly string[] = [
  'whatrainbond',
  'whatrainbond-2',
  'centosmigration',
  'deployRainbondToArm',
];

function licenseText({license, licenseNote}: MarketplaceApp, language: Language): string {
  if (!licenseNote) return license;
  return language === 'zh' ? `${license}（${licenseNote.zh}）` : `${license} (${licenseNote.en})`;
}

/** What to read about an application: its guide, then its post. */
function linksOf({docs, post}: MarketplaceApp, language: Language, posts: readonly string[]) {
  return [
    ...(docs === undefined ? [] : [{label: WORDS.docs[language], to: docs}]),
    ...(post !== undefined && posts.includes(post) ? [{label: WORDS.post[language], to: `/blog/${post}`}] : []),
  ];
}

/**
 * The applications as the catalog shows them, in the order in which they are given.
 *
 * @param posts slugs of the posts that may be linked.
 */
export function toEntries(
  apps: readonly MarketplaceApp[],
  language: Language,
  posts: readonly string[] = PUBLISHED_POSTS,
): CatalogueEntry[] {
  return apps.map((app) => {
    const links = linksOf(app, language, posts);
    return {
      id: app.id,
      title: app.name,
      text: app.description[language],
      href: app.upstream,
      facets: {category: CATEGORIES[app.category][language]},
      details: [
        {term: WORDS.license[language], text: licenseText(app, language)},
        ...(app.install ? [{term: WORDS.install[language], text: app.install[language]}] : []),
      ],
      ...(links.length > 0 ? {links} : {}),
    };
  });
}
