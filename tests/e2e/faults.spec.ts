import type {Page} from '@playwright/test';
import {countDocuments, KINDS, nameOf, prefixOf, scriptsByKind, scriptsOf, type Kind} from './support/faults';
import {LANGUAGES} from './support/pages';
import {hold, mainScript, pageScript, type BuiltScript} from './support/scripts';
import {expect, hydrated, open, test, watch} from './support/test';

test.use({prefetching: true});

const OFFLINE = /You seem to be offline|网络似乎已断开/;
const INCOMPLETE = /Parts of this page didn't load|页面有部分内容未能加载/;
const TERMS = {link: /^(Terms of service|服务协议)$/, heading: /^(Terms of service|服务协议)$/};
const scripts = scriptsByKind();

/** Names under which the site stores something. */
const STORED = [
  'theme',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.os',
  'rainbond.support-popup',
  'api.address',
  'api.token',
  '__DOCSEARCH_RECENT_SEARCHES__docs-en',
  '__DOCSEARCH_FAVORITE_SEARCHES__docs-en',
  '__DOCSEARCH_RECENT_SEARCHES__docs-zh',
  '__DOCSEARCH_FAVORITE_SEARCHES__docs-zh',
];

/** What a later version might store there. */
const LATER = JSON.stringify({version: 99, items: [null, {}]});

const heading = (page: Page) => page.getByRole('heading', {level: 1}).first();
const notice = (page: Page) => page.locator('.recovery');
const terms = (page: Page) => page.getByRole('contentinfo').getByRole('link', {name: TERMS.link});

/** The text of the page is visible and can be selected. */
async function expectReadable(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  const selected = await page.getByRole('main').evaluate((main) => {
    const selection = getSelection();
    selection?.selectAllChildren(main);
    const text = String(selection).trim();
    selection?.removeAllRanges();
    return text;
  });
  expect(selected.length).toBeGreaterThan(20);
}

/** Opens a page from scratch. To the browser, the address of the page that is open would be a reload of that. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address, {waitUntil: 'commit'});
}

/** The links of the page lead on: a click on one in the footer shows the next page. */
async function expectLinksWork(page: Page): Promise<void> {
  await terms(page).click();
  await expect(page.getByRole('heading', {level: 1, name: TERMS.heading})).toBeVisible();
}

const half = ({code}: BuiltScript) => code.slice(0, code.length / 2);

for (const [kind, address] of Object.entries(KINDS) as [Kind, string][]) {
  const prefix = prefixOf(address);

  test(`${kind}: readable while its scripts are late, and when the network goes`, async ({page, context}) => {
    const documents = countDocuments(page);
    const release = await hold(page, {pattern: '**/assets/js/**'});
    await visit(page, address);
    await expectReadable(page);
    await expect(notice(page)).toHaveCount(0);
    release();
    await hydrated(page);
    await expectReadable(page);
    await expect(notice(page)).toHaveCount(0);

    // What was fetched ahead would open all the same.
    await page.route(pageScript(prefix, 'server.mdx').pattern, (route) => route.abort(), {times: 1});
    await context.setOffline(true);
    await terms(page).click();
    await expect(page.getByRole('status').filter({hasText: OFFLINE})).toBeVisible();
    await expectReadable(page);
    expect(documents()).toBe(1);

    await page.unroute(pageScript(prefix, 'server.mdx').pattern);
    await context.setOffline(false);
    await expect(page.getByRole('heading', {level: 1, name: TERMS.heading})).toBeVisible();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    expect(documents()).toBe(2);
  });

  const own = scripts.get(kind) ?? [];
  // The home page of the docs has no script of its own: its text needs none.
  test(`${kind}: each of its scripts may fail, and then come cut in half`, async ({page}) => {
    test.skip(own.length === 0, 'has only scripts that kinds before it have too');
    const documents = countDocuments(page);
    for (const script of own) {
      await test.step(nameOf(script), async () => {
        const before = documents();
        await page.route(script.pattern, (route) =>
          documents() - before === 1
            ? route.abort()
            : route.fulfill({contentType: 'text/javascript', body: half(script)}),
        );
        await visit(page, address);
        await expect(page.getByRole('status').filter({hasText: INCOMPLETE})).toBeVisible();
        await expectReadable(page);
        await page.unrouteAll();
        expect(documents() - before).toBe(2);
      });
    }
    // Once the file is there again, the page is as good as new.
    await page.getByRole('status').getByRole('link').click();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    await expectLinksWork(page);
  });

  test(`${kind}: readable with a main script that never comes, its links too`, async ({page}) => {
    const documents = countDocuments(page);
    await page.route(mainScript(prefix).pattern, (route) => route.abort());
    await visit(page, address);
    await expect(page.getByRole('status').filter({hasText: INCOMPLETE})).toBeVisible();
    await expectReadable(page);
    expect(documents()).toBe(2);
    await expectLinksWork(page);
    await expect(page.getByRole('status').filter({hasText: INCOMPLETE})).toBeVisible();
    expect(documents()).toBe(4);
  });
}

