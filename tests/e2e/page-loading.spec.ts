import type {Page} from '@playwright/test';
import {PREVIEW_PORT} from './playwright.config';
import {LANGUAGES} from './support/pages';
import {hold, pageScript} from './support/scripts';
import {expect, test} from './support/test';

const WORDS = {
  en: {page: 'Privacy', busy: 'Loading', failed: 'This page could not be loaded', retry: 'Retry'},
  zh: {page: '隐私说明', busy: '加载中', failed: '页面未能加载', retry: '重试'},
};

/**
 * Opens an address that the router reduces. Its page is not the one that was loaded ahead, so it loads when
 * it is drawn. nginx would redirect such an address; the preview server leaves it to the browser.
 */
async function openLazily(page: Page, prefix: string): Promise<void> {
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
    await page.route(pattern, (route) => {
      attempts += 1;
      return blocked ? route.abort() : route.continue();
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
