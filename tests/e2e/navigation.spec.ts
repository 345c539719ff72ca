import type {Locator, Page} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {expect, hydrated, open, test} from './support/test';

test.use({prefetching: true});

/** What readers see in each language. Entries of the site navbar are written as name and address without the language. */
const WORDS = {
  en: {
    main: 'Main',
    home: 'Rainbond home',
    announcement: 'Rainbond is open source.',
    close: 'Close',
    skip: 'Skip to main content',
    entries: [
      ['Docs', '/docs'],
      ['Enterprise edition', '/enterprise_server'],
      ['Marketplace', '/marketplace'],
    ],
    groups: {
      Features: [
        ['Xinchuang', '/xinchuang'],
        ['DevOps', '/feature/devops'],
        ['Multi-cluster', '/feature/multi-cluster'],
        ['Service mesh', '/feature/service-mesh'],
        ['Application operations', '/feature/app-ops'],
      ],
      'Learn more': [
        ['Use cases', '/usescene'],
        ['Customer stories', '/case'],
        ['Blog', '/blog'],
        ['OpenAPI', '/docs/Intro'],
      ],
    },
    languageButton: 'Language: English',
    language: 'English',
    archived: 'Archived versions',
    allVersions: 'All versions',
    repository: 'Rainbond on GitHub',
    standard: ['Docs', 'API', 'App store', 'Blog'],
  },
  zh: {
    main: '主导航',
    home: 'Rainbond 首页',
    announcement: 'Rainbond 是开源项目。',
    close: '关闭',
    skip: '跳到主要内容',
    entries: [
      ['文档', '/docs'],
      ['企业版', '/enterprise_server'],
      ['应用市场', '/marketplace'],
    ],
    groups: {
      功能: [
        ['信创', '/xinchuang'],
        ['DevOps', '/feature/devops'],
        ['多集群管理', '/feature/multi-cluster'],
        ['服务网格', '/feature/service-mesh'],
        ['应用运维', '/feature/app-ops'],
      ],
      了解更多: [
        ['应用场景', '/usescene'],
        ['客户案例', '/case'],
        ['博客', '/blog'],
        ['OpenAPI', '/docs/Intro'],
      ],
    },
    languageButton: '语言: 简体中文',
    language: '简体中文',
    archived: '归档版本',
    allVersions: '全部版本',
    repository: 'GitHub 上的 Rainbond',
    standard: ['文档', 'API', '应用商店', '博客'],
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const STANDARD = ['/docs', '/docs/versions', '/docs/5.17/quick-start/architecture', '/blog', '/blog/centosmigration'];
const SITE = ['/', '/privacy', '/server', '/feature/devops', '/case', '/marketplace'];
/** A long page with a diagram above its last headings. */
const LONG_DOC = '/docs/installation/install-with-ui';
const ARCHIVED = ['5.16', '5.15', '5.14', '5.13', '5.12', '5.11', '5.10'];
/** Room that the site navbar asks for: 6rem (specification, section 9). */
const SITE_MARGIN = 96;

const navbar = (page: Page, words: Words = WORDS.en) => page.getByRole('navigation', {name: words.main, exact: true});
const content = (page: Page) => page.locator('#__docusaurus_skipToContent_fallback');

async function expectStandard(page: Page, words: Words): Promise<void> {
  for (const name of words.standard)
    await expect(navbar(page, words).getByRole('link', {name, exact: true})).toBeVisible();
  await expect(page.getByText(words.announcement)).toBeVisible();
  await expect(page.getByRole('button', {name: words.close})).toHaveCount(0);
  const [bar, line] = [await navbar(page, words).boundingBox(), await page.getByText(words.announcement).boundingBox()];
  expect(line?.y, 'the announcement stands above the navbar').toBeLessThan(bar?.y ?? 0);
  await expect(content(page)).toHaveCSS('margin-top', '0px');
}

async function expectSite(page: Page, words: Words): Promise<void> {
  for (const name of Object.keys(words.groups))
    await expect(navbar(page, words).getByRole('button', {name})).toBeVisible();
  await expect(page.getByText(words.announcement)).toHaveCount(0);
  expect((await content(page).boundingBox())?.y).toBe(SITE_MARGIN);
}

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];
  const at = (path: string) => (prefix + path).replace(/(.)\/$/, '$1');

  for (const javaScriptEnabled of [false, true]) {
    test.describe(javaScriptEnabled ? 'in the browser' : 'as the server sends it', () => {
      test.use({javaScriptEnabled});
      const go = (page: Page, path: string) => (javaScriptEnabled ? open(page, path) : page.goto(path));

      test(`${name}: docs and blog have the standard navbar and the announcement`, async ({page}) => {
        for (const path of STANDARD) {
          await go(page, at(path));
          await expectStandard(page, words);
        }
      });

      test(`${name}: all other pages have the site navbar and room below it`, async ({page}) => {
        for (const path of SITE) {
          await go(page, at(path));
          await expectSite(page, words);
        }
      });
    });
  }

  test(`${name}: the navbar changes with the page, without a reload`, async ({page}) => {
    await open(page, at('/'));
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await navbar(page, words).getByRole('link', {name: words.entries[0][0], exact: true}).click();
    await expectStandard(page, words);
    await navbar(page, words).getByRole('link', {name: words.home}).click();
    await expectSite(page, words);
    await expect(page.locator('body')).toHaveAttribute('data-kept');
  });

  test(`${name}: the site navbar holds its entries and source hosts`, async ({page}) => {
    await open(page, at('/'));
    const bar = navbar(page, words);
    for (const [label, path] of words.entries) {
      await expect(bar.getByRole('link', {name: label, exact: true})).toHaveAttribute('href', prefix + path);
    }
    await expect(bar.getByRole('button')).toHaveText([...Object.keys(words.groups), words.language]);
    for (const [label, links] of Object.entries(words.groups)) {
      const list = await opened(bar.getByRole('button', {name: label}));
      await expect(list.getByRole('link')).toHaveText(links.map(([text]: readonly string[]) => text ?? ''));
      for (const [text, path] of links) {
        await expect(list.getByRole('link', {name: text})).toHaveAttribute('href', prefix + path);
      }
    }
    for (const [host, address] of [
      ['GitHub', 'https://github.com/goodrain/rainbond'],
      ['Gitee', 'https://gitee.com/rainbond/Rainbond'],
      ['GitCode', 'https://gitcode.com/goodrain/rainbond/overview'],
    ] as const) {
      await expect(bar.getByRole('link', {name: host, exact: true})).toHaveAttribute('href', address);
    }
  });

  test(`${name}: the standard navbar leads to versions, languages and the repository`, async ({page}) => {
    await open(page, at('/docs/quick-start/architecture'));
    const bar = navbar(page, words);
    const list = await hovered(bar.getByRole('button', {name: 'V6.2'}));
    await expect(list).toContainText(words.archived);
    const links = await list
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => [(a as HTMLElement).innerText.trim(), a.getAttribute('href')]));
    expect(links).toEqual([
      ['V6.2', at('/docs/quick-start/architecture')],
      ['V5.17', at('/docs/5.17/quick-start/architecture')],
      ...ARCHIVED.map((version) => [`V${version}`, `https://v${version}-docs.rainbond.com/docs/`]),
      [words.allVersions, at('/docs/versions')],
    ]);
    const languages = await hovered(bar.getByRole('button', {name: words.language}));
    await expect(languages.getByRole('link')).toHaveText(['English', '简体中文']);
    await expect(bar.getByRole('link', {name: words.repository})).toHaveAttribute(
      'href',
      'https://github.com/goodrain/rainbond',
    );
  });

  for (const path of ['/', LONG_DOC]) {
    test(`${name}: nothing moves while ${path} becomes alive`, async ({page, browser}) => {
      const plain = await (await browser.newContext({javaScriptEnabled: false})).newPage();
      await plain.goto(at(path));
      const served = await plain.getByRole('heading', {level: 1}).boundingBox();
      await plain.context().close();

      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
            const sum = Number(document.documentElement.dataset.shift ?? 0);
            document.documentElement.dataset.shift = String(sum + entry.value);
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await open(page, at(path));
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('heading', {level: 1}).boundingBox()).toEqual(served);
      expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
    });
  }

  test(`${name}: the skip link comes first and leads into the content`, async ({page}) => {
    for (const path of ['/', LONG_DOC]) {
      await open(page, at(path));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: words.skip});
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    }
  });
}

