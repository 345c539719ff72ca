import {expect} from '@playwright/test';
import {REST} from '../../src/features/search/opening';
import {LANGUAGES} from './support/pages';
import {expectNoViolations} from './support/axe';
import {open, test} from './support/test';

const PAGE = '/docs/quick-start/getting-started';

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: a screenshot keeps its room and comes when the reader is near`, async ({page}) => {
    await open(page, prefix + PAGE);
    const image = page.locator('figure.screenshot img').last();
    const {width, height} = await image.evaluate((one: HTMLImageElement) => ({
      width: Number(one.getAttribute('width')),
      height: Number(one.getAttribute('height')),
    }));
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(0);
    const before = await image.boundingBox();
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(width / height, 1);
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect((await image.boundingBox())?.height).toBe(before?.height);
    expect(await image.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain('.avif');
  });

  test(`${name}: Enter enlarges a screenshot, Escape closes it and gives the focus back`, async ({page}) => {
    await open(page, prefix + PAGE);
    const link = page.locator('a.screenshot-link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('img')).toHaveAttribute('alt', (await link.locator('img').getAttribute('alt')) ?? '');
    await expectNoViolations(page, 'an enlarged screenshot');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(prefix + PAGE);
  });

  test(`${name}: on a phone, an enlarged screenshot scrolls at its full size, and closing it does not open the search`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({width: 390, height: 844});
    await open(page, prefix + PAGE);
    const link = page.locator('a.screenshot-link').first();
    const width = Number(await link.locator('img').getAttribute('width'));
    await link.click();
    const image = page.getByRole('dialog').locator('img');
    await expect.poll(async () => (await image.boundingBox())?.width).toBe(width);
    await page.getByRole('dialog').getByRole('button').click();
    await expect(page.locator('.screenshot-dialog')).toHaveCount(0);
    // The pointer is above the search button now, but did not move there: the search stays closed.
    await page.clock.runFor(2 * REST.pointer);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`${name}: a phone loads the smaller file of a wide picture, a dense desktop the larger one`, async ({
    browser,
  }) => {
    for (const [width, density] of [
      [390, '@1x'],
      [1440, '@2x'],
    ] as const) {
      const context = await browser.newContext({viewport: {width, height: 800}, deviceScaleFactor: 2});
      const page = await context.newPage();
      await page.goto(`${prefix}/tour`);
      const image = page.locator('figure img').first();
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain(density);
      await context.close();
    }
  });

  test(`${name}: without JavaScript, a screenshot links to the image`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(prefix + PAGE);
    const href = await page.locator('a.screenshot-link').first().getAttribute('href');
    const answer = await page.goto(href ?? '');
    expect(answer?.headers()['content-type']).toBe('image/webp');
    await context.close();
  });

  test(`${name}: the tour moves by button, key, and address`, async ({page}) => {
    await open(page, `${prefix}/tour#6`);
    const stops = page.locator('main ol').first();
    const visible = (stop: number) => expect(stops.locator(`> li[id="${stop}"]`)).toBeInViewport({ratio: 0.3});
    await visible(6);
    await page.getByRole('button', {name: /^(Next|下一步)$/}).click();
    await visible(7);
    await expect(page).toHaveURL(`${prefix}/tour#7`);
    await page.keyboard.press('ArrowLeft');
    await visible(6);
    await page.keyboard.press('End');
    await visible(10);
    await expect(page.getByRole('button', {name: /^(Next|下一步)$/})).toBeDisabled();
  });

  test(`${name}: without JavaScript, the tour is a list`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(`${prefix}/tour`);
    const boxes = await page
      .locator('main ol > li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(boxes).toHaveLength(10);
    expect(boxes).toEqual(boxes.toSorted((a, b) => a - b));
    expect(new Set(boxes).size).toBe(10);
    await context.close();
  });

  test(`${name}: the views of the home page are tabs`, async ({page}) => {
    await open(page, `${prefix}/`);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  });
}
