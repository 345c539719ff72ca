import type {Page} from '@playwright/test';
import {countDocuments} from './support/faults';
import {LANGUAGES} from './support/pages';
import {docScript} from './support/scripts';
import {expect, open, test, watch} from './support/test';

const FAQ = '/docs/faq';

const article = (page: Page) => page.locator('.theme-doc-markdown > .markdown');
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu');

/** Addresses of scripts that the page requests from now on. */
function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

for (const {name, prefix} of LANGUAGES) {
  test.describe(name, () => {
    test('a documentation page hydrates without the script of its article', async ({page}) => {
      const script = docScript(prefix, 'faq/index.md').pattern.slice(2);
      const asked = scriptsAskedFor(page);
      await open(page, prefix + FAQ);
      expect(asked.length).toBeGreaterThan(3);
      expect(asked).not.toContain(script);
      await expect(article(page).locator('table').first()).toBeVisible();
    });

    test('links of the article navigate within the site, and the way back brings the text', async ({page}) => {
      const complaints = watch(page);
      const documents = countDocuments(page);
      await open(page, prefix + FAQ);
      const text = await article(page).innerText();
      const title = await page.locator('h1').innerText();
      const link = article(page).locator(`a[href^="${prefix}/docs/"]`).first();
      const target = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === target);
      await expect(page.locator('h1')).not.toHaveText(title);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(title);
      await expect(article(page)).toHaveText(/\S/);
      expect((await article(page).innerText()).length).toBeGreaterThan(text.length * 0.9);
      expect(documents()).toBe(1);
      expect(complaints.errors).toEqual([]);
    });

    test('links of the sidebar and of the breadcrumbs navigate before their data has come', async ({page}) => {
      const documents = countDocuments(page);
      await open(page, `${prefix}/docs/installation/install-with-helm/vaules-config`);
      // A script clicks: a pointer would bring the data.
      await page
        .locator('.breadcrumbs a')
        .nth(1)
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).not.toHaveURL(/vaules-config$/);
      await expect(sidebar(page).locator('.menu__link--active').last()).toBeVisible();
      await expect(page.locator('.breadcrumbs')).toBeVisible();
      expect(documents()).toBe(1);
    });

    test('a link of the sidebar leads on when its data comes while it is pressed', async ({page}) => {
      await open(page, prefix + FAQ);
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      const held: Promise<unknown>[] = [];
      await page.route('**/assets/js/*', async (route) => {
        held.push(route.request().response());
        await gate;
        await route.continue();
      });
      const link = sidebar(page).locator('a[href]:not([role]):not([aria-current])').first();
      const target = (await link.getAttribute('href')) ?? '';
      await link.hover();
      await page.mouse.down();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      release();
      await Promise.all(held);
      // The theme would draw its sidebar in the next frames.
      for (let frame = 0; frame < 3; frame += 1)
        await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
      await page.mouse.up();
      await expect(page).toHaveURL((url) => url.pathname === target);
      await expect(sidebar(page).locator(`a[href="${target}"][aria-current="page"]`)).toBeVisible();
    });

    test('the sidebar keeps the focus of the keyboard when its data comes', async ({page}) => {
      await open(page, prefix + FAQ);
      const last = sidebar(page).getByRole('link').last();
      const label = await last.innerText();
      await last.focus();
      // The data has come when a category opens.
      await sidebar(page).locator('.menu__caret').first().click();
      await expect(sidebar(page).locator('ul.menu__list').first()).toBeVisible();
      await expect(sidebar(page).getByRole('link', {name: label, exact: true}).last()).toBeVisible();
      await last.focus();
      await expect(last).toBeFocused();
    });

    test('links in sight bring further parts of the route table without drawing the article anew', async ({page}) => {
      await open(page, prefix + FAQ);
      await article(page).evaluate((element) => element.setAttribute('data-same', ''));
      await page.evaluate(async (path) => window.docusaurus.preload(path), `${prefix}/usescene/x86ToArm`);
      await sidebar(page).locator('.menu__caret').first().click();
      await expect(sidebar(page).locator('ul.menu__list').first()).toBeVisible();
      await expect(page.locator('[data-same]')).toHaveText(/\S/);
    });

    test('code of the article gets its buttons when the reader acts', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, prefix + FAQ);
      const block = article(page).locator('.theme-code-block').first();
      const code = await block.locator('code').innerText();
      await block.hover();
      await block.getByRole('button').last().click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code.trimEnd());
    });
  });
}
