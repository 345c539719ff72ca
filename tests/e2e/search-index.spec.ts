import {expect, type Locator, type Page, type Route} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {open, test, watch} from './support/test';

/** What a reader types, and the page that answers; no other test of the language uses either word. */
const WORDS = {
  en: {
    query: 'scale automatically',
    path: '/docs/how-to-guides/app-ops/service-auto-scaling',
    other: 'uninstall',
    otherPath: '/docs/installation/uninstall',
    error: "Search results didn't load",
    none: 'No results for',
    recent: 'Recent',
  },
  zh: {
    query: '自动伸缩',
    path: '/docs/how-to-guides/app-ops/service-auto-scaling',
    other: '卸载',
    otherPath: '/docs/installation/uninstall',
    error: '搜索结果加载失败',
    none: '没有找到结果：',
    recent: '最近搜索',
  },
} as const;

/** Files of the index; its manifest alone keeps its name between deployments. */
const INDEX = '**/search-index/**';
const MANIFEST = '**/search-index/manifest.json';

const dialog = (page: Page) => page.locator('.DocSearch-Container');
const field = (page: Page) => page.locator('.DocSearch-Input');
const results = (page: Page) => page.locator('.DocSearch-Hit');
const errorScreen = (page: Page) => page.locator('.DocSearch-ErrorScreen');
const linkTo = (page: Page, path: string) => results(page).locator(`a[href^="${path}"]`);

/** Opens the modal by its key and types; a busy machine may take a while to come alive. */
async function searchFor(page: Page, text: string): Promise<void> {
  if ((await dialog(page).count()) === 0) {
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeVisible({timeout: 3000});
    }).toPass();
  }
  await field(page).fill(text);
}

/**
 * Clicks on a hit, and waits until its page is drawn, which is after its address shows: the modal also closes when a
 * page arrives, even a modal opened meanwhile.
 */
async function follow(page: Page, hit: Locator): Promise<void> {
  const [title, address] = [await page.title(), await hit.getAttribute('href')];
  await hit.click();
  await expect(page).not.toHaveTitle(title);
  await expect(page).toHaveURL(address ?? 'a hit leads somewhere');
  await expect(dialog(page)).toHaveCount(0);
}

