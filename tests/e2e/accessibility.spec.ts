import {expectNoViolations} from './support/axe';
import {LANGUAGES, TEMPLATES} from './support/pages';
import {expect, open, test} from './support/test';

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};
const PAGES = {...TEMPLATES, components: '/docs/contribution/document/components', missing: '/nope'};

const WORDS = {
  en: {
    main: 'Main',
    group: 'Learn more',
    open: 'Open menu',
    menu: 'Menu',
    store: 'Application store',
    toggle: 'Toggle navigation bar',
  },
  zh: {main: '主导航', group: '了解更多', open: '打开菜单', menu: '菜单', store: '应用商店', toggle: '切换导航栏'},
} as const;

test.describe.configure({timeout: 60_000});
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  for (const [template, target] of Object.entries(PAGES)) {
    test(`${name}: ${template}`, async ({page}) => {
      const path = (prefix + target).replace(/(.)\/$/, '$1');
      await page.setViewportSize(DESKTOP);
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page, 'desktop');
      await page.setViewportSize(PHONE);
      await expectNoViolations(page, 'phone');
    });
  }

  test(`${name}: with a drop-down open`, async ({page}) => {
    await open(page, `${prefix}/privacy`);
    const button = page.getByRole('navigation', {name: words.main}).getByRole('button', {name: words.group});
    await button.press('ArrowDown');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolations(page, 'site navbar');

    await open(page, `${prefix}/docs/versions`);
    const versions = page.getByRole('navigation', {name: words.main}).getByRole('button', {name: 'V6.2'});
    await versions.press('Enter');
    await expect(versions).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolations(page, 'standard navbar');
  });

  test(`${name}: with the mobile menu open`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, `${prefix}/privacy`);
    await page.getByRole('button', {name: words.open}).click();
    const menu = page.getByRole('dialog', {name: words.menu, exact: true});
    await menu.getByText(words.group, {exact: true}).click();
    await menu.getByText(words.store, {exact: true}).click();
    await expectNoViolations(page, 'site navbar');

    await open(page, `${prefix}/docs/installation/install-with-ui`);
    await page.getByRole('button', {name: words.toggle}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
    await expectNoViolations(page, 'standard navbar');
  });
}

test('names that only assistive technology reads are translated', async ({page}) => {
  await page.setViewportSize(PHONE);
  for (const target of ['/zh', '/zh/docs/installation/install-with-ui', '/zh/blog/centosmigration']) {
    await open(page, target);
    const toggle = page.getByRole('button', {name: /^(切换导航栏|打开菜单)$/});
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const names = await page
      .locator('body [aria-label], body [title]')
      .evaluateAll((all) =>
        all.flatMap((element) => [element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '']),
      );
    const hosts = ['', 'GitHub', 'Gitee', 'GitCode'];
    const foreign = names.filter((text) => !hosts.includes(text) && !/\p{Script=Han}/u.test(text));
    expect.soft([...new Set(foreign)], target).toEqual([]);
  }
});
