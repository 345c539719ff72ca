import {expect, type Locator, type Page} from '@playwright/test';
import {answeredOf, askedOf, changeSearch, fakeSearch, hit, manyHits, preparedOf} from './support/fakeSearch';
import {LANGUAGES} from './support/pages';
import {hydrated, open, test, watch} from './support/test';
import AxeBuilder from '@axe-core/playwright';

const WORDS = {
  en: {
    search: 'Search docs',
    seeAll: /^See all 4[23] results$/,
    none: 'No results for',
    trySearching: 'Try searching for:',
    report: 'Think this search should have results?',
    letUsKnow: 'Let us know.',
    error: "Search results didn't load",
    help: 'Check your network connection and try again.',
    retry: 'Try again',
    noRecent: 'No recent searches',
    recent: 'Recent',
    favorite: 'Favorite',
    save: 'Save this search',
    remove: 'Remove this search from history',
    removeFavorite: 'Remove this search from favorites',
    docs: 'Docs',
    version: 'Version',
    section: 'Section',
    found: '1 to 20 of 42 results for “install”',
    pages: 'Search result pages',
    next: 'Next',
    submit: 'Search',
    wider: 'Search all versions and sections',
  },
  zh: {
    search: '搜索文档',
    seeAll: /^查看全部 4[23] 条结果$/,
    none: '没有找到结果：',
    trySearching: '试试搜索:',
    report: '觉得这个词应该能搜到结果？',
    letUsKnow: '告诉我们。',
    error: '搜索结果加载失败',
    help: '请检查网络连接后重试。',
    retry: '重试',
    noRecent: '还没有搜索记录',
    recent: '最近搜索',
    favorite: '收藏',
    save: '收藏这条搜索',
    remove: '从历史记录中移除',
    removeFavorite: '从收藏中移除',
    docs: '文档',
    version: '版本',
    section: '栏目',
    found: '“install”共有 42 条结果，当前为第 1 至 20 条',
    pages: '搜索结果分页',
    next: '下一页',
    submit: '搜索',
    wider: '在全部版本和栏目中搜索',
  },
} as const;

const dialog = (page: Page) => page.locator('.DocSearch-Container');
const field = (page: Page) => page.locator('.DocSearch-Input');
const results = (page: Page) => page.locator('.DocSearch-Hit');
const buttonOf = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

/** A page with the search, whose engine knows `install` and nothing else. */
async function openDocs(page: Page, prefix: string, path = '/docs/versions'): Promise<void> {
  await fakeSearch(page, prefix, {answers: {install: manyHits(prefix)}});
  await open(page, prefix + path);
}

/** Opens the modal by its key, once the last one is gone: a busy machine may take a while to come alive. */
async function openByKey(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeVisible({timeout: 3000});
  }).toPass();
}

/** Follows the first hit, until its page is there: the address changes before, and the new page has a new search. */
async function followFirst(page: Page): Promise<void> {
  const heading = page.getByRole('heading', {level: 1});
  const before = (await heading.textContent()) ?? '';
  await results(page).first().getByRole('link').click();
  await expect(heading).not.toHaveText(before);
}

/** The modal with a query in it. */
async function searchFor(page: Page, text: string): Promise<void> {
  await openByKey(page);
  await expect(field(page)).toBeFocused();
  await field(page).fill(text);
}

/** Puts the pointer on the middle of an element, and it stays there. */
async function pointAt(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to point at');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 3});
}

/** Lets time pass on a page whose clock is installed: what waits for less goes off. */
const pass = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);

