import type {Page} from '@playwright/test';
import {PREVIEW_PORT} from './playwright.config';
import {LANGUAGES} from './support/pages';
import {hold, pageScript} from './support/scripts';
import {expect, test} from './support/test';

test.use({prefetching: true});

const WORDS = {
  en: {page: 'Privacy', busy: 'Loading', failed: "This page didn't load", retry: 'Retry'},
  zh: {page: '隐私说明', busy: '加载中', failed: '页面加载失败', retry: '重试'},
};

/** How long a blocked request hangs before it fails, in ms: the page must be there before its loading fails. */
const HANG = 500;

/**
 * Opens a page that loads only when it is drawn: at an address that ends in `.html`, which what is loaded ahead does
 * not match and which the site may not reduce here, with nothing from the server to hydrate.
 */
async function openLazily(page: Page, prefix: string): Promise<void> {
  await page.addInitScript(() => {
    window.history.replaceState = () => {};
  });
  await page.route('**/privacy.html', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<div id="?__docusaurus"?>.*<\/body>/s, '<div id="__docusaurus"></div></body>'),
    });
  });
  await page.goto(`http://127.0.0.1:${PREVIEW_PORT}${prefix}/privacy.html`);
}

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];
  const title = (page: Page) => page.getByRole('heading', {level: 1, name: words.page});

  test(`${name}: a page that is loading shows a spinner with a name`, async ({page}) => {
    const release = await hold(page, pageScript(prefix, 'privacy.mdx'));
    await openLazily(page, prefix);
    await expect(page.getByRole('status', {name: words.busy})).toBeVisible();
    await expect(title(page)).toHaveCount(0);
    release();
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('status', {name: words.busy})).toHaveCount(0);
  });

  test(`${name}: a page that cannot be loaded says why and loads on Retry`, async ({page}) => {
    const {pattern} = pageScript(prefix, 'privacy.mdx');
    let attempts = 0;
    let blocked = true;
    await page.route(pattern, async (route) => {
      attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, HANG));
      await (blocked ? route.abort() : route.continue());
    });
    await openLazily(page, prefix);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', {name: words.failed})).toBeVisible();
    await expect(alert).toContainText(/Loading chunk \S+ failed/);

    const before = attempts;
    await alert.getByRole('button', {name: words.retry}).click();
    await expect.poll(() => attempts).toBeGreaterThan(before);
    await expect(alert.getByRole('heading', {name: words.failed})).toBeVisible();

    blocked = false;
    await alert.getByRole('button', {name: words.retry}).click();
    await expect(title(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}
