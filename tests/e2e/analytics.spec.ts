import type {Page} from '@playwright/test';
import {contentSecurityPolicy} from '../../deploy/headers';
import {LANGUAGES} from './support/pages';
import {hold, mainScript, rewrite} from './support/scripts';
import {expect, hydrated, open, test, watch} from './support/test';

const HOST = 'http://stats.example.com';
const SCRIPTS = [`${HOST}/baidu-statistics.js`, `${HOST}/hotjar.js`];

/** The policy that the server sends with such a build, made of the one that it sends now. */
function policyWithHost(policy: string): string {
  const hashes = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash ?? '');
  return contentSecurityPolicy({
    scriptHashes: hashes,
    settings: {ALGOLIA_APP_ID: '', ANALYTICS_HOST: HOST, ANALYTICS_ORIGINS: '', CSP_REPORT_URL: ''},
  });
}

/** Makes the build one for which the operator has named an analytics host. */
async function configureHost(page: Page, pages: string | RegExp = '**/privacy'): Promise<void> {
  await page.route(pages, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = policyWithHost(headers['content-security-policy'] ?? '');
    await route.fulfill({response, headers: {...headers, 'content-security-policy': policy}});
  });
  await rewrite(page, mainScript(''), /analyticsHost:""/, () => `analyticsHost:"${HOST}"`);
}

async function answer(page: Page, body = ''): Promise<void> {
  await page.route(`${HOST}/**`, (route) => route.fulfill({contentType: 'text/javascript', body}));
}

/** Waits until whatever the page had put off until it is idle has been done. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 50)))),
  );
}

/** The page is of use: it is alive and navigates. */
async function expectUsable(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms of service', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Terms of service'})).toBeVisible();
}

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: without a host nothing leaves the site`, async ({page}) => {
    const {foreign} = watch(page);
    for (const path of [prefix || '/', `${prefix}/docs`, `${prefix}/blog`, `${prefix}/privacy`]) {
      await open(page, path);
      await page.keyboard.press('End');
      await idle(page);
    }
    expect(foreign).toEqual([]);
  });
}

test('both scripts are loaded after the page, asynchronously', async ({page}) => {
  await configureHost(page);
  await answer(page, 'window.visits = (window.visits ?? 0) + 1;');
  const {foreign} = watch(page);
  // The page has not loaded as long as this image has not.
  const release = await hold(page, {pattern: '**/img/wordmark.svg'});
  await page.goto('/privacy', {waitUntil: 'commit'});
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(foreign).toEqual([]);

  release();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'visits') as unknown)).toBe(2);
  expect(foreign).toEqual(SCRIPTS);
  const start = await page.evaluate((host) => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter((entry) => entry.name.startsWith(host));
    return {loaded: page?.loadEventStart ?? Infinity, scripts: scripts.map((entry) => entry.startTime)};
  }, HOST);
  expect(start.scripts).toHaveLength(2);
  for (const time of start.scripts) expect(time).toBeGreaterThanOrEqual(start.loaded);
  for (const script of SCRIPTS) {
    await expect(page.locator(`script[src="${script}"]`)).toHaveJSProperty('async', true);
  }
});

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`they are not loaded when the browser sends ${signal}`, async ({page}) => {
    await configureHost(page);
    await answer(page);
    await page.addInitScript(([key, setting]) => Object.defineProperty(navigator, key, {value: setting}), [
      signal,
      value,
    ] as const);
    const {foreign} = watch(page);
    await open(page, '/privacy');
    await idle(page);
    expect(foreign).toEqual([]);
  });
}

test('the page is of use when they are blocked', async ({page}) => {
  await configureHost(page);
  await page.route(`${HOST}/**`, (route) => route.abort());
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(error.message));
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === SCRIPTS[1]);
  await page.goto('/privacy');
  await failed;
  await expectUsable(page);
  expect(exceptions).toEqual([]);
});

test('the page is of use when they hang', async ({page}) => {
  await configureHost(page);
  await page.route(`${HOST}/**`, () => {});
  const asked = page.waitForRequest(SCRIPTS[1] ?? '');
  const {errors} = watch(page);
  await page.goto('/privacy');
  await asked;
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  await expectUsable(page);
  expect(errors).toEqual([]);
});

test.describe('with an address or a token for samples of the API', () => {
  const API_PAGE = '/docs/api/team/createTeam';
  const PAGES = /\/(?:privacy|docs\/Intro|docs\/api\/.*)(?:\?.*)?$/;
  const token = (page: Page) => page.getByLabel('Access token', {exact: true});

  /** Scripts of the host that are in the page. */
  const loaded = (page: Page) => page.locator(`script[src^="${HOST}"]`);

  test.beforeEach(async ({page}) => {
    await configureHost(page, PAGES);
    await answer(page, 'window.visits = (window.visits ?? 0) + 1;');
  });

  test('they are not loaded on a page that takes them', async ({page}) => {
    const {foreign} = watch(page);
    await open(page, API_PAGE);
    await idle(page);
    expect(foreign).toEqual([]);
  });

  test('they are not loaded in a tab that keeps one, and again once it is cleared', async ({page}) => {
    await open(page, API_PAGE);
    await page.getByText('Use your own address and token in the samples').click();
    await token(page).fill('c0ffee');
    await open(page, '/privacy');
    await idle(page);
    await expect(loaded(page)).toHaveCount(0);
    await page.evaluate(() => sessionStorage.removeItem('api.token'));
    await open(page, '/privacy');
    await expect(loaded(page)).toHaveCount(2);
  });

  test('a navigation to a page that takes them leaves them behind', async ({page}) => {
    await open(page, '/docs/Intro');
    await expect(loaded(page)).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'visits') as unknown)).toBe(2);
    // A link that the router follows without a new document.
    await page.locator('article a[href^="/docs/api/"]').first().click();
    await page.waitForURL(/\/docs\/api\//);
    await page.waitForFunction(() => !Reflect.has(window, 'visits'));
    await hydrated(page);
    await idle(page);
    await expect(loaded(page)).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.has(window, 'visits'))).toBe(false);
  });
});