/** Uncaught exceptions of a page from now on. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Answers with what the server has, changed. */
async function change(route: Route, edit: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({response, body: edit(await response.text())});
}

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];
  const wanted = prefix + words.path;
  const other = prefix + words.otherPath;

  test.describe(`${name}: the index of the site`, () => {
    test('answers, and its first hit leads to the page', async ({page}) => {
      const {errors, failed, foreign} = watch(page);
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, words.query);
      await expect(linkTo(page, wanted).first()).toBeVisible();
      await expect(results(page).first().getByRole('link')).toHaveAttribute('href', new RegExp(`^${wanted}(#|$)`));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${wanted}(#|$)`));
      expect([...errors, ...failed, ...foreign]).toEqual([]);
    });

    test('is missing: the error screen, and results once it is there', async ({page}) => {
      const errors = uncaught(page);
      await page.route(INDEX, (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>404</h1>'}));
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, words.query);
      await expect(errorScreen(page)).toContainText(words.error);
      await page.unroute(INDEX);
      await searchFor(page, words.other);
      await expect(linkTo(page, other).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('half deployed: the page has read the old manifest, the files are new', async ({page}) => {
      const errors = uncaught(page);
      const old = 'aaaaaaaaaaaa';
      await page.route(MANIFEST, (route) =>
        change(route, (text) => text.replace(/"folder":"[0-9a-f]+"/, `"folder":"${old}"`)),
      );
      // The catalog is loaded with the manifest, everything else when it is gone.
      await page.route(`**/search-index/${old}/**`, async (route) => {
        const manifest = await route.fetch({
          url: route
            .request()
            .url()
            .replace(/search-index\/.*/, 'search-index/manifest.json'),
        });
        const {folder} = JSON.parse(await manifest.text()) as {folder: string};
        await route.fulfill({response: await route.fetch({url: route.request().url().replace(old, folder)})});
      });
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, words.other);
      await expect(linkTo(page, other).first()).toBeVisible();
      await page.unrouteAll({behavior: 'wait'});
      await searchFor(page, words.query);
      await expect(linkTo(page, wanted).first()).toBeVisible();
      await expect(errorScreen(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test('half deployed: the manifest is new, its files are on their way', async ({page}) => {
      const errors = uncaught(page);
      await page.route(MANIFEST, (route) =>
        change(route, (text) => text.replace(/"folder":"[0-9a-f]+"/, '"folder":"ffffffffffff"')),
      );
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, words.query);
      await expect(errorScreen(page)).toContainText(words.error);
      await page.unrouteAll({behavior: 'wait'});
      await searchFor(page, words.other);
      await expect(linkTo(page, other).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    for (const [fault, edit] of [
      ['is cut off', (text: string) => text.slice(0, text.length / 2)],
      ['is empty', () => ''],
      ['holds something else', () => 'null'],
      [
        'is of another format',
        (text: string) => text.replace('"format":1', '"format":2').replace('"pages"', '"other"'),
      ],
    ] as const) {
      test(`a file of it ${fault}: the error screen`, async ({page}) => {
        const errors = uncaught(page);
        await page.route(INDEX, (route) => change(route, edit));
        await open(page, `${prefix}/docs/versions`);
        await searchFor(page, words.query);
        await expect(errorScreen(page)).toContainText(words.error);
        await page.unrouteAll({behavior: 'wait'});
        await searchFor(page, words.other);
        await expect(linkTo(page, other).first()).toBeVisible();
        expect(errors).toEqual([]);
      });
    }

    test('texts are cut off, all else is whole: the error screen', async ({page}) => {
      const errors = uncaught(page);
      await page.route('**/search-index/*/t/**', (route) => change(route, (text) => text.slice(0, text.length / 2)));
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, words.query);
      await expect(errorScreen(page)).toContainText(words.error);
      expect(errors).toEqual([]);
    });

    test('offline after the first answer: the error screen, and results when online again', async ({page, context}) => {
      const errors = uncaught(page);
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, words.query);
      await expect(linkTo(page, wanted).first()).toBeVisible();
      await context.setOffline(true);
      await searchFor(page, words.other);
      await expect(errorScreen(page)).toContainText(words.error);
      // What was loaded before still answers.
      await searchFor(page, words.query);
      await expect(linkTo(page, wanted).first()).toBeVisible();
      await context.setOffline(false);
      await searchFor(page, words.other);
      await expect(linkTo(page, other).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('blocked storage', async ({page}) => {
      await page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
      const {errors} = watch(page);
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, words.query);
      await follow(page, linkTo(page, wanted).first());
      await searchFor(page, words.other);
      await expect(linkTo(page, other).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('needs neither WebAssembly nor eval: a policy that forbids both', async ({page}) => {
      await page.route(
        ({pathname}) => pathname === `${prefix}/docs/versions`,
        async (route) => {
          const response = await route.fetch();
          const policy =
            "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
          await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
        },
      );
      const {errors} = watch(page);
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, words.query);
      await expect(linkTo(page, wanted).first()).toBeVisible();
      expect(errors).toEqual([]);
      // The policy is at work: the smallest module there is gets refused.
      const refused = await page.evaluate(() =>
        WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
          () => false,
          () => true,
        ),
      );
      expect(refused).toBe(true);
    });

    test('hostile queries are text', async ({page}) => {
      const errors = uncaught(page);
      await open(page, `${prefix}/docs/versions`);
      const answered = results(page).or(page.locator('.DocSearch-NoResults')).first();
      for (const text of [
        '<img src=x onerror="window.hit=1">',
        '</script><script>window.hit=1</script>',
        '${window.hit=1}',
        '\u202Ellatsninu\u202C',
        '__proto__ constructor hasOwnProperty',
        '(a+)+$ [ \\ * ?',
        '%E0%A4%A',
        '\uD83D\uDE00'.repeat(30),
      ]) {
        await searchFor(page, '');
        await expect(answered).toHaveCount(0);
        await searchFor(page, text);
        await expect(answered).toBeVisible();
        expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      }
      await expect(dialog(page).locator('img, script')).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test('10,000 characters pasted', async ({page, context}) => {
      const errors = uncaught(page);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, `${prefix}/docs/versions`);
      await page.evaluate(
        (word) => navigator.clipboard.writeText(`${word} `.repeat(10_000).slice(0, 10_000)),
        words.query,
      );
      await searchFor(page, '');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Control+v');
      await expect.poll(async () => (await field(page).inputValue()).length).toBe(64);
      await expect(linkTo(page, wanted).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('markup in pages is text', async ({page}) => {
      const errors = uncaught(page);
      const evil = '<img src=x onerror="window.hit=1"></script>${1}';
      const spoil = (text: string) =>
        JSON.stringify(JSON.parse(text), (key, value: unknown) =>
          typeof value === 'string' && !['path', 'file', 'anchor', 'version'].includes(key)
            ? `${evil} ${value}`
            : value,
        );
      await page.route('**/search-index/*/current/catalog.json', (route) => change(route, spoil));
      await page.route('**/search-index/*/t/**', (route) => change(route, spoil));
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, words.query);
      await expect(results(page).first()).toContainText('<img src=x onerror="window.hit=1">');
      const tags = await page
        .locator('.DocSearch-Hit-title, .DocSearch-Hit-path')
        .evaluateAll((all) => all.flatMap((one) => [...one.querySelectorAll('*')].map(({tagName}) => tagName)));
      expect(tags.filter((tag) => tag !== 'MARK')).toEqual([]);
      await follow(page, results(page).first().getByRole('link'));
      await searchFor(page, '');
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(words.recent);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      expect(errors).toEqual([]);
    });

    test('two tabs search at once, and both remember', async ({page, context}) => {
      const tab = await context.newPage();
      const errors = [uncaught(page), uncaught(tab)];
      for (const one of [page, tab]) await open(one, `${prefix}/docs/versions`);
      await Promise.all([searchFor(page, words.query), searchFor(tab, words.other)]);
      await follow(page, linkTo(page, wanted).first());
      await follow(tab, linkTo(tab, other).first());
      await searchFor(page, '');
      await expect(results(page)).toHaveCount(2);
      expect(errors.flat()).toEqual([]);
    });

    test('back and forward between results', async ({page}) => {
      const errors = uncaught(page);
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, words.query);
      await follow(page, linkTo(page, wanted).first());
      await searchFor(page, words.other);
      await follow(page, linkTo(page, other).first());
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${wanted}(#|$)`));
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`${other}(#|$)`));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/docs/versions`);
      await expect(dialog(page)).toHaveCount(0);
      await searchFor(page, words.query);
      await expect(linkTo(page, wanted).first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}