/** Opens a drop-down of the site navbar by click and returns its list. */
async function opened(button: Locator): Promise<Locator> {
  await button.click();
  return panelOf(button);
}

/** The list that a button of the site navbar controls. */
async function panelOf(button: Locator): Promise<Locator> {
  const id = await button.getAttribute('aria-controls');
  return button.page().locator(`[id="${id}"]`);
}

/** Rests the mouse on a drop-down of the standard navbar and returns its list. */
async function hovered(button: Locator): Promise<Locator> {
  await button.hover();
  const list = button.locator('xpath=following-sibling::ul');
  await expect(list.getByRole('link').first()).toBeVisible();
  return list;
}

test.describe('a drop-down of the site navbar', () => {
  const learn = (page: Page) => navbar(page).getByRole('button', {name: 'Learn more'});
  const link = (page: Page, name: string) => navbar(page).getByRole('link', {name, exact: true});

  async function expectOpen(page: Page, state: boolean): Promise<void> {
    await expect(learn(page)).toHaveAttribute('aria-expanded', String(state));
    await expect(link(page, 'Blog')).toBeVisible({visible: state});
  }

  test.beforeEach(({page}) => open(page, '/'));

  test('opens by hover, stays open on a click and on the way to a link, and closes behind the mouse', async ({
    page,
  }) => {
    await expectOpen(page, false);
    await learn(page).hover();
    await expectOpen(page, true);
    await learn(page).click();
    await expectOpen(page, true);
    const [from, to] = [await learn(page).boundingBox(), await link(page, 'OpenAPI').boundingBox()];
    if (!from || !to) throw new Error('The drop-down has no place on the page.');
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.move(to.x + 20, to.y + to.height / 2, {steps: 12});
    await expectOpen(page, true);
    await page.mouse.move(to.x + 20, 700, {steps: 4});
    await expectOpen(page, false);
  });

  test('clears the page on Escape while the mouse rests on it', async ({page}) => {
    await learn(page).hover();
    await expectOpen(page, true);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
  });

  test('obeys the keyboard', async ({page}) => {
    await learn(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, true);
    await page.keyboard.press('Enter');
    await expectOpen(page, false);
    for (const [key, name] of [
      ['ArrowDown', 'Use cases'],
      ['ArrowDown', 'Customer stories'],
      ['End', 'OpenAPI'],
      ['ArrowDown', 'Use cases'],
      ['ArrowUp', 'OpenAPI'],
      ['Home', 'Use cases'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(link(page, name), `${key} leads to ${name}`).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(learn(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link(page, 'OpenAPI')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/Intro');
  });

  test('closes when focus leaves it', async ({page}) => {
    await learn(page).focus();
    await page.keyboard.press('ArrowUp');
    await expectOpen(page, true);
    await page.keyboard.press('Tab');
    await expectOpen(page, false);
    await expect(link(page, 'Enterprise edition')).toBeFocused();
  });

  test('closes on a click elsewhere', async ({page}) => {
    await learn(page).press('Enter');
    await expectOpen(page, true);
    await page.getByRole('heading', {level: 1}).click();
    await expectOpen(page, false);
  });

  test('closes once a link was followed, although the mouse still rests there', async ({page}) => {
    await learn(page).hover();
    await link(page, 'Use cases').click();
    await expect(page).toHaveURL('/usescene');
    await expectOpen(page, false);
  });
});

test.describe('by touch', () => {
  test.use({hasTouch: true});

  test('a tap opens a drop-down, a second one closes it, and so does one elsewhere', async ({page}) => {
    await open(page, '/');
    const learn = navbar(page).getByRole('button', {name: 'Learn more'});
    for (const state of ['true', 'false', 'true']) {
      await learn.tap();
      await expect(learn).toHaveAttribute('aria-expanded', state);
    }
    await page.getByRole('heading', {level: 1}).tap();
    await expect(learn).toHaveAttribute('aria-expanded', 'false');
    await learn.tap();
    await navbar(page).getByRole('link', {name: 'OpenAPI'}).tap();
    await expect(page).toHaveURL('/docs/Intro');
  });
});

test.describe('the language switcher', () => {
  for (const [kind, path] of [
    ['site', '/privacy?from=mail&x=1#rainbond-cloud'],
    ['standard', `${LONG_DOC}?from=mail&x=1#verify`],
  ] as const) {
    test(`of the ${kind} navbar keeps page, query and hash in both directions`, async ({page}) => {
      const choose = async (words: Words, language: string) => {
        const button = navbar(page, words).getByRole('button', {name: words.language});
        // The other language is another document; its drop-downs open once it is alive.
        await hydrated(page);
        await button.hover();
        await navbar(page, words).getByRole('link', {name: language, exact: true}).click();
      };
      await open(page, path);
      await choose(WORDS.en, '简体中文');
      await expect(page).toHaveURL(`/zh${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await choose(WORDS.zh, 'English');
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }

  test('follows a navigation within the site', async ({page}) => {
    await open(page, '/privacy');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Terms of service'}).click();
    await expect(page).toHaveURL('/server');
    await navbar(page).getByRole('button', {name: 'Language: English'}).click();
    await expect(navbar(page).getByRole('link', {name: '简体中文'})).toHaveAttribute('href', '/zh/server');
  });
});

test.describe('the standard navbar', () => {
  const bottom = async (page: Page) => {
    const box = await navbar(page).boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const expectShown = (page: Page) => expect.poll(() => bottom(page)).toBeGreaterThan(60);
  const expectHidden = (page: Page) => expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);

  /** Scrolls with the mouse on the text, in two steps: the navbar goes by the direction. */
  async function scroll(page: Page, distance: number): Promise<void> {
    await page.mouse.move(700, 600);
    for (const step of [distance / 2, distance / 2]) {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, step);
      await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    }
  }

  for (const viewport of [
    {width: 1440, height: 900},
    {width: 390, height: 844},
  ]) {
    test(`hides while a reader scrolls down and returns on the way up, at ${viewport.width} pixels`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, LONG_DOC);
      await expectShown(page);
      await scroll(page, 1200);
      await expectHidden(page);
      await scroll(page, -400);
      await expectShown(page);
    });
  }

  test('comes back for keyboard focus, and stays as long as it has it', async ({page}) => {
    await open(page, LONG_DOC);
    await scroll(page, 1200);
    await expectHidden(page);
    // The skip link and the link of the announcement come first.
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    await expect(navbar(page).locator(':focus-visible')).toHaveCount(1);
    await expectShown(page);
    await scroll(page, 600);
    await expectShown(page);
    // On the empty margin.
    await page.mouse.click(1420, 700);
    await expectHidden(page);
  });

  test('stays while a list of it is open', async ({page}) => {
    await open(page, LONG_DOC);
    const versions = navbar(page).getByRole('button', {name: 'V6.2'});
    await versions.hover();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
    await expectShown(page);
    await page.mouse.move(700, 600);
    await expectHidden(page);
  });

  test('holds the menu of a phone where the page was scrolled', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, LONG_DOC);
    await scroll(page, 1200);
    await scroll(page, -400);
    await expectShown(page);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Troubleshooting'})).toBeInViewport();
    expect((await menu.boundingBox())?.y).toBe(0);
  });
});

test.describe('scrolling', () => {
  // Without animation, so that nothing is measured on the way.
  test.use({contextOptions: {reducedMotion: 'reduce'}});
  const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  /** A heading is near the top, with room for the navbar even where that is hidden now. */
  async function expectBelowNavbar(page: Page, name: string): Promise<void> {
    const heading = page.getByRole('main').getByRole('heading', {name});
    const top = async () => (await heading.boundingBox())?.y ?? Infinity;
    const height = (await navbar(page).boundingBox())?.height ?? Infinity;
    await expect.poll(top).toBeLessThan(height + 60);
    expect(await top()).toBeGreaterThanOrEqual(height);
  }

  test('an address with a hash shows its heading', async ({page}) => {
    await open(page, '/privacy#rainbond-cloud');
    await expectBelowNavbar(page, 'Rainbond Cloud');
    await open(page, `${LONG_DOC}#verify`);
    await expectBelowNavbar(page, 'Verify');
  });

  test('what is being read stays where it is while a diagram above it is drawn', async ({page}) => {
    await open(page, LONG_DOC);
    const step = page.getByRole('main').getByRole('listitem').filter({hasText: 'Cluster ID'}).first();
    const before = await step.evaluate((element) => {
      element.scrollIntoView();
      return element.getBoundingClientRect().y;
    });
    const diagram = page.locator('.docusaurus-mermaid-container svg').first();
    await expect(diagram).toBeAttached();
    expect((await diagram.boundingBox())?.y).toBeLessThan(0);
    await expect.poll(async () => Math.abs(((await step.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
  });

  test('a link to a hash shows its heading', async ({page}) => {
    await open(page, '/privacy');
    await page.getByRole('main').getByRole('link', {name: 'Rainbond Cloud'}).first().click();
    await expectBelowNavbar(page, 'Rainbond Cloud');
    await open(page, LONG_DOC);
    await page.getByRole('link', {name: 'Install Rainbond', exact: true}).click();
    await expectBelowNavbar(page, 'Install Rainbond');
  });

  test('another page begins at its top, and the way back leads to where the reader was', async ({page}) => {
    await open(page, LONG_DOC);
    const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last();
    await next.scrollIntoViewIfNeeded();
    // Scrolling has the diagrams above drawn, which the browser makes up for.
    await expect(page.locator('.docusaurus-mermaid-container svg').first()).toBeAttached();
    await next.scrollIntoViewIfNeeded();
    let before = 0;
    await expect
      .poll(async () => {
        const earlier = before;
        before = await scrolled(page);
        return before > 1000 && before === earlier;
      })
      .toBe(true);
    await next.click();
    await expect(page).not.toHaveURL(LONG_DOC);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(before);
  });
});

for (const {name, prefix} of [
  {name: 'en', prefix: ''},
  {name: 'zh', prefix: '/zh'},
]) {
  test(`${name}: the sidebar shows the entry of a page far down in it`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 800});
    for (const path of ['/docs/reference/ports', '/docs/support', '/docs/quick-start/quick-install']) {
      await page.goto(prefix + path);
      const entry = page.locator('.theme-doc-sidebar-menu .menu__link[aria-current="page"]').last();
      await expect(entry).toHaveAttribute('href', prefix + path);
      await expect(entry).toBeInViewport();
      // The page itself stays at its top.
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
}

test.describe('categories of the sidebar', () => {
  const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu');
  const category = (page: Page, name: string) =>
    sidebar(page).locator('.menu__list-item-collapsible', {has: page.getByText(name, {exact: true})});
  const inside = (page: Page, target: string) => sidebar(page).locator(`a[href="${target}"]`);

  test('are closed but for the path to the page', async ({page}) => {
    await open(page, '/docs/reference/ports');
    await expect(
      sidebar(page).locator('li:not(.menu__list-item--collapsed) > .menu__list-item-collapsible'),
    ).toHaveText(['Reference', 'Quick reference']);
    await expect(inside(page, '/docs/reference/ports')).toBeInViewport();
    await expect(inside(page, '/docs/tutorial/custom-gateway')).toHaveCount(0);
  });

  test('without a page of their own open and close by mouse and keyboard', async ({page}) => {
    await open(page, '/docs/reference/ports');
    const tutorials = category(page, 'Tutorials').getByRole('button');
    const entry = inside(page, '/docs/tutorial/custom-gateway');
    await tutorials.click();
    await expect(entry).toBeVisible();
    await tutorials.press('Enter');
    await expect(tutorials).toHaveAttribute('aria-expanded', 'false');
    await expect(entry).toBeHidden();
    await expect(tutorials).toHaveCSS('outline-style', 'solid');
    await tutorials.press('Enter');
    await expect(entry).toBeVisible();
    await expect(page).toHaveURL('/docs/reference/ports');
  });

  test('with a page of their own lead there, and have a button beside', async ({page}) => {
    await open(page, '/docs/reference/ports');
    const row = category(page, 'Installation and upgrade');
    const entry = inside(page, '/docs/installation/uninstall');
    for (const [key, state] of [
      ['Enter', 'true'],
      ['Space', 'false'],
    ] as const) {
      await row.getByRole('button').press(key);
      await expect(row.getByRole('button')).toHaveAttribute('aria-expanded', state);
      await expect(entry).toBeVisible({visible: state === 'true'});
    }
    await row.getByRole('link').press('Enter');
    await expect(page).toHaveURL('/docs/installation');
    await expect(entry).toBeVisible();
  });

  for (const {name, prefix} of LANGUAGES) {
    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test(`${name}: each leads to a page of its own or to its first one, where it is open`, async ({page}) => {
        await page.goto(`${prefix}/docs`);
        const rows = sidebar(page).locator('> li > .menu__list-item-collapsible > a');
        const targets = await rows.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        expect(targets.length).toBeGreaterThan(4);
        for (const target of targets) {
          expect(target).toMatch(new RegExp(`^${prefix}/docs/`));
          await page.goto(target);
          await expect(
            sidebar(page).locator(`li:not(.menu__list-item--collapsed) > div > a.menu__link--active`).first(),
          ).toBeVisible();
          await expect(sidebar(page).locator('[aria-current="page"]').last()).toHaveAttribute('href', target);
        }
      });
    });
  }
});
