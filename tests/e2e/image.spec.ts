import type {Locator, Page} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {expect, open, test} from './support/test';

const PAGE = '/docs/contribution/document/components';
const FILES = '**/assets/ideal-img/**';
const WORDS = {
  en: {
    section: 'Pictures',
    missing: '404. Image not found',
    failed: 'Error. Click to reload',
    offline: 'Your browser is offline. Image not loaded',
  },
  zh: {
    section: '图片',
    missing: '未找到图片',
    failed: '出现错误，点击重试',
    offline: '你的浏览器处于离线状态。图片未加载',
  },
};

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];
  const image = (page: Page) => page.getByRole('main').locator('img[src*="/ideal-img/"]');
  const show = (page: Page) => page.getByRole('heading', {name: words.section}).scrollIntoViewIfNeeded();

  test(`${name}: an image loads when it comes into view`, async ({page}) => {
    let requests = 0;
    await page.route(FILES, (route) => {
      requests += 1;
      return route.continue();
    });
    await open(page, prefix + PAGE);
    expect(requests).toBe(0);
    await show(page);
    await expect(image(page)).toBeVisible();
    await expect(image(page)).toHaveAttribute('alt', /./);
    await expect(image(page)).toHaveJSProperty('complete', true);
    expect(await image(page).evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  });

  test(`${name}: an image that is not there says so`, async ({page}) => {
    await page.route(FILES, (route) => route.fulfill({status: 404}));
    await open(page, prefix + PAGE);
    await show(page);
    await expect(page.getByText(words.missing)).toBeVisible();
    await expect(image(page)).toHaveCount(0);
  });

  for (const [how, act] of [
    ['a click', (ask: Locator) => ask.click()],
    ['Enter', (ask: Locator) => ask.press('Enter')],
    ['the space bar', (ask: Locator) => ask.press('Space')],
  ] as const) {
    test(`${name}: an image that fails can be loaded by ${how}`, async ({page}) => {
      await page.route(FILES, (route) => route.abort());
      await open(page, prefix + PAGE);
      await show(page);
      const ask = page.getByRole('button', {name: words.failed});
      await expect(ask).toBeVisible();
      await page.unroute(FILES);
      await act(ask);
      await expect(image(page)).toBeVisible();
      await expect(page.getByText(words.failed)).toHaveCount(0);
    });
  }

  test(`${name}: an image says that the browser is offline and loads after that`, async ({page, context}) => {
    await open(page, prefix + PAGE);
    await context.setOffline(true);
    await show(page);
    await expect(page.getByText(words.offline)).toBeVisible();
    await expect(image(page)).toHaveCount(0);
    await context.setOffline(false);
    // Back online, the image asks for a click, unless the browser has told it early enough to load by itself.
    await expect(async () => {
      const ask = page.getByText(words.failed).or(page.getByText(words.offline));
      if (await ask.isVisible()) await ask.click({timeout: 1000});
      await expect(image(page)).toBeVisible({timeout: 1000});
    }).toPass();
  });
}
