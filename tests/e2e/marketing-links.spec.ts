import type {Locator} from '@playwright/test';
import {LANGUAGES, sitemapPaths} from './support/pages';
import {expect, open, test} from './support/test';

const WORDS = {
  en: {main: 'Main', open: 'Open menu', menu: 'Menu', store: 'Featured apps'},
  zh: {main: '主导航', open: '打开菜单', menu: '菜单', store: '精选应用'},
} as const;

const PHONE = {width: 390, height: 844};
/** Pages that lead to pages below them. */
const INDEXES = ['/case', '/usescene'];

/** Paths of this site that the links of a part of the page lead to. */
async function targets(part: Locator): Promise<string[]> {
  const addresses = await part
    .locator('a[href]')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({href}) => href));
  return addresses.map((address) => new URL(address).pathname);
}

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];
  const at = (path: string) => (prefix + path).replace(/(.)\/$/, '$1');
  const pages = sitemapPaths().filter((path) =>
    name === 'zh' ? /^\/zh(?!\/(docs|blog)(\/|$))(\/|$)/.test(path) : !/^\/(docs|blog|zh)(\/|$)/.test(path),
  );
  const isDetail = (path: string) => INDEXES.some((index) => path.startsWith(`${at(index)}/`));

  test(`${name}: every marketing page is linked by the navbar, the mobile menu or the footer`, async ({page}) => {
    expect(pages.length).toBeGreaterThan(30);
    await open(page, at('/privacy'));
    const navbar = page.getByRole('navigation', {name: words.main, exact: true});
    const linked = [...(await targets(navbar)), ...(await targets(page.getByRole('contentinfo')))];
    await page.setViewportSize(PHONE);
    await page.getByRole('button', {name: words.open}).click();
    const menu = page.getByRole('dialog', {name: words.menu, exact: true});
    linked.push(...(await targets(menu)));

    const known = new Set(linked.map((path) => path.replace(/(.)\/$/, '$1')));
    expect(pages.filter((path) => !isDetail(path) && !known.has(path.replace(/(.)\/$/, '$1')))).toEqual([]);
    for (const index of INDEXES) expect(known).toContain(at(index));
  });

  test(`${name}: links of the navigation lead to pages of the site`, async ({page, request}) => {
    await open(page, at('/privacy'));
    const own = new URL(page.url()).origin;
    const addresses = await page
      .locator('header a[href], footer a[href]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({href}) => href));
    const paths = [...new Set(addresses.filter((address) => new URL(address).origin === own))];
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(200);
    }
  });

  for (const index of INDEXES) {
    test(`${name}: ${index} leads to each of its pages, and they lead on`, async ({page}) => {
      const details = pages.filter((path) => path.startsWith(`${at(index)}/`));
      expect(details.length).toBeGreaterThan(5);
      await open(page, at(index));
      const main = page.getByRole('main');
      const linked = new Set(await targets(main));
      expect(details.filter((path) => !linked.has(path))).toEqual([]);

      const [first = ''] = details;
      await main.locator(`a[href="${first}"]`).first().click();
      await expect(page).toHaveURL(first);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await targets(page.getByRole('main'))).length).toBeGreaterThan(0);
    });
  }

  test(`${name}: a page that only the mobile menu has is reached there`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, at('/privacy'));
    await page.getByRole('button', {name: words.open}).click();
    const menu = page.getByRole('dialog', {name: words.menu, exact: true});
    await menu.locator(`a[href="${at('/feature/app-market')}"]`).click();
    await expect(page).toHaveURL(at('/feature/app-market'));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}