/** Waits for the next two pictures of the page: what a reaction moves has moved by then. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Position of an element below the top of the window, in pixels. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];

  test.describe(`${name}: opening`, () => {
    test('by click; Escape closes, gives focus back, and it stays closed until the pointer leaves', async ({page}) => {
      const {errors, foreign} = watch(page);
      await page.clock.install();
      await openDocs(page, prefix);
      const button = buttonOf(page, words.search);
      await button.click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('placeholder', words.search);
      await expect(field(page)).toHaveAttribute('maxlength', '64');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      await pointAt(page, button);
      await pass(page, 1200);
      await expect(dialog(page)).toHaveCount(0);
      await page.mouse.move(10, 500);
      await pointAt(page, button);
      await expect(dialog(page)).toBeVisible();
      expect([...errors, ...foreign]).toEqual([]);
    });

    test('by Ctrl+K and /, but not from a field', async ({page}) => {
      await openDocs(page, prefix);
      for (const key of ['Control+k', 'Meta+k', '/']) {
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      }
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toHaveCount(0);
      await page.evaluate(() => {
        document.querySelector('main')?.append(document.createElement('textarea'));
        document.querySelector('textarea')?.focus();
      });
      await page.keyboard.press('/');
      await expect(page.locator('textarea')).toHaveValue('/');
      await expect(dialog(page)).toHaveCount(0);
    });

    test('by typing on the button: nothing that is typed is lost', async ({page}) => {
      await openDocs(page, prefix);
      await buttonOf(page, words.search).focus();
      await page.keyboard.type('install');
      await expect(field(page)).toHaveValue('install');
      await expect(results(page).first()).toBeVisible();
    });

    test('by a pointer that rests, not by one that passes; loading begins at once', async ({page}) => {
      await page.clock.install();
      await openDocs(page, prefix);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      const button = buttonOf(page, words.search);
      await page.waitForLoadState('networkidle');
      const before = loaded.length;
      await pointAt(page, button);
      await page.mouse.move(10, 500);
      await expect.poll(() => loaded.length).toBeGreaterThan(before);
      await expect.poll(() => preparedOf(page)).toBe(1);
      await pass(page, 600);
      await expect(dialog(page)).toHaveCount(0);
      await pointAt(page, button);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('install');
      // A later click was meant for the button. If the search were opened again, the field would be empty.
      await page.mouse.down();
      await page.mouse.up();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('install');
      await page.mouse.move(10, 500);
      await page.mouse.down();
      await expect(dialog(page)).toHaveCount(0);
    });

    test('by keyboard focus that rests, not by focus that passes', async ({page}) => {
      await page.clock.install();
      await openDocs(page, prefix);
      const button = buttonOf(page, words.search);
      // The last stop before the button.
      await page.locator('.navbar-icon--github').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      // Longer than focus has to rest.
      await pass(page, 700);
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await expect(button).toBeFocused();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await pass(page, 1000);
      await expect(dialog(page)).toHaveCount(0);
    });

    test('on a phone, by a tap', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await openDocs(page, prefix);
      await buttonOf(page, words.search).click();
      await expect(field(page)).toBeFocused();
      await page.locator('.DocSearch-Cancel').click();
      await expect(dialog(page)).toHaveCount(0);
    });

    test('nothing of it is loaded before a sign of interest', async ({page}) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await openDocs(page, prefix);
      await page.waitForLoadState('networkidle');
      const before = new Set(loaded);
      expect(await preparedOf(page)).toBe(0);
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      const more = loaded.filter((address) => !before.has(address));
      expect(more.filter((address) => address.endsWith('.css'))).toHaveLength(1);
      expect(more.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(0);
    });

    test('marketing pages have no search, and keys do nothing there', async ({page}) => {
      await open(page, `${prefix}/privacy`);
      await expect(buttonOf(page, words.search)).toHaveCount(0);
      // The search says at once that a key is its own.
      await page.evaluate(() => {
        const keys: string[] = [];
        Object.assign(window, {keys});
        window.addEventListener('keydown', ({key, defaultPrevented}) => keys.push(`${key} ${defaultPrevented}`));
      });
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
      expect(await page.evaluate(() => Reflect.get(window, 'keys') as string[])).toEqual([
        '/ false',
        'Control false',
        'k false',
      ]);
      await expect(dialog(page)).toHaveCount(0);
    });
  });

  test.describe(`${name}: results`, () => {
    test('groups, marks, ten words, and what the engine was asked', async ({page}) => {
      await openDocs(page, prefix);
      await searchFor(page, 'install');
      await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText(words.docs);
      const first = results(page).first();
      await expect(first.locator('mark').first()).toHaveText('Install');
      await expect(first.locator('.DocSearch-Hit-path')).toHaveText(
        'Deploy › Linux — … two three four five install seven eight nine ten eleven …',
      );
      await expect(page.getByRole('link', {name: words.seeAll})).toHaveAttribute('href', `${prefix}/search?q=install`);
      expect((await askedOf(page)).at(-1)).toEqual({
        text: 'install',
        locale: name,
        version: 'current',
        from: 'docs',
        page: 0,
        pageSize: 20,
      });
    });

    test('five words on a narrow screen', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await openDocs(page, prefix);
      await searchFor(page, 'install');
      await expect(results(page).first().locator('.DocSearch-Hit-path')).toHaveText(
        'Deploy › Linux — … four five install seven eight …',
      );
    });

    test('in older documentation its version is asked for, and kept by "See all"', async ({page}) => {
      await openDocs(page, prefix, '/docs/5.17/versions');
      await searchFor(page, 'install');
      await expect(results(page).first()).toBeVisible();
      expect((await askedOf(page)).at(-1)).toMatchObject({version: '5.17'});
      await page.locator('.DocSearch-HitsFooter a').click();
      await expect(page).toHaveURL(`${prefix}/search?q=install&version=5.17`);
    });

    test('a click stays on the site and lands on the heading', async ({page}) => {
      await openDocs(page, prefix);
      await page.evaluate(() => Object.assign(window, {same: true}));
      await searchFor(page, 'install');
      await results(page).nth(1).getByRole('link').click();
      await expect(page).toHaveURL(`${prefix}/docs/installation/install-with-ui#verify`);
      await expect(dialog(page)).toHaveCount(0);
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
      await expect.poll(() => topOf(page, '#verify')).toBeLessThan(160);
      expect(await topOf(page, '#verify')).toBeGreaterThan(0);
    });

    test('so does a click on a heading of the page itself', async ({page}) => {
      await openDocs(page, prefix, '/docs/installation/install-with-ui');
      await searchFor(page, 'install');
      await results(page).nth(1).getByRole('link').click();
      await expect(dialog(page)).toHaveCount(0);
      await expect.poll(() => topOf(page, '#verify')).toBeLessThan(160);
      // The focus that returns must not take the page along.
      await expect(buttonOf(page, words.search)).toBeFocused();
      await drawn(page);
      expect(await topOf(page, '#verify')).toBeGreaterThan(0);
      expect(await topOf(page, '#verify')).toBeLessThan(160);
    });

    test('so do the arrow keys and Enter', async ({page}) => {
      await openDocs(page, prefix);
      await searchFor(page, 'install');
      await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/docs/installation/install-with-ui#verify`);
      await expect.poll(() => topOf(page, '#verify')).toBeLessThan(160);
    });

    test('what is elsewhere keeps its full address', async ({page}) => {
      await openDocs(page, prefix);
      await page.route('https://hub.example.com/**', (route) => route.fulfill({contentType: 'text/html', body: 'hub'}));
      await searchFor(page, 'install');
      const link = results(page).filter({hasText: 'Elsewhere'}).getByRole('link');
      await expect(link).toHaveAttribute('href', 'https://hub.example.com/app?id=1&x=%E8%87%AA#top');
      await link.click();
      await expect(page).toHaveURL('https://hub.example.com/app?id=1&x=%E8%87%AA#top');
    });

    test('nothing found', async ({page}) => {
      await openDocs(page, prefix);
      await searchFor(page, '<b>${x}</b> &');
      const screen = page.locator('.DocSearch-NoResults');
      await expect(screen).toContainText(`${words.none} "<b>\${x}</b> &"`);
      await expect(screen).toContainText(words.trySearching);
      await expect(screen).toContainText(words.report);
      await expect(screen.locator('.DocSearch-Prefill')).toHaveCount(3);
      const address = new URL((await screen.getByRole('link', {name: words.letUsKnow}).getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe('https://github.com/goodrain/rainbond/issues/new');
      expect(address.searchParams.get('title')).toContain('<b>${x}</b> &');
      await screen.locator('.DocSearch-Prefill').first().click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).not.toHaveValue('<b>${x}</b> &');
    });

    test('what is typed next replaces what is on its way', async ({page}) => {
      await openDocs(page, prefix);
      await changeSearch(page, {delay: 1000});
      await searchFor(page, 'install');
      await expect.poll(async () => (await askedOf(page)).at(-1)?.text).toBe('install');
      await changeSearch(page, {delay: 0});
      await field(page).fill('nothing of that');
      await expect(page.locator('.DocSearch-NoResults')).toContainText('nothing of that');
      await expect.poll(() => answeredOf(page)).toContain('install');
      await drawn(page);
      await expect(results(page)).toHaveCount(0);
    });

    test('"back" closes the search', async ({page}) => {
      await openDocs(page, prefix);
      await page.locator('.navbar').getByRole('link', {name: WORDS[name].docs, exact: true}).click();
      await expect(page).toHaveURL(`${prefix}/docs`);
      await searchFor(page, 'install');
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/docs/versions`);
      await expect(dialog(page)).toHaveCount(0);
    });

    test('is accessible, and the page behind it out of reach', async ({page}) => {
      await openDocs(page, prefix);
      await searchFor(page, 'install');
      await expect(results(page).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await page.locator('#__docusaurus > :not(dialog):not([inert])').count()).toBe(0);
      const find = async () => {
        // DocSearch puts links into the options of a list, for clicks that open a new tab.
        const axe = new AxeBuilder({page}).include('.site-search').disableRules(['nested-interactive']);
        return (await axe.analyze()).violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html ?? ''}`);
      };
      expect(await find()).toEqual([]);
      await field(page).fill('nothing');
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      expect(await find()).toEqual([]);
    });
  });

  test.describe(`${name}: start screen`, () => {
    const KEY = `__DOCSEARCH_RECENT_SEARCHES__docs-${name}`;
    const stored = (count: number) =>
      JSON.stringify(
        Array.from({length: count}, (_, index) => ({
          objectID: `old ${index}`,
          url: `${prefix}/docs/versions#${index}`,
          type: 'lvl1',
          content: null,
          hierarchy: {lvl0: 'Docs', lvl1: `Old ${index}`, lvl2: null},
        })),
      );
    const namesIn = (page: Page) =>
      page.evaluate(
        (key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as {objectID: string}[]).map(({objectID}) => objectID),
        KEY,
      );

    test('recent and favorite searches', async ({page}) => {
      await openDocs(page, prefix);
      await openByKey(page);
      await expect(page.locator('.DocSearch-StartScreen')).toHaveText(words.noRecent);
      await field(page).fill('install');
      await followFirst(page);
      await expect(page).toHaveURL(`${prefix}/docs/installation/install-with-ui`);
      await openByKey(page);
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(words.recent);
      await results(page).getByTitle(words.save).click();
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(words.favorite);
      await results(page).getByTitle(words.removeFavorite).click();
      await expect(page.locator('.DocSearch-StartScreen')).toHaveText(words.noRecent);
    });

    test('ten are kept, seven shown; what is removed stays away', async ({page}) => {
      await page.addInitScript(
        ([key, text]) => {
          if (!localStorage.getItem(key)) localStorage.setItem(key, text);
        },
        [KEY, stored(10)] as const,
      );
      await openDocs(page, prefix);
      await openByKey(page);
      await expect(results(page)).toHaveCount(7);
      await results(page).nth(1).getByTitle(words.remove).click();
      await expect(results(page)).toHaveCount(6);
      await expect.poll(() => namesIn(page)).toHaveLength(9);
      await field(page).fill('install');
      await followFirst(page);
      await expect(dialog(page)).toHaveCount(0);
      expect(await namesIn(page)).toEqual([
        `${prefix}/docs/installation/install-with-ui`,
        ...[0, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `old ${number}`),
      ]);
      await openByKey(page);
      await expect(results(page)).toHaveCount(7);
      await results(page).first().getByTitle(words.save).click();
      await expect(page.locator('.DocSearch-Hit-source')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await openByKey(page);
      await expect(results(page)).toHaveCount(5);
    });

    test('damaged storage is no reason to fail', async ({page}) => {
      const {errors} = watch(page);
      const hostile = [
        {objectID: 'x', url: '/', type: 'lvl1', hierarchy: {lvl1: '<img src=x onerror="window.hit=1">'}},
      ];
      await page.addInitScript(
        ([key, text]) => {
          localStorage.setItem(key, text);
          localStorage.setItem(key.replace('RECENT', 'FAVORITE'), '{"not": "a list"}');
        },
        [KEY, JSON.stringify(hostile)] as const,
      );
      await openDocs(page, prefix);
      await openByKey(page);
      await expect(page.locator('.DocSearch-StartScreen')).toHaveText(words.noRecent);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      expect(errors).toEqual([]);
    });

    test('blocked storage: it searches and remembers nothing', async ({page}) => {
      await page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
      const {errors} = watch(page);
      await openDocs(page, prefix);
      await searchFor(page, 'install');
      await followFirst(page);
      await expect(page).toHaveURL(`${prefix}/docs/installation/install-with-ui`);
      await openByKey(page);
      await expect(page.locator('.DocSearch-StartScreen')).toHaveText(words.noRecent);
      expect(errors).toEqual([]);
    });

    test('two tabs keep what both have found', async ({context, page}) => {
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await openDocs(tab, prefix);
        await searchFor(tab, 'install');
        await expect(results(tab).first()).toBeVisible();
      }
      await results(page).first().getByRole('link').click();
      await expect(dialog(page)).toHaveCount(0);
      await results(other).filter({hasText: 'A post'}).getByRole('link').click();
      await expect(dialog(other)).toHaveCount(0);
      expect(await namesIn(other)).toEqual([
        `${prefix}/blog/centosmigration`,
        `${prefix}/docs/installation/install-with-ui`,
      ]);
    });
  });

  test.describe(`${name}: faults`, () => {
    test('the error screen stays until the query changes', async ({page}) => {
      const {errors} = watch(page);
      await page.clock.install();
      await fakeSearch(page, prefix, {broken: true, answers: {install: manyHits(prefix)}});
      await open(page, `${prefix}/docs/versions`);
      await searchFor(page, 'instal');
      const screen = page.locator('.DocSearch-ErrorScreen');
      await expect(screen).toContainText(words.error);
      await expect(screen).toContainText(words.help);
      await pass(page, 1000);
      await expect(screen).toBeVisible();
      await expect(page.locator('.DocSearch-LoadingIndicator')).toBeHidden();
      await changeSearch(page, {broken: false});
      await field(page).press('End');
      await page.keyboard.type('l');
      await expect(results(page).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('an engine that fails later, and a query that is taken back', async ({page}) => {
      const {errors} = watch(page);
      await page.clock.install();
      await openDocs(page, prefix);
      await searchFor(page, 'install');
      await expect(results(page).first()).toBeVisible();
      await changeSearch(page, {broken: true});
      await field(page).fill('installs');
      await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
      await field(page).fill('x');
      await field(page).fill('');
      await pass(page, 700);
      await expect(page.locator('.DocSearch-StartScreen')).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('offline before anything was loaded: a message, and another try', async ({page, context}) => {
      await openDocs(page, prefix);
      await page.waitForLoadState('networkidle');
      await page.unrouteAll();
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      const message = page.getByRole('dialog', {name: words.error});
      await expect(message).toContainText(words.help);
      await context.setOffline(false);
      await message.getByRole('button', {name: words.retry}).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(buttonOf(page, words.search)).toBeFocused();
    });

    test('hostile text in pages and queries is text', async ({page}) => {
      const {errors} = watch(page);
      const evil = '<img src=x onerror="window.hit=1"></script><script>window.hit=1</script>${1}';
      await fakeSearch(page, prefix, {
        answers: {
          '*': {
            total: 4,
            hits: [
              hit({id: '1', url: 'javascript:window.hit=1', title: evil}),
              hit({id: '2', url: `${prefix}/docs`, title: `[${evil}]`, breadcrumb: [evil], snippet: evil}),
              hit({id: '3', url: `${prefix}/docs#x`, title: evil, heading: `[${evil}]`, snippet: `\u202E[${evil}]`}),
              hit({id: '4', url: `${prefix}/docs#y`, title: 'hasOwnProperty', heading: '__proto__'}),
            ],
          },
        },
      });
      await open(page, `${prefix}/docs/versions`);
      for (const text of [
        '<img src=x onerror=window.hit=1>',
        '</script>',
        '${alert(1)}',
        '\u202Eabc\u202C',
        '__proto__',
      ]) {
        await searchFor(page, text);
        await expect(results(page)).toHaveCount(3);
        await expect(results(page).locator('mark').first()).toHaveText(evil);
        await page.keyboard.press('Escape');
      }
      await searchFor(page, 'x');
      const unexpected = await page
        .locator('.DocSearch-Hit-title, .DocSearch-Hit-path')
        .evaluateAll((all) => all.flatMap((one) => [...one.querySelectorAll('*')].map(({tagName}) => tagName)));
      expect(unexpected.filter((tag) => tag !== 'MARK')).toEqual([]);
      await results(page).first().getByRole('link').click();
      await expect(dialog(page)).toHaveCount(0);
      await openByKey(page);
      await expect(results(page)).toHaveCount(1);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      expect(errors).toEqual([]);
    });

    test('10,000 characters pasted: 64 count', async ({page, context}) => {
      const {errors} = watch(page);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openDocs(page, prefix);
      await page.evaluate(() => navigator.clipboard.writeText('字'.repeat(10_000)));
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Control+v');
      await expect(field(page)).toHaveValue('字'.repeat(64));
      await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
      expect((await askedOf(page)).at(-1)?.text).toBe('字'.repeat(64));
      expect(errors).toEqual([]);
    });

    test('an input method: composing searches nothing, chooses nothing and closes nothing', async ({page, context}) => {
      await page.clock.install();
      await openDocs(page, prefix);
      await searchFor(page, 'install');
      await expect(results(page).first()).toBeVisible();
      const asked = (await askedOf(page)).length;
      const session = await context.newCDPSession(page);
      await session.send('Input.imeSetComposition', {text: 'zi', selectionStart: 2, selectionEnd: 2});
      await session.send('Input.imeSetComposition', {text: "zi'dong", selectionStart: 7, selectionEnd: 7});
      await expect(field(page)).toHaveValue("installzi'dong");
      for (const key of ['Enter', 'Escape', 'ArrowDown']) {
        await field(page).dispatchEvent('keydown', {key, code: key, keyCode: 229, isComposing: true});
      }
      await pass(page, 500);
      expect(await askedOf(page)).toHaveLength(asked);
      await expect(results(page).first()).toBeVisible();
      await expect(page.locator('.DocSearch-LoadingIndicator')).toBeHidden();
      await expect(page).toHaveURL(`${prefix}/docs/versions`);
      await session.send('Input.insertText', {text: '自动'});
      await expect(field(page)).toHaveValue('install自动');
      await expect.poll(async () => (await askedOf(page)).at(-1)?.text).toBe('install自动');
      expect(await askedOf(page)).toHaveLength(asked + 1);
    });
  });

  test.describe(`${name}: search page`, () => {
    const summary = (page: Page) => page.getByRole('main').getByRole('status');
    const hits = (page: Page) => page.getByRole('main').locator('ol > li');

    async function openSearch(page: Page, search: string): Promise<void> {
      await fakeSearch(page, prefix, {answers: {install: manyHits(prefix)}});
      await open(page, `${prefix}/search${search}`);
    }

    test('20 hits a page, pages are links, "back" leads where the reader was', async ({page}) => {
      const {errors} = watch(page);
      await openSearch(page, '?q=install');
      await expect(summary(page)).toHaveText(words.found);
      await expect(hits(page)).toHaveCount(20);
      await expect(page.getByRole('searchbox')).toHaveValue('install');
      await expect(page).toHaveTitle(/“install”/);
      await expect(hits(page).first().locator('mark').first()).toHaveText('Install');
      await expect(hits(page).first()).toContainText('Deploy › Linux');
      const pages = page.getByRole('navigation', {name: words.pages});
      await expect(pages.getByRole('link', {name: words.next})).toHaveAttribute(
        'href',
        `${prefix}/search?q=install&page=2`,
      );
      await pages.getByRole('link', {name: words.next}).click();
      await expect(page).toHaveURL(`${prefix}/search?q=install&page=2`);
      await expect(hits(page).first()).toContainText('Page number 22');
      await expect(summary(page)).toBeInViewport();
      await pages.getByRole('link').nth(3).click();
      await expect(page).toHaveURL(`${prefix}/search?q=install&page=3`);
      await expect(hits(page)).toHaveCount(2);
      await page.goBack();
      await expect(hits(page).first()).toContainText('Page number 22');
      await page.goBack();
      await expect(hits(page).first()).toContainText('Install with the console');
      await hits(page).nth(1).getByRole('link').click();
      await expect(page).toHaveURL(`${prefix}/docs/installation/install-with-ui#verify`);
      await expect.poll(() => topOf(page, '#verify')).toBeLessThan(160);
      await page.goBack();
      await expect(hits(page)).toHaveCount(20);
      await page.goForward();
      await expect(page).toHaveURL(`${prefix}/docs/installation/install-with-ui#verify`);
      expect(errors).toEqual([]);
    });

    test('filters stand in the address', async ({page}) => {
      await openSearch(page, '?q=install');
      await expect(hits(page)).toHaveCount(20);
      await page.getByLabel(words.section).selectOption('api');
      await expect(page).toHaveURL(`${prefix}/search?q=install&section=api`);
      await expect(hits(page)).toHaveCount(1);
      await page.getByLabel(words.version).selectOption('5.17');
      await expect(page).toHaveURL(`${prefix}/search?q=install&version=5.17&section=api`);
      await expect(hits(page)).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await expect(page.getByLabel(words.version)).toHaveValue('5.17');
      await expect(page.getByLabel(words.section)).toHaveValue('api');
      await page.getByRole('link', {name: words.wider}).click();
      await expect(page).toHaveURL(`${prefix}/search?q=install&version=all`);
      await expect(page.getByLabel(words.section)).toHaveValue('');
      expect((await askedOf(page)).at(-1)).toEqual({text: 'install', locale: name, page: 0, pageSize: 20});
      await page.goBack();
      await expect(page.getByLabel(words.section)).toHaveValue('api');
      await page.getByRole('searchbox').fill('nothing');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${prefix}/search?q=nothing&version=5.17&section=api`);
      await expect(page.getByRole('link', {name: words.letUsKnow})).toBeVisible();
      expect((await askedOf(page)).at(-1)).toMatchObject({text: 'nothing', version: '5.17', section: 'api'});
    });

    test('from the modal, with the same query', async ({page}) => {
      await openDocs(page, prefix);
      await searchFor(page, 'install');
      await page.getByRole('link', {name: words.seeAll}).click();
      await expect(page).toHaveURL(`${prefix}/search?q=install`);
      await expect(hits(page)).toHaveCount(20);
      await page.goBack();
      await expect(page).toHaveURL(`${prefix}/docs/versions`);
    });

    test('an engine that cannot be reached: a message, and another try', async ({page}) => {
      await fakeSearch(page, prefix, {broken: true, answers: {install: manyHits(prefix)}});
      await open(page, `${prefix}/search?q=install`);
      const message = page.getByRole('alert');
      await expect(message).toContainText(words.error);
      await expect(message).toContainText(words.help);
      await changeSearch(page, {broken: false});
      await message.getByRole('button', {name: words.retry}).click();
      await expect(hits(page)).toHaveCount(20);
      await expect(message).toHaveCount(0);
    });

    test('says that it is searching', async ({page}) => {
      await fakeSearch(page, prefix, {delay: 1500, answers: {install: manyHits(prefix)}});
      await open(page, `${prefix}/search?q=install`);
      await expect(summary(page)).toHaveText(/^(Searching…|正在搜索…)$/);
      await expect(summary(page)).toHaveText(words.found);
    });

    test('hostile queries and hits are text', async ({page}) => {
      const {errors} = watch(page);
      const evil = '<img src=x onerror="window.hit=1"></script>${1}';
      const answer = {
        total: 2,
        corrected: evil,
        hits: [
          hit({id: 'a', url: 'javascript:window.hit=1', title: evil}),
          hit({id: 'b', url: `${prefix}/docs`, title: `[${evil}]`, breadcrumb: [evil], snippet: evil}),
        ],
      };
      await fakeSearch(page, prefix, {answers: {'*': answer}});
      for (const text of [evil, '\u202Etxet', '%', '\uD83D', 'x'.repeat(5000)]) {
        await open(page, `${prefix}/search?${new URLSearchParams({q: text}).toString()}`);
        await expect(hits(page)).toHaveCount(1);
        await expect(hits(page).locator('mark')).toHaveText(evil);
      }
      expect((await askedOf(page)).at(-1)?.text).toHaveLength(64);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      expect(errors).toEqual([]);
    });

    test('the form works before the page is alive', async ({page}) => {
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto(`${prefix}/search`);
      await page.getByRole('searchbox').fill('web 终端');
      await page.getByLabel(words.section).selectOption('blog');
      await page.getByRole('main').getByRole('button', {name: words.submit}).click();
      await expect(page).toHaveURL((url) => url.pathname === `${prefix}/search`);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        q: 'web 终端',
        version: 'current',
        section: 'blog',
      });
    });

    test('what was typed before the page is alive stays', async ({page}) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/js/main.*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${prefix}/search?q=install`, {waitUntil: 'commit'});
      await page.getByRole('searchbox').fill('typed early');
      release();
      await hydrated(page);
      await expect(page.getByRole('searchbox')).toHaveValue('typed early');
    });

    test('search engines stay away from it, browsers learn to use it', async ({page, request}) => {
      await open(page, `${prefix}/search`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const address = await page.locator('link[rel="search"]').getAttribute('href');
      expect(address).toBe(`${prefix}/opensearch.xml`);
      const text = await (await request.get(address ?? '')).text();
      expect(text).toContain(`${prefix}/search?q={searchTerms}"`);
    });

    test('is accessible', async ({page}) => {
      await openSearch(page, '?q=install');
      await expect(hits(page)).toHaveCount(20);
      const {violations} = await new AxeBuilder({page}).analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    });
  });
}
