import {load, type CheerioAPI} from 'cheerio';
import sharp from 'sharp';
import type {APIRequestContext, Page} from '@playwright/test';
import {OG_GROUPS, OG_SIZE, type OgGroup} from '../../src/features/og-image/image';
import {LANGUAGES} from './support/pages';
import {expect, open, test} from './support/test';

/** One page of each group that shares a preview image. */
const PAGES: Readonly<Record<OgGroup, string>> = {
  home: '/',
  docs: '/docs/5.17/quick-start/architecture',
  api: '/docs/5.17/Intro',
  store: '/docs/store/marketplace',
  blog: '/blog',
  features: '/feature/devops',
  scenes: '/usescene/x86ToArm',
  cases: '/case/boe',
  marketplace: '/marketplace',
  company: '/privacy',
};

/** A page as readers of previews and search engines get it: without scripts. */
async function read(request: APIRequestContext, path: string): Promise<CheerioAPI> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return load(await response.text());
}

/** Content of the one meta of that name. */
function meta($: CheerioAPI, name: string): string {
  const found = $(`meta[property="${name}"], meta[name="${name}"]`);
  expect(found.length, `<meta ${name}>`).toBe(1);
  return found.attr('content') ?? '';
}

/** The preview image of a page has this path and the size and type that the page states. */
async function expectPreview($: CheerioAPI, request: APIRequestContext, path: string): Promise<void> {
  const image = new URL(meta($, 'og:image'));
  expect(image.origin).toBe(new URL(meta($, 'og:url')).origin);
  expect(image.pathname).toBe(path);
  expect(meta($, 'twitter:card')).toBe('summary_large_image');

  const file = await request.get(image.pathname + image.search);
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toBe(meta($, 'og:image:type'));
  const {format, width, height} = await sharp(await file.body()).metadata();
  expect({format, width, height}).toEqual({format: 'png', ...OG_SIZE});
  expect([meta($, 'og:image:width'), meta($, 'og:image:height')]).toEqual([String(width), String(height)]);
}

/** The types of everything that a page states, however deep in its list. */
function typesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const statement = JSON.parse(text) as {'@context': string; '@type'?: string; '@graph'?: {'@type': string}[]};
    expect(statement['@context']).toBe('https://schema.org');
    return statement['@graph']?.map((thing) => thing['@type']) ?? [statement['@type'] ?? 'none'];
  });
}

const statements = ($: CheerioAPI) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).text());

for (const {name, prefix, htmlLang} of LANGUAGES) {
  const at = (path: string) => (path === '/' ? `${prefix}/` : prefix + path);

  for (const group of OG_GROUPS) {
    test(`${name}: the preview of ${PAGES[group]} is the image "${group}"`, async ({request}) => {
      const $ = await read(request, at(PAGES[group]));
      await expectPreview($, request, `${prefix}/img/og/${group}.png`);
      expect(meta($, 'og:image:alt')).toMatch(/^Rainbond(: |：)./);
    });
  }

  test(`${name}: the preview of a post is an image of its own with its title`, async ({request}) => {
    const $ = await read(request, at('/blog/centosmigration'));
    await expectPreview($, request, `${prefix}/img/og/blog/centosmigration.png`);
    expect(meta($, 'og:image:alt')).toContain($('h1').text());
  });

  test(`${name}: the home page names company and site, and answers questions`, async ({request}) => {
    const $ = await read(request, at('/'));
    const texts = statements($);
    expect(typesOf(texts)).toEqual(['Organization', 'WebSite', 'FAQPage']);
    const home = meta($, 'og:url');
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({
      '@graph': [{logo: expect.stringMatching(/^https?:\/\//)}, {url: home, inLanguage: htmlLang}],
    });
    const logo = new URL((JSON.parse(texts[0] ?? '') as {'@graph': [{logo: string}]})['@graph'][0].logo);
    expect((await request.get(logo.pathname)).status()).toBe(200);
  });

  for (const [path, list] of [
    ['/case/boe', '/case'],
    ['/usescene/x86ToArm', '/usescene'],
  ] as const) {
    test(`${name}: ${path} states the way to it`, async ({request}) => {
      const $ = await read(request, at(path));
      const texts = statements($);
      expect(typesOf(texts)).toEqual(['BreadcrumbList']);
      const {itemListElement} = JSON.parse(texts[0] ?? '') as {itemListElement: {name: string; item: string}[]};
      const addresses = itemListElement.map(({item}) => new URL(item));
      expect(addresses.map(({pathname}) => pathname)).toEqual([at('/'), at(list), at(path)]);
      expect(addresses.at(-1)?.href).toBe(meta($, 'og:url'));
      expect(meta($, 'og:title')).toBe(`${itemListElement.at(-1)?.name} | Rainbond`);
      for (const {pathname} of addresses) expect((await request.get(pathname)).status()).toBe(200);
    });
  }

  test(`${name}: the page of the editions states the software and each question that it shows`, async ({request}) => {
    const $ = await read(request, at('/enterprise_server'));
    const texts = statements($);
    expect(typesOf(texts).sort()).toEqual(['FAQPage', 'SoftwareApplication']);
    const faq = texts.map((text) => JSON.parse(text) as {'@type': string; mainEntity: {name: string}[]});
    const asked = faq
      .find((statement) => statement['@type'] === 'FAQPage')
      ?.mainEntity.map((question) => question.name);
    const shown = $('details h3')
      .toArray()
      .map((heading) => $(heading).text());
    expect(asked?.length).toBeGreaterThan(0);
    expect(asked).toEqual(shown);
  });

  test(`${name}: a question opens for who follows a link to it`, async ({page}) => {
    await open(page, at('/enterprise_server#license'));
    await expect(page.locator('details:has(#license)')).toHaveAttribute('open');
    await expect(page.locator('details[open]')).toHaveCount(1);
  });
}

/** What a page says of itself once its scripts have run. */
async function live(page: Page) {
  return {
    images: await page
      .locator('meta[property="og:image"]')
      .evaluateAll((metas) => metas.map((node) => new URL(node.getAttribute('content') ?? '').pathname)),
    types: typesOf(await page.locator('script[type="application/ld+json"]').allTextContents()),
  };
}

test('scripts double nothing, and the next page says its own', async ({page}) => {
  await open(page, '/case');
  expect(await live(page)).toEqual({images: ['/img/og/cases.png'], types: []});
  await page.locator('main a[href="/case/boe"]').first().click();
  await expect(page).toHaveURL('/case/boe');
  await expect.poll(() => live(page)).toEqual({images: ['/img/og/cases.png'], types: ['BreadcrumbList']});
  await open(page, '/');
  expect(await live(page)).toEqual({images: ['/img/og/home.png'], types: ['Organization', 'WebSite', 'FAQPage']});
  await page.locator('main a[href^="/docs/"]').first().click();
  await expect.poll(() => live(page)).toMatchObject({images: ['/img/og/docs.png']});
});
