import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {SCENARIOS, type Step} from './support/earlyInput';
import {LANGUAGES} from './support/pages';
import {mainScript} from './support/scripts';
import {expect, hydrated, test, watch} from './support/test';

/** Largest inline script, in bytes. */
const MAX_BYTES = 1024;

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Opens a page, returns when its text is there, and holds its scripts until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    // The page may be gone by now.
    await route.continue().catch(() => {});
  });
  await page.goto(path, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return release;
}

async function play(page: Page, [kind, what]: Step): Promise<void> {
  const element = page.locator(what).first();
  switch (kind) {
    case 'click':
      return element.click({noWaitAfter: true});
    case 'tap':
      return element.tap({noWaitAfter: true});
    case 'focus':
      return element.focus();
    case 'press':
      return page.keyboard.press(what);
    case 'type':
      return page.keyboard.type(what);
  }
}

for (const {name: language, prefix} of LANGUAGES) {
  for (const phone of [false, true]) {
    test.describe(`${language}: before hydration, on a ${phone ? 'phone' : 'desktop'}`, () => {
      test.use(phone ? {viewport: {width: 390, height: 844}, hasTouch: true} : {});

      for (const {name, path, clipboard, steps, outcome, expected} of SCENARIOS.filter(
        (scenario) => Boolean(scenario.phone) === phone,
      )) {
        test(`${name} takes effect once`, async ({page, context}) => {
          if (clipboard) await context.grantPermissions(['clipboard-write']);
          const {errors} = watch(page);
          const release = await openWithoutScripts(page, prefix + path.replace(/^\/$/, prefix && ''));
          for (const step of steps) await play(page, step);
          expect(await isHydrated(page)).toBe(false);
          release();
          await hydrated(page);
          // All is replayed before the outcome is looked at, so that a second effect would be seen.
          await page.waitForFunction(() => window.earlyInput?.records.length === 0);
          await expect.poll(() => page.evaluate(outcome)).toEqual(expected);
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          expect(await page.evaluate(outcome)).toEqual(expected);
          expect(errors).toEqual([]);
        });
      }
    });
  }

  test(`${language}: links and forms lead on before hydration, without waiting for it`, async ({page}) => {
    await openWithoutScripts(page, `${prefix}/docs`);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(`${prefix}/docs`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await isHydrated(page)).toBe(false);

    await page.goto(`${prefix}/search`, {waitUntil: 'commit'});
    await page.getByRole('main').getByRole('searchbox').fill('helm');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=helm/);
    expect(await isHydrated(page)).toBe(false);
  });
}

test('a page that is never hydrated keeps no clicks, and its categories lead on', async ({page}) => {
  await page.route(mainScript('').pattern, (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/docs/reference/ports');
  await expect(page.getByText("Parts of this page didn't load.")).toBeVisible();
  await page.locator('button[aria-keyshortcuts]').click();
  await page.keyboard.press('/');
  expect(await page.evaluate(() => window.earlyInput?.records.length)).toBe(0);
  await page.locator('.theme-doc-sidebar-menu .menu__list-item--collapsed a[role="button"]').first().click();
  await expect(page).toHaveURL(/\/docs\/quick-start\//);
});

test('the script in the head is small', () => {
  const html = readFileSync('build/index.html', 'utf8');
  const [script] = html.match(/<script>(?:(?!<\/script>).)*window\.earlyInput.*?<\/script>/s) ?? [];
  expect(script).toBeDefined();
  expect(Buffer.byteLength(script ?? '')).toBeLessThan(MAX_BYTES);
});
