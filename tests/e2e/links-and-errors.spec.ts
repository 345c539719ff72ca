import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {APIRequestContext, Page} from '@playwright/test';
import * as cheerio from 'cheerio';
import {PREVIEW_PORT} from './playwright.config';
import {LANGUAGES, sitemapPaths} from './support/pages';
import {expect, hydrated, open, test, watch} from './support/test';

const WORDS = {
  en: {
    missing: 'Page Not Found',
    advice: 'Please contact the owner of the site that linked you to the original URL',
    main: 'Main',
    siteEntry: 'Learn more',
    waysOn: 'Where to go next',
    ways: [
      ['Home page', '/'],
      ['Documentation', '/docs'],
      ['Blog', '/blog'],
    ],
    report: 'Report the broken link',
    edit: 'Edit this page',
    updated: /^Last updated on [A-Z][a-z]{2} \d{1,2}, \d{4} by \S.*$/,
    toc: 'On this page',
    versions: 'Versions of the documentation',
    architecture: 'Technical architecture',
    blog: 'Rainbond blog',
    sidebar: 'Blog recent posts navigation',
    sidebarTitle: 'All posts',
    older: 'Older entries',
    archive: 'Archive',
    team: 'Rainbond docs team',
  },
  zh: {
    missing: '找不到页面',
    advice: '请联系原始链接来源网站的所有者',
    main: '主导航',
    siteEntry: '了解更多',
    waysOn: '你可以前往',
    ways: [
      ['首页', '/'],
      ['文档', '/docs'],
      ['博客', '/blog'],
    ],
    report: '反馈失效链接',
    edit: '编辑此页',
    updated: /^最后由 \S.* 于 \d{4}年\d{1,2}月\d{1,2}日 ?更新$/,
    toc: '本页目录',
    versions: '文档版本',
    architecture: '技术架构',
    blog: 'Rainbond 博客',
    sidebar: '最近博文导航',
    sidebarTitle: '全部文章',
    older: '较旧的博文',
    archive: '归档',
    team: 'Rainbond 文档团队',
  },
} as const;

/** Posts per page of a blog list (specification, section 9). */
const POSTS_PER_PAGE = 18;

const MISSING = {
  en: ['/nope', '/docs/nope', '/docs/5.17/nope', '/blog/nope'],
  zh: ['/zh/nope', '/zh/docs/nope', '/zh/docs/5.17/nope', '/zh/blog/nope'],
};

/** Button of the standard navbar. */
const VERSION = /^V\d/;

/** A post in a list, with its address and its day. */
interface Post {
  title: string;
  href: string;
  day: string;
}

