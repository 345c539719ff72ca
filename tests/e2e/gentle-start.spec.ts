import {LANGUAGES} from './support/pages';
import {mainScript, rewrite} from './support/scripts';
import {expect, hydrated, open, test} from './support/test';

const WORDS = {
  en: {copy: 'Copy code to clipboard', updated: /^Last updated on .*\d{4} by .+/},
  zh: {copy: '复制代码到剪贴板', updated: /^最后.*更新/},
};

const QUICK_INSTALL = '/docs/quick-start/quick-install';

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test(`${name}: code gets its buttons once a reader does something`, async ({page}) => {
    await open(page, prefix + QUICK_INSTALL);
    const code = page.locator('.theme-code-block').first();
    await code.evaluate((block) => block.scrollIntoView({block: 'center'}));
    // Scrolling is a sign, too: the page starts over, with the code where it is.
    await page.reload();
    await hydrated(page);
    const copy = page.getByRole('button', {name: words.copy});
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 220);
    await expect(copy.first()).toBeAttached();
  });

  test(`${name}: the date of a page stays as the server wrote it, and comes with the next page`, async ({page}) => {
    await open(page, prefix + QUICK_INSTALL);
    const updated = page.locator('.theme-last-updated');
    await expect(updated).toHaveText(words.updated);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(`${QUICK_INSTALL}$`));
    await expect(updated).toHaveText(words.updated);
  });
}

test('the highlighter stays away as long as nobody does something', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({width: 1440, height: 3000});
  await open(page, QUICK_INSTALL);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.mouse.move(200, 200);
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('the page is drawn before its main script runs', async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      drawn: new Promise((resolve) => {
        new PerformanceObserver((list) => {
          for (const {startTime} of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
        }).observe({type: 'paint', buffered: true});
      }),
    });
    // The framework leaves this behind when it runs.
    let docusaurus: unknown;
    Object.defineProperty(window, 'docusaurus', {
      get: () => docusaurus,
      set: (value: unknown) => {
        docusaurus = value;
        performance.mark('runs');
      },
    });
  });
  // From the cache of the browser the scripts are there at once. Without the wait, they come first in half of the cases.
  await open(page, '/');
  for (const path of ['/enterprise_server', '/', '/enterprise_server', '/', '/enterprise_server', '/']) {
    await open(page, path);
    const {drawn, runs} = await page.evaluate(async () => ({
      drawn: (await Reflect.get(window, 'drawn')) as number,
      runs: performance.getEntriesByName('runs')[0]?.startTime,
    }));
    expect(drawn, path).toBeLessThan(runs ?? 0);
  }
});

test.describe('fetching ahead', () => {
  test.use({prefetching: true});

  test('links in sight are fetched ahead when the browser is idle, one after the other', async ({page}) => {
    await page.addInitScript(() => {
      let turn = 0;
      let isIdle = false;
      const {requestIdleCallback} = window;
      window.requestIdleCallback = (callback, options) =>
        requestIdleCallback((deadline) => {
          turn += 1;
          isIdle = true;
          callback(deadline);
          isIdle = false;
        }, options);
      const turns: (number | string)[] = [];
      Object.assign(window, {turns});
      const {appendChild} = Node.prototype;
      Node.prototype.appendChild = function append<T extends Node>(child: T): T {
        if (child instanceof HTMLLinkElement && child.rel === 'prefetch') turns.push(isIdle ? turn : 'too early');
        return appendChild.call(this, child) as T;
      };
    });
    await open(page, '/privacy');
    const turns = () => page.evaluate(() => [...new Set(Reflect.get(window, 'turns') as (number | string)[])]);
    await expect.poll(async () => (await turns()).length).toBeGreaterThan(3);
    expect(await turns()).not.toContain('too early');
  });
});

test('a main script that fails while it runs tells so', async ({page}) => {
  await rewrite(page, mainScript(''), /document\.getElementById\("__docusaurus"\)/, () => 'nothing.of.that.name');
  await page.goto('/privacy');
  await expect(page.getByText("Parts of this page didn't load.")).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
