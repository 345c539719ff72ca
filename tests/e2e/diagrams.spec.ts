import type {Page} from '@playwright/test';
import {expectNoViolations} from './support/axe';
import {LANGUAGES} from './support/pages';
import {expect, open, test} from './support/test';

/** Pages of each kind, with one diagram and with two. */
const PAGES = [
  '/case/penghai',
  '/usescene/componentReuse',
  '/docs/quick-start/architecture/flow',
  '/docs/installation/install-with-ui',
  '/docs/5.17/quick-start/architecture',
];
const MOVING = PAGES.slice(0, 3);

const VIEWPORTS = [
  {width: 390, height: 844},
  {width: 1440, height: 900},
];

/** Share of the viewport that may move, times how far: a tenth of what counts as good (web.dev, "CLS"). */
const MOST_SHIFT = 0.02;

/** How much a drawing may differ from its reserved space: fonts of two machines make words of different width. */
const tolerance = (height: number) => Math.max(height * 0.1, 24);

const rooms = (page: Page) => page.locator('.drawing-spacer');
const drawings = (page: Page) => page.locator('.docusaurus-mermaid-container svg[viewBox]');

const heights = (all: ReturnType<typeof rooms>) =>
  all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));

/** Has all diagrams drawn and waits for them. */
async function drawAll(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        return drawings(page).count();
      },
      {timeout: 30_000},
    )
    .toBe(await rooms(page).count());
}

for (const {name, prefix} of LANGUAGES) {
  for (const viewport of VIEWPORTS) {
    test(`${name}: diagrams fit the room that was kept for them at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      for (const path of PAGES) {
        await open(page, prefix + path);
        const kept = await heights(rooms(page));
        expect(kept.length, path).toBeGreaterThan(0);
        await drawAll(page);
        const drawn = await heights(drawings(page));
        drawn.forEach((height, index) => {
          const room = kept[index] ?? 0;
          expect(Math.abs(room - height), `${path}: room ${room}, drawing ${height}`).toBeLessThan(tolerance(height));
        });
      }
    });
  }

  for (const path of MOVING) {
    test(`${name}: ${path} does not move while its diagrams are drawn`, async ({page}) => {
      await page.setViewportSize({width: 768, height: 900});
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
        }).observe({type: 'layout-shift', buffered: true});
      });
      // Readers who scroll fast see frames before their drawings: text is below each of them, which would be pushed down.
      await page.goto(prefix + path, {waitUntil: 'domcontentloaded'});
      await rooms(page)
        .first()
        .evaluate((room) => room.scrollIntoView({block: 'center', behavior: 'instant'}));
      await drawAll(page);
      await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
      // The browser tells a shift after the frame in which it happened.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const shift = await page.evaluate(() =>
        'shifts' in window && Array.isArray(window.shifts)
          ? window.shifts.reduce((sum: number, one: number) => sum + one, 0)
          : Number.NaN,
      );
      expect(shift).toBeLessThan(MOST_SHIFT);
    });
  }
}

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: a wide diagram can be read on a phone, and scrolled by keyboard`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, `${prefix}/docs/reference/ports`);
    const frame = page.locator('.docusaurus-mermaid-container').first();
    await drawAll(page);
    const drawing = drawings(page).first();
    const scale = await drawing.evaluate((svg: SVGSVGElement) => svg.clientWidth / svg.viewBox.baseVal.width);
    // A little less than the 0.65 of the rule: words are wider or narrower with the fonts of a machine.
    expect(scale).toBeGreaterThan(0.58);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await frame.focus();
    await frame.press('ArrowRight');
    await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    await expectNoViolations(page, 'phone');
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {name, prefix} of LANGUAGES) {
    test(`${name}: a diagram is a picture with its description`, async ({page}) => {
      await page.goto(`${prefix}/case/penghai`);
      const box = page.locator('.docusaurus-mermaid-container').first();
      await box.scrollIntoViewIfNeeded();
      await expect(box.locator('p')).toBeVisible();
      const width = () => box.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(200);
      const [picture, words] = [await box.locator('img').boundingBox(), await box.locator('p').boundingBox()];
      expect(words?.y).toBeGreaterThan((picture?.y ?? Infinity) + (picture?.height ?? Infinity) - 1);
    });
  }
});

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: drawings follow the color scheme, and need no Mermaid`, async ({page}) => {
    const large: string[] = [];
    page.on('response', async (response) => {
      if (!/\.js$/.test(response.url())) return;
      const body = await response.body().catch(() => Buffer.alloc(0));
      if (body.length > 400_000) large.push(response.url());
    });
    await open(page, `${prefix}/docs/quick-start/architecture/flow`);
    await drawAll(page);
    const words = drawings(page).first().locator('.edgeLabel p, .nodeLabel, text').first();
    const color = () => words.evaluate((element) => getComputedStyle(element).color);
    const light = await color();
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(color).not.toBe(light);
    expect(large).toEqual([]);
  });
}

test('a drawing that does not come leaves its description in its room', async ({page}) => {
  await page.route('**/img/diagrams/*.svg', (route) => route.abort());
  await page.goto('/case/penghai');
  const box = page.locator('.docusaurus-mermaid-container').first();
  await box.scrollIntoViewIfNeeded();
  await expect(box.locator('p')).toBeInViewport();
  await expect(box.locator('p')).not.toBeEmpty();
});