for (const {name, prefix} of LANGUAGES) {
  const addresses = Object.values(KINDS).filter((address) => prefixOf(address) === prefix);

  test(`${name}: every kind of page with blocked storage recovers, and never loops`, async ({page}) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    const documents = countDocuments(page);
    for (const address of addresses) {
      const before = documents();
      await page.route(mainScript(prefix).pattern, (route) => route.abort(), {times: 1});
      await visit(page, address);
      await expect.poll(() => documents() - before).toBe(2);
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
    }
    await page.route(mainScript(prefix).pattern, (route) => route.abort());
    const before = documents();
    await visit(page, `${prefix}/docs`);
    await expect(page.getByRole('status').filter({hasText: INCOMPLETE})).toBeVisible();
    expect(documents() - before).toBe(2);
  });

  test(`${name}: a main script that is empty, or a page in its place, is noticed`, async ({page}) => {
    const documents = countDocuments(page);
    for (const [contentType, body] of [
      ['text/javascript', ''],
      ['text/html', '<!doctype html><title>Log in to the network</title>'],
    ] as const) {
      const before = documents();
      await page.route(mainScript(prefix).pattern, (route) => route.fulfill({contentType, body}));
      await visit(page, `${prefix}/docs`);
      await expect(page.getByRole('status').filter({hasText: INCOMPLETE})).toBeVisible();
      await expectReadable(page);
      await page.unrouteAll();
      expect(documents() - before).toBe(2);
    }
  });

  test(`${name}: what a page loads later may fail without taking the page along`, async ({page}) => {
    const address = `${prefix}/docs/contribution/document/components`;
    const needed = new Set(scriptsOf(address).map(({pattern}) => pattern.slice(2)));
    const failed = new Set<string>();
    await page.route('**/assets/js/**', (route) => {
      const {pathname} = new URL(route.request().url());
      if (needed.has(pathname)) return route.continue();
      if (route.request().resourceType() === 'script') failed.add(pathname);
      return route.abort();
    });
    const documents = countDocuments(page);
    await open(page, address);
    const title = (await heading(page).textContent()) ?? '';
    // The playground, the highlighter and the diagrams, which wait until the reader is near.
    await page.getByRole('main').locator('h2').last().scrollIntoViewIfNeeded();
    await expect.poll(() => failed.size).toBeGreaterThan(2);
    await expect(page.locator('pre').filter({hasText: 'function Replicas()'})).toBeVisible();
    await expect(heading(page)).toHaveText(title);
    await expectReadable(page);
    await expect(notice(page)).toHaveCount(0);
    expect(documents()).toBe(1);
  });

  test(`${name}: a clock that jumps by a year shows the popup once at most and breaks nothing`, async ({page}) => {
    const YEAR = 365 * 24 * 60 * 60 * 1000;
    const {errors} = watch(page);
    const popup = page.getByRole('dialog', {name: /Have a question|遇到问题了/});
    const bar = page.getByRole('banner').first();
    const home = () => bar.getByRole('link', {name: /^Rainbond (home|首页)$/}).click();
    await open(page, `${prefix}/privacy`);

    // Back: the start of the countdown lies in the future, and the countdown restarts.
    await page.clock.setFixedTime(Date.now() - YEAR);
    await home();
    await expect(page).toHaveURL(`${prefix}/`);
    await terms(page).click();
    await expect(page.getByRole('heading', {level: 1, name: TERMS.heading})).toBeVisible();
    await expect(popup).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(popup).toHaveCount(0);

    // Forth: the three minutes are over at once.
    await page.clock.setFixedTime(Date.now() + YEAR);
    await home();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await page.clock.setFixedTime(Date.now() - YEAR);
    await terms(page).click();
    await expect(page.getByRole('heading', {level: 1, name: TERMS.heading})).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(popup).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test(`${name}: a tab of the version before goes on until a file is missing`, async ({page, context}) => {
    await open(page, `${prefix}/privacy`);
    const documents = countDocuments(page);
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    // A deploy: the old tab does not find this file any more; with the new version it comes under its new name.
    await page.route(pageScript(prefix, 'server.mdx').pattern, (route) =>
      documents() === 0 ? route.fulfill({status: 404}) : route.continue(),
    );
    // In the other tab, the new version stores what this one does not know.
    const second = await context.newPage();
    await open(second, `${prefix}/docs`);
    await second.evaluate(
      ([names, value]) => {
        for (const key of names) localStorage.setItem(key, value);
      },
      [STORED, LATER] as const,
    );
    await page.evaluate(
      ([names, value]) => {
        for (const key of names) sessionStorage.setItem(key, value);
      },
      [STORED, LATER] as const,
    );

    await page.locator(`nav a[href="${prefix}/docs"]`).first().click();
    await expect(heading(page)).toHaveText(/What is Rainbond|Rainbond 是什么/);
    await page.locator(`nav a[href="${prefix}/blog"]`).first().click();
    await expect(heading(page)).toHaveText(/Rainbond blog|Rainbond 博客/);
    expect(documents()).toBe(0);

    await terms(page).click();
    await expect(page.getByRole('heading', {level: 1, name: TERMS.heading})).toBeVisible();
    await hydrated(page);
    expect(documents()).toBe(1);
    await page.goto(`${prefix}/docs/api/team/createTeam`);
    await hydrated(page);
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Input')).toBeVisible();
    // The framework leaves it unhandled that a script is missing which a link under the pointer fetches ahead.
    expect(crashes.filter((message) => !/^Loading chunk \d+ failed/.test(message))).toEqual([]);

    const documentsOfSecond = countDocuments(second);
    await terms(second).click();
    await expect(second.getByRole('heading', {level: 1, name: TERMS.heading})).toBeVisible();
    expect(documentsOfSecond()).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {name, prefix} of LANGUAGES) {
    test(`${name}: every kind of page can be read, and its links lead on`, async ({page}) => {
      for (const address of Object.values(KINDS).filter((candidate) => prefixOf(candidate) === prefix)) {
        await page.goto(address);
        await expect(heading(page)).toBeVisible();
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(20);
        await expect(notice(page)).toHaveCount(0);
        await expectLinksWork(page);
      }
    });
  }
});
