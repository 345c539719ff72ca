import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {expect, open, test} from './support/test';

/** What the menu shows, in order: links with their addresses, groups with the links inside. */
const WORDS = {
  en: {
    navbar: 'Main',
    open: 'Open menu',
    close: 'Close menu',
    menu: 'Menu',
    languages: 'Language',
    entries: [
      ['Docs', '/docs'],
      [
        'Features',
        [
          ['Xinchuang', '/xinchuang'],
          ['DevOps', '/feature/devops'],
          ['Multi-cluster', '/feature/multi-cluster'],
          ['Service mesh', '/feature/service-mesh'],
          ['Application operations', '/feature/app-ops'],
        ],
      ],
      [
        'Learn more',
        [
          ['Use cases', '/usescene'],
          ['Customer stories', '/case'],
          ['Blog', '/blog'],
          ['OpenAPI', '/docs/Intro'],
        ],
      ],
      ['Enterprise edition', '/enterprise_server'],
      ['Marketplace', '/marketplace'],
      ['Private marketplace', '/feature/app-market'],
      [
        'Application store',
        [
          ['Open the store', 'https://hub.grapps.cn'],
          ['Featured apps', '/opensourceApps'],
        ],
      ],
      ['Product and support', '/enterprise_server'],
    ],
    standardToggle: 'Toggle navigation bar',
    standardClose: 'Close navigation bar',
    standardBack: '← Back to main menu',
    standardEntries: ['API', 'Blog', 'Versions', 'Languages'],
    sidebarLink: 'On hosts',
  },
  zh: {
    navbar: '主导航',
    open: '打开菜单',
    close: '关闭菜单',
    menu: '菜单',
    languages: '语言',
    entries: [
      ['文档', '/docs'],
      [
        '功能',
        [
          ['信创', '/xinchuang'],
          ['DevOps', '/feature/devops'],
          ['多集群管理', '/feature/multi-cluster'],
          ['服务网格', '/feature/service-mesh'],
          ['应用运维', '/feature/app-ops'],
        ],
      ],
      [
        '了解更多',
        [
          ['应用场景', '/usescene'],
          ['客户案例', '/case'],
          ['博客', '/blog'],
          ['OpenAPI', '/docs/Intro'],
        ],
      ],
      ['企业版', '/enterprise_server'],
      ['应用市场', '/marketplace'],
      ['自建应用市场', '/feature/app-market'],
      [
        '应用商店',
        [
          ['打开应用商店', 'https://hub.grapps.cn'],
          ['精选应用', '/opensourceApps'],
        ],
      ],
      ['产品与支持', '/enterprise_server'],
    ],
    standardToggle: '切换导航栏',
    standardClose: '关闭导航栏',
    standardBack: '← 回到主菜单',
    standardEntries: ['API', '博客', '选择版本', '选择语言'],
    sidebarLink: '基于主机安装',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const PHONE = {width: 390, height: 844};
test.use({viewport: PHONE, hasTouch: true});

const toggle = (page: Page, words: Words = WORDS.en) => page.getByRole('button', {name: words.open});
const menu = (page: Page, words: Words = WORDS.en) => page.getByRole('dialog', {name: words.menu, exact: true});

async function openMenu(page: Page, words: Words = WORDS.en): Promise<void> {
  await expect(toggle(page, words)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page, words).click();
  await expect(menu(page, words)).toBeVisible();
}

/** The menu is gone, and the button says so. */
async function expectClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('button[aria-controls][aria-expanded="true"]')).toHaveCount(0);
}

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];
  const address = (target: string) => (target.startsWith('/') ? prefix + target : target);

  test(`${name}: the menu holds every entry, the application store, languages and source hosts`, async ({page}) => {
    await open(page, `${prefix}/privacy`);
    await openMenu(page, words);
    const dialog = menu(page, words);
    for (const [label, target] of words.entries) {
      if (typeof target === 'string') {
        await expect(dialog.getByRole('link', {name: label, exact: true})).toHaveAttribute('href', address(target));
        continue;
      }
      const group = dialog.getByRole('group').filter({hasText: label});
      await expect(group.getByRole('link').first()).toBeHidden();
      await group.getByText(label, {exact: true}).click();
      await expect(group.getByRole('link')).toHaveCount(target.length);
      for (const [text, path] of target) {
        await expect(group.getByRole('link', {name: text})).toHaveAttribute('href', address(path));
      }
    }
    const languages = dialog.getByRole('list', {name: words.languages, exact: true}).getByRole('link');
    await expect(languages).toHaveText(['English', '简体中文']);
    await expect(languages.nth(0)).toHaveAttribute('href', '/privacy');
    await expect(languages.nth(1)).toHaveAttribute('href', '/zh/privacy');
    for (const host of ['GitHub', 'Gitee', 'GitCode'])
      await expect(dialog.getByRole('link', {name: host})).toBeVisible();
  });

  test(`${name}: docs pages have the standard menu with their sidebar`, async ({page}) => {
    await open(page, `${prefix}/docs/versions`);
    await expect(toggle(page, words)).toHaveCount(0);
    await open(page, `${prefix}/docs/installation/install-with-ui`);
    const button = page.getByRole('button', {name: words.standardToggle});
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', {name: words.sidebarLink, exact: true}).last()).toBeInViewport();
    await page.getByRole('button', {name: words.standardBack}).click();
    for (const entry of words.standardEntries) {
      await expect(page.locator('.navbar-sidebar').getByText(entry, {exact: true})).toBeInViewport();
    }
    await page.getByRole('button', {name: words.standardClose}).click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}

test('the menu closes on Escape, with focus back on its button', async ({page}) => {
  await open(page, '/');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
});

test('the menu closes on its close button, with focus back on its button', async ({page}) => {
  await open(page, '/');
  await openMenu(page);
  await menu(page).getByRole('button', {name: 'Close menu'}).tap();
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
});

test('the menu closes when a link is followed', async ({page}) => {
  await open(page, '/');
  await openMenu(page);
  await menu(page).getByRole('link', {name: 'Docs', exact: true}).tap();
  await expect(page).toHaveURL('/docs');
  await expectClosed(page);
  await page.goBack();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expectClosed(page);
});

test('the menu closes when a link leads to another page that has it too, and on the way back', async ({page}) => {
  await open(page, '/privacy');
  for (const leave of [
    () => menu(page).getByRole('link', {name: 'Marketplace', exact: true}).tap(),
    // To the page that is shown already.
    () => menu(page).getByRole('link', {name: 'Marketplace', exact: true}).tap(),
    () => menu(page).getByRole('link', {name: 'Enterprise edition'}).tap(),
    () => page.goBack(),
  ]) {
    await openMenu(page);
    await leave();
    await expectClosed(page);
  }
  await expect(page).toHaveURL('/marketplace');
});

test('the menu closes when the window becomes wide, and stays closed when it is narrow again', async ({page}) => {
  await open(page, '/');
  await openMenu(page);
  await page.setViewportSize({width: 996, height: 800});
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({width: 1200, height: 800});
  await expectClosed(page);
  await page.setViewportSize(PHONE);
  await expectClosed(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('focus stays in the menu, or in the browser around the page', async ({page}) => {
  await open(page, '/');
  await openMenu(page);
  const place = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (focused?.closest('dialog')) return 'menu';
      return focused === document.body || focused === null ? 'browser' : `page: ${focused.outerHTML.slice(0, 80)}`;
    });
  const places = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press(key);
      places.add(await place());
    }
  }
  expect([...places].filter((where) => where !== 'browser')).toEqual(['menu']);
});

test('the breakpoint lies between 996 and 997 pixels, on both kinds of pages', async ({page}) => {
  const entries = page
    .getByRole('navigation', {name: 'Main', exact: true})
    .getByRole('link', {name: 'Docs', exact: true});
  for (const [path, button] of [
    ['/', 'Open menu'],
    ['/docs/versions', 'Toggle navigation bar'],
  ] as const) {
    await open(page, path);
    for (const [width, narrow] of [
      [996, true],
      [997, false],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await expect(page.getByRole('button', {name: button})).toBeVisible({visible: narrow});
      await expect(entries).toBeVisible({visible: !narrow});
    }
  }
});

for (const path of ['/', '/docs/installation/install-with-ui', '/blog']) {
  test(`${path} never scrolls sideways on a phone`, async ({page}) => {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
}
