import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {expect, hydrated, open, test, watch} from './support/test';

const VERSION_KEY = 'docs-preferred-version-default';

function stored(page: Page, key: string) {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Puts a value into local storage before the page's own scripts run, once. */
async function store(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('stored') === name) return;
      sessionStorage.setItem('stored', name);
      localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}

test.describe('storage that the browser refuses', () => {
  const PAGES = [
    {path: '/', heading: /./},
    {path: '/docs', heading: 'What is Rainbond?'},
    {path: '/blog', heading: 'Rainbond blog'},
    {path: '/zh/docs', heading: 'Rainbond 是什么'},
  ];

  for (const {path, heading} of PAGES) {
    test(`${path} works, with a warning`, async ({page}) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      const {errors} = watch(page);

      await open(page, path);
      await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      // A navigation within the page still works.
      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: /^(Terms of service|服务协议)$/})
        .click();
      await expect(page.getByRole('heading', {level: 1, name: /^(Terms of service|服务协议)$/})).toBeVisible();
      expect(warnings.filter((text) => text.includes('browser storage is not available'))).toHaveLength(1);
      expect(errors).toEqual([]);
    });
  }
});

test.describe('version of the documentation', () => {
  const WORDS = {
    en: {navbar: 'Main', docs: 'Docs', store: 'App store'},
    zh: {navbar: '主导航', docs: '文档', store: '应用商店'},
  };

  for (const {name, prefix} of LANGUAGES) {
    test(`${name}: the choice is kept and honoured elsewhere`, async ({page}) => {
      const words = WORDS[name];
      const navbar = page.getByRole('navigation', {name: words.navbar});
      const link = (text: string) => navbar.getByRole('link', {name: text, exact: true});

      await open(page, `${prefix}/docs`);
      await navbar.getByRole('button', {name: 'V6.2'}).hover();
      await link('V5.17').click();
      await expect(page).toHaveURL(new RegExp(`^http://[^/]+${prefix}/docs/5\\.17`));
      expect(await stored(page, VERSION_KEY)).toBe('5.17');

      await open(page, `${prefix}/blog`);
      await expect(link(words.docs)).toHaveAttribute('href', new RegExp(`^${prefix}/docs/5\\.17(/|$)`));
      await expect(link(words.store)).toHaveAttribute('href', new RegExp(`^${prefix}/docs/5\\.17/`));
      await expect(navbar.getByRole('button', {name: 'V5.17'})).toBeVisible();
    });
  }

  test('a stored name that is no version is cleared', async ({page}) => {
    await store(page, VERSION_KEY, '4.2');
    await open(page, '/blog');
    await expect.poll(() => stored(page, VERSION_KEY)).toBeNull();
    await expect(page.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute('href', '/docs');
  });
});

test.describe('colour mode', () => {
  /** Writes down each color mode that the page has had since it is alive. */
  async function watchModes(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const modes: string[] = [];
      Object.assign(window, {modes});
      const look = () => {
        const {hasHydrated, theme} = document.documentElement.dataset;
        if (hasHydrated === 'true') modes.push(theme ?? 'none');
      };
      new MutationObserver(look).observe(document, {
        attributes: true,
        subtree: true,
        attributeFilter: ['data-theme', 'data-has-hydrated'],
      });
    });
    return () => page.evaluate(() => [...new Set((window as unknown as {modes: string[]}).modes)]);
  }

  const light = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  for (const {name, prefix} of LANGUAGES) {
    test(`${name}: light is stored under "theme" and no switch is shown`, async ({page}) => {
      for (const path of [`${prefix}/docs`, prefix || '/']) {
        await open(page, path);
        await light(page);
        await expect.poll(() => stored(page, 'theme')).toBe('light');
        await expect(page.getByRole('button', {name: /dark and light mode|浅色\/暗黑模式/})).toHaveCount(0);
      }
    });
  }

  test('a stored dark mode does not win', async ({page}) => {
    const modes = await watchModes(page);
    await store(page, 'theme', 'dark');
    await open(page, '/docs');
    await light(page);
    await expect.poll(() => stored(page, 'theme')).toBe('light');
    expect(await modes()).toEqual(['light']);
  });

  for (const query of ['docusaurus-theme=dark', 'docusaurus-data-theme=dark']) {
    test(`an address with ?${query} does not win`, async ({page}) => {
      const modes = await watchModes(page);
      await open(page, `/docs?${query}`);
      await light(page);
      await expect.poll(() => stored(page, 'theme')).toBe('light');
      expect(await modes()).toEqual(['light']);
    });
  }

  test('a dark system does not win', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    const modes = await watchModes(page);
    await open(page, '/docs');
    await light(page);
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await light(page);
    expect(await modes()).toEqual(['light']);
  });

  test('a second tab cannot make it dark, and its light is taken over', async ({page, context}) => {
    const modes = await watchModes(page);
    await open(page, '/docs');
    // A page of the same origin without scripts of the site.
    const second = await context.newPage();
    await second.goto('/img/favicon.svg');
    const write = (value: string) => second.evaluate((text) => localStorage.setItem('theme', text), value);

    await write('dark');
    await expect.poll(() => stored(page, 'theme')).toBe('light');
    expect(await modes()).toEqual(['light']);

    await page.evaluate(() => {
      localStorage.setItem('theme', 'stale');
      document.documentElement.dataset.theme = 'stale';
    });
    await write('light');
    await light(page);
  });
});

test.describe('announcement bar', () => {
  for (const {name, prefix} of LANGUAGES) {
    const text = name === 'en' ? 'Rainbond is open source.' : 'Rainbond 是开源项目。';

    test(`${name}: it stands above docs and blog and cannot be closed`, async ({page}) => {
      for (const path of ['/docs', '/blog']) {
        await open(page, prefix + path);
        const announcement = page.getByRole('banner').filter({hasText: text});
        await expect(announcement).toBeVisible();
        await expect(announcement.getByRole('link')).toBeVisible();
        await expect(announcement.getByRole('button')).toHaveCount(0);
      }
      await open(page, prefix || '/');
      await expect(page.getByText(text)).toHaveCount(0);
    });
  }

  test('one that was dismissed does not hide the next one', async ({page}) => {
    const bar = page.getByRole('banner').filter({hasText: 'Rainbond is open source.'});
    await store(page, 'docusaurus.announcement.dismiss', 'true');
    await open(page, '/docs');
    await expect.poll(() => stored(page, 'docusaurus.announcement.id')).toBe('star-on-github');
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false');
    await expect(bar).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(bar).toBeVisible();
  });
});
