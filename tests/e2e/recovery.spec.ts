import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expectNoViolations} from './support/axe';
import {countDocuments, htmlOf} from './support/faults';
import {LANGUAGES} from './support/pages';
import {mainScript, pageScript} from './support/scripts';
import {expect, hydrated, open, test} from './support/test';

test.use({prefetching: true});

const WORDS = {
  en: {
    incomplete: "Parts of this page didn't load.",
    offline: 'You seem to be offline.',
    reload: 'Reload',
    from: 'Privacy',
    link: 'Terms of service',
    search: 'Search docs',
    failed: "Search results didn't load",
    cancel: 'Cancel',
  },
  zh: {
    incomplete: '页面有部分内容未能加载。',
    offline: '网络似乎已断开。',
    reload: '重新加载',
    from: '隐私说明',
    link: '服务协议',
    search: '搜索文档',
    failed: '搜索结果加载失败',
    cancel: '取消',
  },
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', {level: 1, name});
const notice = (page: Page) => page.locator('.recovery');

/** As a server that has lost a file answers, with a page of HTML. */
const gone = {status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>'};

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];
  const terms = (page: Page) => heading(page, /^(Terms of service|服务协议)$/);
  const follow = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', {name: words.link, exact: true}).click();

  test(`${name}: yesterday's page, whose files are gone, is loaded once and comes alive`, async ({page}) => {
    const documents = countDocuments(page);
    const yesterday = htmlOf(`${prefix}/privacy`).replaceAll(
      /(assets\/(?:js|css)\/[^"\s>]+\.)[0-9a-f]{8}(?=\.)/g,
      '$100000000',
    );
    await page.route(`**${prefix}/privacy`, (route) =>
      documents() === 1 ? route.fulfill({contentType: 'text/html; charset=utf-8', body: yesterday}) : route.continue(),
    );
    await page.goto(`${prefix}/privacy#links`, {waitUntil: 'commit'});
    await hydrated(page);
    await expect(heading(page, words.from)).toBeVisible();
    await expect(page).toHaveURL(`${prefix}/privacy#links`);
    await expect(notice(page)).toHaveCount(0);
    expect(documents()).toBe(2);
    // Nothing is left behind that would keep the next deploy from being noticed.
    await page.route(mainScript(prefix).pattern, (route) => route.fulfill(gone), {times: 1});
    await page.reload({waitUntil: 'commit'});
    await expect.poll(documents).toBe(4);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test(`${name}: a page that stays incomplete says so, at the lower edge and by keyboard`, async ({page}) => {
    const documents = countDocuments(page);
    await page.route(mainScript(prefix).pattern, (route) => route.fulfill(gone));
    await page.goto(`${prefix}/docs`, {waitUntil: 'commit'});
    const status = page.getByRole('status');
    await expect(status).toContainText(words.incomplete);
    expect(documents()).toBe(2);
    await expectNoViolations(page, 'notice');

    await expect(status).toBeInViewport({ratio: 1});
    await page.keyboard.press('End');
    const bottom = (locator: ReturnType<Page['locator']>) =>
      locator.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    const top = () => status.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(async () => (await top()) - (await bottom(page.getByRole('contentinfo')))).toBe(0);

    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    const reload = status.getByRole('link', {name: words.reload});
    await expect(reload).toBeFocused();
    await page.unrouteAll();
    await reload.press('Enter');
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    expect(documents()).toBe(3);
  });

  test(`${name}: who is offline keeps the page, is told so, and goes on once online`, async ({page, context}) => {
    await open(page, `${prefix}/privacy`);
    const documents = countDocuments(page);
    // What was fetched ahead would open all the same.
    await page.route(pageScript(prefix, 'server.mdx').pattern, (route) => route.abort(), {times: 1});
    await context.setOffline(true);
    await follow(page);
    await expect(page.getByRole('status')).toContainText(words.offline);
    await expect(heading(page, words.from)).toBeVisible();
    await expectNoViolations(page, 'offline');
    expect(documents()).toBe(0);

    await context.setOffline(false);
    await expect(terms(page)).toBeVisible();
    await expect(page).toHaveURL(`${prefix}/server`);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    expect(documents()).toBe(1);
  });

  test(`${name}: offline, pages that were opened before open, and the notice goes`, async ({page, context}) => {
    await open(page, `${prefix}/server`);
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: /^(Privacy|隐私)$/})
      .click();
    await expect(heading(page, words.from)).toBeVisible();
    const documents = countDocuments(page);
    await page.route('**/assets/js/**', (route) => route.abort());
    await context.setOffline(true);
    await page.locator(`a[href="${prefix}/docs"]`).first().click();
    await expect(page.getByRole('status')).toContainText(words.offline);

    await follow(page);
    await expect(terms(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.unrouteAll();
    await context.setOffline(false);
    // The reader has gone elsewhere: being online again opens nothing.
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: /^(Privacy|隐私)$/})
      .click();
    await expect(heading(page, words.from)).toBeVisible();
    expect(documents()).toBe(0);
    // The way back leads to the page that has never been shown: what had failed to load is loaded with it.
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/docs`);
    await expect(heading(page, /./)).not.toHaveText(/Terms of service|服务协议|Privacy|隐私说明/);
    await hydrated(page);
    expect(documents()).toBe(1);
  });

  test(`${name}: a navigation keeps the page when the server does not answer`, async ({page}) => {
    await open(page, `${prefix}/privacy`);
    const documents = countDocuments(page);
    await page.route(pageScript(prefix, 'server.mdx').pattern, (route) => route.abort());
    await page.route(`**${prefix}/server`, (route) => route.abort());
    await follow(page);
    await expect(page.getByRole('status')).toContainText(words.offline);
    await expect(heading(page, words.from)).toBeVisible();
    expect(documents()).toBe(0);

    await page.unrouteAll();
    await page.getByRole('status').getByRole('link', {name: words.reload}).click();
    await expect(terms(page)).toBeVisible();
    await hydrated(page);
    expect(documents()).toBe(1);
  });

  test(`${name}: a navigation to a page that stays incomplete loads it once`, async ({page}) => {
    await open(page, `${prefix}/privacy`);
    const documents = countDocuments(page);
    await page.route(pageScript(prefix, 'server.mdx').pattern, (route) => route.fulfill(gone));
    await follow(page);
    await expect(terms(page)).toBeVisible();
    await expect(page.getByRole('status')).toContainText(words.incomplete);
    expect(documents()).toBe(1);
  });

  test(`${name}: a link under the pointer whose page is gone changes nothing`, async ({page}) => {
    await open(page, `${prefix}/privacy`);
    const documents = countDocuments(page);
    const asked = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await page.route(pageScript(prefix, 'server.mdx').pattern, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', {name: words.link, exact: true}).hover();
    await asked;
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: /^(Privacy|隐私)$/})
      .hover();
    await expect(notice(page)).toHaveCount(0);
    expect(documents()).toBe(0);
  });

  test(`${name}: a page without its styles is loaded once, and says so in sight`, async ({page}) => {
    const documents = countDocuments(page);
    await page.route('**/assets/css/styles.*.css', (route) => route.fulfill(gone), {times: 1});
    await page.goto(`${prefix}/docs`, {waitUntil: 'commit'});
    await expect.poll(documents).toBe(2);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);

    await page.route('**/assets/css/styles.*.css', (route) => route.fulfill(gone));
    await page.goto(`${prefix}/privacy`, {waitUntil: 'commit'});
    await expect(page.getByRole('status')).toContainText(words.incomplete);
    await expect(page.getByRole('status')).toBeInViewport();
    await hydrated(page);
    await expect(page.getByRole('status')).toBeVisible();
    expect(documents()).toBe(4);
  });

  test(`${name}: a search whose files are gone says so and leaves the page alone`, async ({page}) => {
    await open(page, `${prefix}/docs`);
    const documents = countDocuments(page);
    const later = readdirSync(path.resolve(`build${prefix}/assets/css`)).filter((file) => !file.startsWith('styles.'));
    expect(later.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0);
    await page.route('**/assets/css/*.css', (route) => route.fulfill(gone));
    await page.getByRole('button', {name: words.search}).click();
    const dialog = page.getByRole('dialog', {name: words.failed});
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', {name: words.cancel}).click();
    await expect(notice(page)).toHaveCount(0);
    expect(documents()).toBe(0);
  });
}
