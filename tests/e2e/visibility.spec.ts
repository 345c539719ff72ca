import {LANGUAGES} from './support/pages';
import {expect, open, test} from './support/test';

const UNLISTED = '/docs/contribution/document/components';
const WORDS = {
  en: {
    title: 'Unlisted page',
    text: 'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    sidebar: 'Docs sidebar',
  },
  zh: {
    title: '未列出页',
    text: '此页面未列出。搜索引擎不会对其索引，只有拥有直接链接的用户才能访问。',
    sidebar: '文档侧边栏',
  },
};

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test(`${name}: an unlisted page says so and stays out of search engines, sitemap and sidebar`, async ({
    page,
    request,
  }) => {
    await open(page, prefix + UNLISTED);
    await expect(page.getByText(words.title, {exact: true})).toBeVisible();
    await expect(page.getByText(words.text)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    const sitemap = await (await request.get(`${prefix}/sitemap.xml`)).text();
    expect(sitemap).toContain(`${prefix}/docs/versions</loc>`);
    expect(sitemap).not.toContain(UNLISTED);

    await open(page, `${prefix}/docs`);
    const sidebar = page.getByRole('navigation', {name: words.sidebar});
    await expect(sidebar.getByRole('link').first()).toBeVisible();
    await expect(sidebar.locator(`a[href$="${UNLISTED}"]`)).toHaveCount(0);
    await expect(page.getByText(words.text)).toHaveCount(0);
  });

  test(`${name}: the home page says so when nothing of it can be loaded, other pages do not`, async ({context}) => {
    await context.route('**/assets/**', (route) => route.abort());
    const notice = 'Your Docusaurus site did not load properly';
    const home = await context.newPage();
    await home.goto(prefix || '/');
    await expect(home.getByText(notice)).toBeVisible();
    // Not in the same tab: the home page also loads itself again, which can break off the way to another page.
    const docs = await context.newPage();
    await docs.goto(`${prefix}/docs`);
    await expect(docs.getByRole('heading', {level: 1})).toBeVisible();
    await expect(docs.getByText(notice)).toHaveCount(0);
  });
}
