import {expect, test, type Page} from '@playwright/test';
import {LOCALES} from '../../src/config/locale';
import {readRedirects} from '../../src/config/redirects/read';
import {pathOf} from '../../src/config/redirects/schema';
import {targetIn} from '../../src/config/redirects/table';
import {NGINX_PORT, PREVIEW_PORT} from './playwright.config';

/** A server that redirects, and one that knows files alone. */
const HOSTS = {nginx: NGINX_PORT, 'a host without rules': PREVIEW_PORT} as const;

const rows = readRedirects(process.cwd()).pages;

/** The first row of which something is true. */
function rowWith(isWanted: (row: (typeof rows)[number]) => boolean) {
  const row = rows.find(isWanted);
  if (!row) throw new Error('No row of src/config/redirects is of this kind.');
  return row;
}

const withAnchors = rowWith(({anchors}) => Object.keys(anchors).some((old) => /\p{Script=Han}/u.test(old)));
const [old, id] = Object.entries(withAnchors.anchors).find(([key]) => /\p{Script=Han}/u.test(key)) ?? ['', ''];

/** Id of the heading that the address in the browser names. */
const targetHeading = (page: Page) =>
  page.evaluate(() => document.querySelector(':target')?.closest('h2,h3,h4')?.getAttribute('id'));

for (const [host, port] of Object.entries(HOSTS)) {
  for (const locale of LOCALES) {
    for (const hash of [old, encodeURIComponent(old)]) {
      test(`${host} leads an old address with #${hash} to the heading, ${locale}`, async ({page}) => {
        const prefix = locale === 'en' ? '' : `/${locale}`;
        const target = targetIn(withAnchors.to[locale], locale);
        await page.goto(`http://127.0.0.1:${port}${prefix}${withAnchors.from}/?from=mail#${hash}`);
        await page.waitForURL((url) => url.pathname === target && url.search === '?from=mail');
        const heading = page.locator(`#${id}`);
        await expect(heading).toBeInViewport();
        expect(await targetHeading(page)).toBe(id);
        // The navbar does not cover it, and it is in the upper half.
        const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
        const navbar = await page.locator('nav.navbar').evaluate((element) => element.getBoundingClientRect().bottom);
        expect(top).toBeGreaterThanOrEqual(navbar - 1);
      });
    }
  }

  test(`${host} knows the old address with the default language in front`, async ({page}) => {
    await page.goto(`http://127.0.0.1:${port}/en${withAnchors.from}?from=mail`);
    await page.waitForURL((url) => url.pathname === pathOf(withAnchors.to.en) && url.search === '?from=mail');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an old anchor names its heading', async ({page}) => {
    await page.goto(`${withAnchors.from}#${old}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${withAnchors.to.en}#`));
  });
});

test('old anchors stay out of the table of contents', async ({page}) => {
  await page.goto(withAnchors.to.en);
  const links = page.locator('.table-of-contents a');
  await expect(links.and(page.locator(`[href="#${id}"]`))).toHaveCount(1);
  const targets = await links.evaluateAll((all) =>
    all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
  );
  expect(targets.length).toBeGreaterThan(2);
  expect(targets).not.toContain(`#${old}`);
});