for (const {name, prefix, htmlLang} of LANGUAGES) {
  const words = WORDS[name];
  const at = (target: string) => (prefix + target).replace(/(.)\/$/, '$1');

  test.describe(`${name}: a page that does not exist`, () => {
    for (const missing of MISSING[name]) {
      test(`${missing} is answered with 404, in its language, and comes alive`, async ({page, baseURL}) => {
        const complaints = watch(page);
        const response = await page.goto(missing);
        await hydrated(page);
        expect(response?.status()).toBe(404);
        await expect(page).toHaveURL(missing);
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
        await expect(page.getByRole('heading', {level: 1, name: words.missing})).toBeVisible();
        await expect(page.getByRole('main').getByText(words.advice)).toBeVisible();
        const bar = page.getByRole('navigation', {name: words.main, exact: true});
        const isStandard = /docs|blog/.test(missing);
        await expect(bar.getByRole('button', {name: isStandard ? VERSION : words.siteEntry})).toBeVisible();
        await expect(bar.getByRole('button', {name: isStandard ? words.siteEntry : VERSION})).toHaveCount(0);
        expect(complaints.failed).toEqual([`${baseURL}${missing} 404`]);
        expect(complaints.errors).toEqual([expect.stringContaining('the server responded with a status of 404')]);
      });
    }

    test('the navbar of its path hardly moves what is below it', async ({page, browser}) => {
      const place = () => page.getByRole('heading', {level: 1}).boundingBox();
      const plain = await (await browser.newContext({javaScriptEnabled: false})).newPage();
      await plain.goto(at('/docs/nope'));
      const served = await plain.getByRole('heading', {level: 1}).boundingBox();
      await plain.context().close();
      await page.goto(at('/docs/nope'));
      await hydrated(page);
      // Announcement and standard navbar are 94 pixels high, the room for the site navbar is 96.
      expect(Math.abs(((await place())?.y ?? 0) - (served?.y ?? Infinity))).toBeLessThanOrEqual(2);
    });

    test('offers ways on', async ({page}) => {
      await page.goto(at('/nope'));
      const ways = page.getByRole('navigation', {name: words.waysOn});
      for (const [label, target] of words.ways) {
        await expect(ways.getByRole('link', {name: label})).toHaveAttribute(
          'href',
          target === '/' ? `${prefix}/` : at(target),
        );
      }
      await expect(ways.getByRole('link', {name: words.report})).toHaveAttribute(
        'href',
        'https://github.com/goodrain/rainbond/issues',
      );
      await ways.getByRole('link', {name: words.ways[1][0]}).click();
      await expect(page).toHaveURL(at('/docs'));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(words.missing);
    });
  });

  test(`${name}: the router reads addresses that end in .html or /index.html`, async ({page}) => {
    const preview = `http://127.0.0.1:${PREVIEW_PORT}`;
    for (const [address, heading] of [
      ['/docs/versions.html', words.versions],
      ['/docs/quick-start/architecture/index.html', words.architecture],
      ['/docs/quick-start/architecture.html', words.architecture],
    ] as const) {
      await page.goto(preview + at(address));
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await expect(
        page.getByRole('navigation', {name: words.main, exact: true}).getByRole('button', {name: 'V6.2'}),
      ).toBeVisible();
    }
  });

  test(`${name}: no page has an edit link, because this build does not say where its sources are published`, async ({
    page,
  }) => {
    for (const address of ['/docs/versions', '/docs/5.17/versions', '/blog/centosmigration']) {
      await page.goto(at(address));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('link', {name: words.edit})).toHaveCount(0);
    }
  });

  test(`${name}: docs say who changed them last, and when`, async ({page}) => {
    for (const address of ['/docs/versions', '/docs/5.17/versions']) {
      await page.goto(at(address));
      const line = page.getByText(words.updated);
      await expect(line).toBeVisible();
      const changed = new Date((await line.getByRole('time').getAttribute('datetime')) ?? '').getTime();
      expect(changed).toBeGreaterThan(new Date('2020-01-01').getTime());
      expect(changed).toBeLessThanOrEqual(Date.now());
    }
  });

  test(`${name}: the table of contents holds the headings of levels 2 to 4`, async ({page}) => {
    for (const address of [at('/docs/installation/install-with-ui'), ...deepPage(prefix)]) {
      await open(page, address);
      const headings = await page
        .getByRole('article')
        .locator('h2, h3, h4')
        .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
      const links = page.getByRole('navigation', {name: words.toc}).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(headings);
      expect(await page.getByRole('article').locator('h3').count()).toBeGreaterThan(0);
    }
  });

  test.describe(`${name}: the blog`, () => {
    const slugs = sitemapPaths().filter((address) =>
      new RegExp(`^${prefix}/blog/(?!archive$|authors$|tags$)[^/]+$`).test(address),
    );

    test('lists all posts, 18 to a page, the newest first', async ({page}) => {
      const pages = await listPages(page, at('/blog'), words.older);
      expect(pages).toHaveLength(Math.ceil(slugs.length / POSTS_PER_PAGE));
      for (const full of pages.slice(0, -1)) expect(full).toHaveLength(POSTS_PER_PAGE);
      const posts = pages.flat();
      expect(posts.map(({href}) => href).sort()).toEqual([...slugs].sort());
      expect(posts.map(({day}) => day)).toEqual(
        posts
          .map(({day}) => day)
          .sort()
          .reverse(),
      );
    });

    test('has every post in its sidebar, the newest first, under the year', async ({page}) => {
      const posts = (await listPages(page, at('/blog'), words.older)).flat();
      await page.goto(at('/blog'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(words.blog);
      const sidebar = page.getByRole('navigation', {name: words.sidebar});
      await expect(sidebar.getByText(words.sidebarTitle, {exact: true})).toBeVisible();
      const years = [...new Set(posts.map(({day}) => day.slice(0, 4)))];
      await expect(sidebar.getByRole('heading')).toHaveText(years);
      for (const year of years) {
        const links = sidebar
          .getByRole('group')
          .filter({has: page.getByRole('heading', {name: year})})
          .getByRole('link');
        await expect(links).toHaveText(posts.filter(({day}) => day.startsWith(year)).map(({title}) => title));
      }
    });

    test('has an archive of all posts and pages of its authors', async ({page}) => {
      await page.goto(at('/blog/archive'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(words.archive);
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      expect((await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).sort()).toEqual(
        [...slugs].sort(),
      );

      await page.goto(at('/blog/authors'));
      await page.getByRole('main').getByRole('link', {name: words.team}).last().click();
      await expect(page).toHaveURL(at('/blog/authors/docs-team'));
      await expect(page.getByRole('heading', {name: words.team}).first()).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    for (const [feed, item] of [
      ['rss.xml', 'item'],
      ['atom.xml', 'entry'],
    ] as const) {
      test(`has ${feed} with every post in its language`, async ({page, request}) => {
        const posts = (await listPages(page, at('/blog'), words.older)).flat();
        const response = await request.get(at(`/blog/${feed}`));
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toMatch(/xml/);
        const $ = cheerio.load(await response.text(), {xml: true});
        expect($('title').first().text()).toBe(words.blog);
        if (name === 'zh') expect($('channel > description, feed > subtitle').text()).toMatch(/\p{Script=Han}/u);
        expect(
          $(`${item} > title`)
            .toArray()
            .map((title) => $(title).text()),
        ).toEqual(posts.map(({title}) => title));
        const links = $(`${item} > link`)
          .toArray()
          .map((link) => new URL($(link).attr('href') ?? $(link).text()).pathname);
        expect(links).toEqual(posts.map(({href}) => href));
      });
    }

    test('has feed.json with every post and its text in its language', async ({page, request}) => {
      const posts = (await listPages(page, at('/blog'), words.older)).flat();
      const response = await request.get(at('/blog/feed.json'));
      expect(response.status()).toBe(200);
      const feed = (await response.json()) as {title: string; items: {url: string; content_html: string}[]};
      expect(feed.title).toBe(words.blog);
      expect(feed.items.map(({url}) => new URL(url).pathname)).toEqual(posts.map(({href}) => href));
      for (const {content_html: text} of feed.items) expect(cheerio.load(text)('h2').length).toBeGreaterThan(0);
    });
  });
}

/**
 * The first page of the docs that has a heading of level 4. Not one of the API: a page of three or more calls keeps
 * that level out of its table of contents (src/features/api-reference/PartHeading.tsx).
 */
function deepPage(prefix: string): string[] {
  return sitemapPaths()
    .filter((address) => address.startsWith(`${prefix}/docs/`) && !address.includes('/api/'))
    .filter((address) => /<h4[ >]/.test(readFileSync(path.resolve(`build${address}.html`), 'utf8')))
    .slice(0, 1);
}

/** The posts of each page of a blog list, in order. */
async function listPages(page: Page, first: string, older: string): Promise<Post[][]> {
  const pages: Post[][] = [];
  for (let address: string | null = first; address !== null;) {
    await page.goto(address);
    pages.push(
      await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((articles) =>
          articles.map((article) => {
            const link = article.querySelector('h2 a');
            return {
              title: link?.textContent ?? '',
              href: link?.getAttribute('href') ?? '',
              day: article.querySelector('time')?.dateTime.slice(0, 10) ?? '',
            };
          }),
        ),
    );
    const next = page.getByRole('link', {name: older});
    address = (await next.count()) > 0 ? await next.getAttribute('href') : null;
  }
  return pages;
}

/** Follows an address by hand: the status of each response on the way, and where the way ends. */
async function follow(request: APIRequestContext, address: string) {
  const statuses: number[] = [];
  for (let next = address; ;) {
    const response = await request.get(next, {maxRedirects: 0});
    statuses.push(response.status());
    const location = response.headers().location;
    if (location === undefined || statuses.length > 5) return {statuses, end: next};
    next = location;
  }
}

test.describe('the server', () => {
  for (const [address, canonical] of [
    ['/docs/versions.html?from=mail&x=1', '/docs/versions?from=mail&x=1'],
    ['/docs/versions/?from=mail', '/docs/versions?from=mail'],
    ['/docs/quick-start/architecture/index?from=mail', '/docs/quick-start/architecture?from=mail'],
    ['/docs/quick-start/architecture/index.html?from=mail', '/docs/quick-start/architecture?from=mail'],
    ['/docs/5.17.html', '/docs/5.17'],
    ['/index.html?from=mail', '/?from=mail'],
    ['/index', '/'],
    ['/zh/index.html?from=mail', '/zh?from=mail'],
    ['/zh/blog/?from=mail', '/zh/blog?from=mail'],
    ['/zh.html', '/zh'],
  ] as const) {
    test(`leads ${address} to ${canonical} for good`, async ({request}) => {
      expect(await follow(request, address)).toEqual({statuses: [301, 200], end: canonical});
    });
  }

  test('answers the canonical addresses themselves', async ({request}) => {
    for (const address of ['/', '/zh', '/zh/', '/docs', '/docs/5.17', '/zh/docs', '/blog']) {
      expect(await follow(request, address)).toEqual({statuses: [200], end: address});
    }
  });

  test('never leads to another host', async ({request}) => {
    for (const address of [
      '/%5cexample.com/',
      '/%5c/example.com/index.html',
      '//example.com/',
      '//example.com/index.html',
    ]) {
      const {end} = await follow(request, `${test.info().project.use.baseURL}${address}`);
      expect(new URL(end.replaceAll('\\', '/'), test.info().project.use.baseURL).hostname, address).toBe('127.0.0.1');
    }
  });

  test('has no page at the address of the not-found page', async ({request}) => {
    for (const address of ['/404', '/zh/404']) expect((await follow(request, address)).statuses).toEqual([404]);
  });
});
