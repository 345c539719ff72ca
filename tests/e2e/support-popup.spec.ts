import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {expect, test} from './support/test';

const KEY = 'rainbond.support-popup';
const MINUTE = 60_000;
const WORDS = {
  en: {name: 'Have a question?', cancel: 'Close', later: 'Not now', home: 'Rainbond home', privacy: 'Privacy'},
  zh: {name: '遇到问题了？', cancel: '关闭', later: '以后再说', home: 'Rainbond 首页', privacy: '隐私'},
};

function popup(page: Page, words: {name: string} = WORDS.en) {
  return page.getByRole('dialog', {name: words.name});
}

function memory(page: Page) {
  return page.evaluate((key) => sessionStorage.getItem(key), KEY);
}

/** Waits until React has taken over a page whose clock stands still. */
async function alive(page: Page): Promise<void> {
  // The mark is set in an animation frame, and the clock holds these back too.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator('html').getAttribute('data-has-hydrated');
    })
    .toBe('true');
}

/** Opens a page whose clock stands still: from here on time passes by `page.clock.runFor` only. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install({time: '2026-01-05T08:00:00Z'});
  await page.clock.pauseAt('2026-01-05T09:00:00Z');
  await page.goto(path);
  await alive(page);
}

/** When the countdown began, in ms by the clock of the page. */
function beginning(page: Page) {
  return page.evaluate((key) => Number(sessionStorage.getItem(key)), KEY);
}

/** Lets time pass until the clock of the page shows this time in ms. */
async function passUntil(page: Page, time: number): Promise<void> {
  await page.clock.runFor(time - (await page.evaluate(() => Date.now())));
}

/** Opens a page and waits until the popup is there. */
async function openWithPopup(page: Page, path: string): Promise<void> {
  await openAtRest(page, path);
  await page.clock.runFor(3 * MINUTE);
}

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test(`${name}: it shows after 180 s on the first page that is not the home page`, async ({page}) => {
    await openAtRest(page, `${prefix}/docs`);
    const start = await beginning(page);
    await passUntil(page, start + 179_000);
    await expect(popup(page, words)).toHaveCount(0);
    await passUntil(page, start + 179_999);
    await expect(popup(page, words)).toHaveCount(0);
    await passUntil(page, start + 180_000);
    await expect(popup(page, words)).toBeVisible();
    expect(await memory(page)).toBe('shown');
  });

  test(`${name}: the home page does not start it`, async ({page}) => {
    await openAtRest(page, prefix || '/');
    await page.clock.runFor(10 * MINUTE);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await memory(page)).toBeNull();
  });

  test(`${name}: the countdown goes on over navigations of both kinds and a reload`, async ({page}) => {
    await openAtRest(page, `${prefix}/docs`);
    const start = await beginning(page);
    await passUntil(page, start + MINUTE);
    await page.getByRole('navigation').getByRole('link', {name: words.home}).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${prefix}/?$`));
    await passUntil(page, start + 90_000);
    await page.getByRole('contentinfo').getByRole('link', {name: words.privacy, exact: true}).click();
    await expect(page).toHaveURL(`${prefix}/privacy`);
    await passUntil(page, start + 120_000);
    await page.reload();
    await alive(page);
    await passUntil(page, start + 179_999);
    await expect(popup(page, words)).toHaveCount(0);
    await passUntil(page, start + 180_000);
    await expect(popup(page, words)).toBeVisible();
  });

  test(`${name}: it is closed by the cancel control, by "Not now" and by Escape`, async ({page, context}) => {
    const ways: ((page: Page) => Promise<void>)[] = [
      (tab) => popup(tab, words).getByRole('button', {name: words.cancel}).click(),
      (tab) => popup(tab, words).getByRole('button', {name: words.later}).click(),
      (tab) => tab.keyboard.press('Escape'),
    ];
    await page.close();
    for (const way of ways) {
      const tab = await context.newPage();
      await openWithPopup(tab, `${prefix}/privacy`);
      await expect(popup(tab, words)).toBeVisible();
      await way(tab);
      await expect(popup(tab, words)).toHaveCount(0);
      await tab.close();
    }
  });
}

test('it shows once per session', async ({page, context}) => {
  await openWithPopup(page, '/docs');
  await popup(page).getByRole('button', {name: WORDS.en.later}).click();
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy', exact: true}).click();
  await expect(page).toHaveURL('/privacy');
  await page.clock.runFor(10 * MINUTE);
  await expect(popup(page)).toHaveCount(0);
  await page.reload();
  await alive(page);
  await page.clock.runFor(10 * MINUTE);
  await expect(popup(page)).toHaveCount(0);

  const session = await context.newPage();
  await session.goto('/docs');
  await alive(session);
  await session.clock.runFor(3 * MINUTE);
  await expect(popup(session)).toBeVisible();
});

test('a click on the backdrop does not close it', async ({page}) => {
  await openWithPopup(page, '/docs');
  await expect(popup(page)).toBeVisible();
  for (const [x, y] of [
    [5, 5],
    [720, 890],
    [1435, 450],
  ] as const)
    await page.mouse.click(x, y);
  await expect(popup(page)).toBeVisible();
});

test('it is 600 px wide', async ({page}) => {
  await openWithPopup(page, '/docs');
  await expect(popup(page)).toBeVisible();
  expect((await popup(page).boundingBox())?.width).toBe(600);
});

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: it fits on a phone`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 664});
    await openWithPopup(page, `${prefix}/docs`);
    const dialog = popup(page, WORDS[name]);
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(664);
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('focus moves in, stays in and returns', async ({page}) => {
  await openAtRest(page, '/docs');
  const before = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'});
  await before.focus();
  await page.clock.runFor(3 * MINUTE);
  await expect(popup(page).getByRole('button', {name: WORDS.en.cancel})).toBeFocused();

  // Beyond the last control the browser's own come, for which the document reports its body.
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body ? 'browser' : focused?.closest('dialog') ? 'dialog' : 'page';
    });
  for (const key of ['Tab', 'Shift+Tab']) {
    const places = [];
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press(key);
      places.push(await place());
    }
    expect(places).not.toContain('page');
    expect(places.filter((where) => where === 'dialog').length).toBeGreaterThan(4);
  }

  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(before).toBeFocused();
});
