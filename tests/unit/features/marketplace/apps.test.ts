import {describe, expect, it} from 'vitest';
import {APPS, type MarketplaceApp} from '@site/src/features/marketplace/apps';
import {CATEGORIES, type Language, type Localized} from '@site/src/features/marketplace/categories';
import {SOURCES} from '@site/src/features/marketplace/sources';
import {PUBLISHED_POSTS, toEntries, WORDS} from '@site/src/features/marketplace/toEntries';

const LANGUAGES: readonly Language[] = ['en', 'zh'];
const HAN = /\p{Script=Han}/u;
/** Signs of Chinese text that are no Han characters: full-width forms, CJK punctuation, curly quotes. */
const WIDE = /[\u3000-\u303F\uFF00-\uFFEF\u2018-\u201D]/u;

/** Identifiers of the SPDX list that an application of this kind may have. */
const SPDX = new Set([
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BUSL-1.1',
  'EPL-1.0',
  'EPL-2.0',
  'GPL-2.0-only',
  'GPL-2.0-or-later',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'LGPL-3.0-only',
  'MIT',
  'MPL-2.0',
  'MulanPSL-2.0',
  'PostgreSQL',
  'SSPL-1.0',
]);

/** Every text of an application, with its place. */
function textsOf({id, description, install, licenseNote}: MarketplaceApp): [string, Localized][] {
  const texts: [string, Localized | undefined][] = [
    [`${id}.description`, description],
    [`${id}.install`, install],
    [`${id}.licenseNote`, licenseNote],
  ];
  return texts.flatMap(([place, text]) => (text ? [[place, text] as [string, Localized]] : []));
}

const texts: [string, Localized][] = [
  ...APPS.flatMap(textsOf),
  ...Object.entries({...CATEGORIES, ...WORDS}).map(([id, text]): [string, Localized] => [id, text]),
];

describe('the applications', () => {
  it('are at least sixty, each with an id and a name of its own', () => {
    expect(APPS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(APPS.map(({id}) => id)).size).toBe(APPS.length);
    expect(new Set(APPS.map(({name}) => name)).size).toBe(APPS.length);
  });

  it.each(APPS.map((app) => [app.id, app] as const))('%s is filled in', (id, app) => {
    expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(app.name.trim()).not.toBe('');
    expect(app.name).not.toMatch(HAN);
    expect(Object.keys(CATEGORIES)).toContain(app.category);
    expect(SPDX).toContain(app.license);
    expect(new URL(app.upstream).protocol).toBe('https:');
    if (app.docs !== undefined) expect(app.docs).toMatch(/^\/docs(\/[A-Za-z0-9-]+)+(#[a-z0-9-]+)?$/);
    if (app.post !== undefined) expect(app.post).toMatch(/^[A-Za-z0-9-]+$/);
  });

  it('tell in one sentence what each is', () => {
    for (const {description} of APPS) {
      expect(description.en).toMatch(/^[A-Z].*[^.]\.$/);
      expect(description.en).not.toMatch(/\. /);
      expect(description.zh).toMatch(/^[^。]+。$/);
    }
  });

  it('stand together by category, in the order of the categories', () => {
    const order = [...new Set(APPS.map(({category}) => category))];
    expect(order).toEqual(Object.keys(CATEGORIES));
    const places = APPS.map(({category}) => order.indexOf(category));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('are each known from somewhere, and nothing else is', () => {
    expect(Object.keys(SOURCES).toSorted()).toEqual(APPS.map(({id}) => id).toSorted());
    for (const [id, sources] of Object.entries(SOURCES)) {
      expect(sources, id).not.toEqual([]);
      for (const source of sources) expect(source, id).toMatch(/^(https:\/\/|blog\/|docs\/|static\/)\S+$/);
    }
  });
});

describe('the texts', () => {
  it.each(texts)('%s are English and Chinese', (_place, text) => {
    for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('');
    expect(text.en).not.toMatch(HAN);
    expect(text.en).not.toMatch(WIDE);
    // Half-width punctuation between Chinese characters, and a missing space between the scripts.
    expect(text.zh).not.toMatch(/\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u);
  });

  it.each(texts)('%s hold Chinese characters in Chinese', (_place, text) => {
    expect(text.zh).toMatch(HAN);
  });
});

describe('toEntries', () => {
  const app: MarketplaceApp = {
    id: 'sample',
    name: 'Sample',
    category: 'data',
    license: 'MIT',
    licenseNote: {en: 'core', zh: '核心'},
    upstream: 'https://example.com',
    description: {en: 'Does something.', zh: '做点事情。'},
    install: {en: 'Search for it.', zh: '搜索它。'},
    post: 'sample-post',
  };

  it.each([
    ['en', 'Data and analytics', 'Does something.', 'License', 'MIT (core)', 'Install', 'Search for it.'],
    ['zh', '数据与分析', '做点事情。', '许可证', 'MIT（核心）', '安装', '搜索它。'],
  ] as const)('writes an entry in %s', (language, category, text, licenseTerm, license, installTerm, install) => {
    expect(toEntries([app], language)).toEqual([
      {
        id: 'sample',
        title: 'Sample',
        text,
        href: 'https://example.com',
        facets: {category},
        details: [
          {term: licenseTerm, text: license},
          {term: installTerm, text: install},
        ],
      },
    ]);
  });

  it('leaves out what an application does not have', () => {
    const {licenseNote: _licenseNote, install: _install, ...bare} = app;
    expect(toEntries([bare], 'en')[0]?.details).toEqual([{term: 'License', text: 'MIT'}]);
  });

  it('links to a post only when it is published', () => {
    expect(toEntries([app], 'en')[0]).not.toHaveProperty('links');
    expect(toEntries([app], 'en', ['sample-post'])[0]?.links).toEqual([
      {label: 'Read the post', to: '/blog/sample-post'},
    ]);
    expect(toEntries([app], 'zh', ['sample-post'])[0]?.links).toEqual([{label: '阅读文章', to: '/blog/sample-post'}]);
  });

  it('links to the guide, before the post', () => {
    const guided: MarketplaceApp = {...app, docs: '/docs/sample#install'};
    expect(toEntries([guided], 'en')[0]?.links).toEqual([{label: 'Read the guide', to: '/docs/sample#install'}]);
    expect(toEntries([guided], 'zh', ['sample-post'])[0]?.links).toEqual([
      {label: '阅读指南', to: '/docs/sample#install'},
      {label: '阅读文章', to: '/blog/sample-post'},
    ]);
  });

  it.each(LANGUAGES)(
    'keeps number and order of the list in %s, and links to guides and published posts',
    (language) => {
      const entries = toEntries(APPS, language);
      expect(entries.map(({id}) => id)).toEqual(APPS.map(({id}) => id));
      const targets = entries.flatMap(({links = []}) => links.map(({to}) => to));
      const guides = APPS.flatMap(({docs = []}) => docs);
      expect([...guides, ...PUBLISHED_POSTS.map((slug) => `/blog/${slug}`)]).toEqual(expect.arrayContaining(targets));
      expect(targets).toEqual(expect.arrayContaining(guides));
    },
  );
});
