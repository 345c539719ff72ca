import type {Locator, Page} from '@playwright/test';
import {expectNoViolations} from './support/axe';
import {LANGUAGES, sitemapPaths} from './support/pages';
import {docScript, rewrite} from './support/scripts';
import {expect, hydrated, open, test, watch} from './support/test';

const WORDS = {
  en: {
    sidebar: 'Docs sidebar',
    copy: 'Copy code to clipboard',
    settings: 'Use your own address and token in the samples',
    address: 'Console address',
    token: 'Access token',
    clear: 'Clear both',
    addressError: 'Enter an address such as https://console.example.com',
    tokenError: "A token can't contain spaces or quotes.",
    noScript: 'Turn on JavaScript to use this form.',
    teams: 'Teams',
    badges: ['POST Create a team', 'GET List your teams', 'PUT Update a team', 'DEL Delete a team'],
    list: 'List your teams',
    notRouted: 'Not available in this version',
    headings: ['Request', 'Response', 'Errors', 'Usage notes', 'Next'],
    permissions: 'Who can call it:',
    status: 'HTTP status 201:',
    removePort: 'Delete a port of a component',
    path: 'Path',
  },
  zh: {
    sidebar: '文档侧边栏',
    copy: '复制代码到剪贴板',
    settings: '在示例中使用自己的地址与令牌',
    address: '控制台地址',
    token: '访问令牌',
    clear: '清除这两项',
    addressError: '请输入控制台地址，例如 https://console.example.com',
    tokenError: '令牌不含空格和引号',
    noScript: '请启用 JavaScript 后使用此功能。',
    teams: '团队',
    badges: ['POST 创建团队', 'GET 查询自己的团队', 'PUT 更新团队', 'DEL 删除团队'],
    list: '查询自己的团队',
    notRouted: '该版本不提供此接口',
    headings: ['请求', '响应', '错误', '使用说明', '接下来'],
    permissions: '谁可以调用：',
    status: 'HTTP 状态码 201：',
    removePort: '删除组件的端口',
    path: '路径',
  },
} as const;

const PHONE = {width: 390, height: 844};

const CREATE = '/docs/api/team/createTeam';
const LIST = '/docs/api/team/getTeamList';
const OLD_LIST = '/docs/5.17/api/team/getTeamList';
/** Four operations on one page. */
const PORTS = '/docs/api/application/handleComponentPorts';
/** Deprecated: the platform lost its route. */
const DEAD = '/docs/api/enterprise/getEnterpriseConfigInfo';
const INTRO = '/docs/Intro';
const DIFFERENCES = '/docs/api/differences';

const ADDRESS = 'https://console.example.com:8443';
const TOKEN = 'c0ffee1234567890abcdef1234567890abcdef12';
const MASK = '••••••••••••';
const SAMPLE_ADDRESS = 'http://192.0.2.10:7070';
const SAMPLE_TOKEN = 'YOUR_ACCESS_TOKEN';

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();
const sample = (page: Page) => page.getByRole('tabpanel').first().locator('pre');
/** Scrolls to code. Near the window it comes alive, which replaces its element: the second look finds the new one. */
const scrollTo = (code: Locator) => expect(() => code.scrollIntoViewIfNeeded({timeout: 1000})).toPass();
/** The lines of code. The theme ends each with an element and a line break. */
const written = async (code: Locator) => (await code.innerText()).replaceAll(/\n+/g, '\n').trim();
/** The block around code, with its buttons. */
const blockOf = (code: Locator) => code.locator('xpath=ancestor::*[contains(@class, "theme-code-block")][1]');

for (const {name, prefix} of LANGUAGES) {
  const words = WORDS[name];
  const at = (path: string) => (prefix + path).replace(/(.)\/$/, '$1');
  const sidebar = (page: Page) => page.getByRole('navigation', {name: words.sidebar});
  const field = (page: Page, label: string) => page.getByLabel(label, {exact: true});

  /** Opens the form on the page, and fills it. */
  async function set(page: Page, {address, token}: {address?: string; token?: string}): Promise<void> {
    if (await field(page, words.address).isHidden()) await page.getByText(words.settings).click();
    if (address !== undefined) await field(page, words.address).fill(address);
    if (token !== undefined) await field(page, words.token).fill(token);
  }

  /** Text that the button of a block of code copies. */
  async function copied(page: Page, code: Locator): Promise<string> {
    await code.hover();
    await blockOf(code).getByRole('button', {name: words.copy}).click();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  test.describe(`${name}: tabs`, () => {
    test('switch the language of the sample, here and on the next operations', async ({page}) => {
      await open(page, at(CREATE));
      await expect(page.getByRole('tab')).toHaveText(['curl', 'JavaScript', 'Python', 'Go']);
      for (const [label, text] of [
        ['curl', '--request POST'],
        ['JavaScript', "method: 'POST'"],
        ['Go', 'http.NewRequest("POST"'],
        ['Python', 'requests.post('],
      ] as const) {
        await tab(page, label).click();
        await expect(tab(page, label)).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('tab', {selected: true})).toHaveCount(1);
        await expect(sample(page)).toContainText(text);
        await expect(sample(page)).toContainText(`${SAMPLE_ADDRESS}/openapi/v1/teams`);
      }
      // By a link within the page, by a new page load, and on the other version.
      await sidebar(page).getByRole('link', {name: words.list}).click();
      await expect(page).toHaveURL(at(LIST));
      await expect(sample(page)).toContainText('requests.get(');
      for (const target of [LIST, OLD_LIST]) {
        await open(page, at(target));
        await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
        await expect(sample(page)).toContainText('requests.get(');
      }
    });

    test('keep together on a page of several operations', async ({page}) => {
      await open(page, at(PORTS));
      await expect(page.getByRole('tablist')).toHaveCount(4);
      await page.getByRole('tab', {name: 'Go', exact: true}).nth(2).click();
      await expect(page.getByRole('tab', {name: 'Go', exact: true, selected: true})).toHaveCount(4);
      for (const code of await page.getByRole('tabpanel').all()) await expect(code).toContainText('http.NewRequest');
    });
  });

  test.describe(`${name}: address and token of the reader`, () => {
    test.use({permissions: ['clipboard-read', 'clipboard-write']});

    test('stand in every sample, the token masked on the page and copied in full', async ({page}) => {
      await open(page, at(CREATE));
      await set(page, {address: ` ${ADDRESS}/ `, token: TOKEN});
      for (const label of ['curl', 'JavaScript', 'Python', 'Go']) {
        await tab(page, label).click();
        await expect(sample(page)).toContainText(`${ADDRESS}/openapi/v1/teams`);
        await expect(sample(page)).toContainText(MASK);
        await expect(sample(page)).not.toContainText(SAMPLE_TOKEN);
        const text = await copied(page, sample(page));
        expect(text).toContain(`${ADDRESS}/openapi/v1/teams`);
        expect(text).toContain(TOKEN);
        expect(text).not.toContain(MASK);
      }
      expect(await page.locator('html').innerText()).not.toContain(TOKEN);
      await expect(field(page, words.token)).toHaveAttribute('type', 'password');

      await tab(page, 'curl').click();
      await sidebar(page).getByRole('link', {name: words.list}).click();
      await expect(sample(page)).toContainText(`${ADDRESS}/openapi/v1/teams`);
      for (const target of [OLD_LIST, PORTS]) {
        await open(page, at(target));
        // What the server wrote gives way to the live sample while the page scrolls to it.
        await scrollTo(sample(page));
        await expect(sample(page)).toContainText(ADDRESS);
        expect(await copied(page, sample(page))).toContain(TOKEN);
      }

      await set(page, {});
      await page.getByRole('button', {name: words.clear}).click();
      await scrollTo(sample(page));
      await expect(sample(page)).toContainText(SAMPLE_ADDRESS);
      await expect(sample(page)).toContainText(SAMPLE_TOKEN);
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('api.')))).toEqual(
        [],
      );
    });

    test('leave other code alone', async ({page}) => {
      await open(page, at(CREATE));
      await set(page, {address: ADDRESS, token: TOKEN});
      const answer = page.locator('#example ~ * pre, #example + * pre').first();
      await scrollTo(answer);
      const text = await written(answer);
      expect((await copied(page, answer)).trim()).toBe(text);
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    });

    test('never stand for a mask that other code holds', async ({page}) => {
      const written = `"tenant_name": "${MASK}"`;
      const script = docScript(prefix, 'api/team/createTeam.md');
      await rewrite(page, script, /"tenant_name": "p7k2m9xa"/, () => written);
      await open(page, at(LIST));
      await set(page, {address: ADDRESS, token: TOKEN});
      // The page is drawn here, so its code is that of the script and not of the server.
      await sidebar(page)
        .locator(`a[href="${at(CREATE)}"]`)
        .click();
      const answer = page.locator('pre', {hasText: written});
      await scrollTo(answer);
      const text = await copied(page, answer);
      expect(text).toContain(written);
      expect(text).not.toContain(TOKEN);
    });

    test('leave the samples alone when they cannot be used, and say why', async ({page}) => {
      await open(page, at(CREATE));
      await scrollTo(sample(page));
      await expect(blockOf(sample(page)).getByRole('button', {name: words.copy})).toBeAttached();
      const before = await written(sample(page));
      for (const [label, wrong, message, good] of [
        [words.address, 'console', words.addressError, ADDRESS],
        [words.address, 'javascript:alert(1)', words.addressError, ADDRESS],
        [words.address, 'https://me:secret@console.example.com', words.addressError, ADDRESS],
        [words.token, `Authorization: ${TOKEN}`, words.tokenError, TOKEN],
        [words.token, `'; id; '`, words.tokenError, TOKEN],
      ] as const) {
        await set(page, {});
        await expect(page.getByText(message)).toHaveCount(0);
        await field(page, label).fill(wrong);
        await expect(page.getByText(message)).toBeVisible();
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
        expect(await written(sample(page))).toBe(before);
        expect((await copied(page, sample(page))).trim()).toBe(before);
        await field(page, label).fill(good);
        await expect(page.getByText(message)).toHaveCount(0);
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'false');
        await field(page, label).fill('');
      }
    });

    test('stay in the tab of the browser', async ({page, context}) => {
      const sent: string[] = [];
      context.on('request', (request) => {
        sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
      });
      const {foreign, errors} = watch(page);
      await open(page, at(CREATE));
      await set(page, {address: ADDRESS, token: TOKEN});
      await expect(sample(page)).toContainText(MASK);
      await tab(page, 'Go').click();
      await sidebar(page).getByRole('link', {name: words.list}).click();
      await expect(sample(page)).toContainText(MASK);
      await page.reload();
      await hydrated(page);
      await expect(sample(page)).toContainText(MASK);

      const stores = await page.evaluate(() => ({
        session: Object.values({...sessionStorage}),
        local: JSON.stringify({...localStorage}),
        cookies: document.cookie,
        address: location.href,
      }));
      expect(stores.session).toEqual(expect.arrayContaining([ADDRESS, TOKEN]));
      for (const place of [stores.local, stores.cookies, stores.address, ...sent]) {
        expect(place).not.toContain(TOKEN);
        expect(place).not.toContain(new URL(ADDRESS).host);
      }
      expect(sent.length).toBeGreaterThan(10);
      expect([...foreign, ...errors]).toEqual([]);

      const other = await context.newPage();
      await open(other, at(CREATE));
      await tab(other, 'curl').click();
      await expect(sample(other)).toContainText(SAMPLE_TOKEN);
      await expect(sample(other)).toContainText(SAMPLE_ADDRESS);
    });

    test('do not break the page where the browser refuses storage', async ({page}) => {
      await page.addInitScript(() => {
        for (const store of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, store, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
      const {errors} = watch(page);
      await open(page, at(CREATE));
      await set(page, {address: ADDRESS, token: TOKEN});
      await tab(page, 'Go').click();
      await expect(sample(page)).toContainText('http.NewRequest');
      expect(errors).toEqual([]);
    });
  });

  test.describe(`${name}: without JavaScript`, () => {
    test.use({javaScriptEnabled: false});

    test('everything about an operation can be read', async ({page}) => {
      await page.goto(at(CREATE));
      const main = page.getByRole('main');
      await expect(main.locator('h2')).toHaveText(words.headings.map((text) => new RegExp(`^${text}`)));
      await expect(main.getByText('POST /openapi/v1/teams', {exact: true})).toBeVisible();
      await expect(main.getByText(words.permissions)).toBeVisible();
      await expect(main.locator('#body ~ table').first().getByText('tenant_name', {exact: true})).toBeVisible();
      await expect(sample(page)).toBeVisible();
      for (const text of ['curl --request POST', `${SAMPLE_ADDRESS}/openapi/v1/teams`, SAMPLE_TOKEN, '"tenant_name"']) {
        await expect(sample(page)).toContainText(text);
      }
      await expect(main.getByText(words.status)).toBeVisible();
      await expect(main.locator('#response ~ table').first().getByText('enterprise_id', {exact: true})).toBeVisible();
      await expect(main.locator('pre', {hasText: '"tenant_id"'})).toBeVisible();
      const errors = main.locator('#errors ~ table').first().locator('tbody tr');
      expect(await errors.count()).toBeGreaterThan(2);
      await expect(errors.first()).toContainText(/^[45]\d\d/);
      await expect(main.locator('#afterwards ~ ul').first().getByRole('link').first()).toBeVisible();
      await page.getByText(words.settings).click();
      await expect(page.getByText(words.noScript)).toBeVisible();
    });

    test('a page of several operations says once what they have in common, and leads there', async ({page}) => {
      await page.goto(at(PORTS));
      const main = page.getByRole('main');
      const toc = page.locator('.theme-doc-toc-desktop a');
      // Four calls with four parts each, two of them with notes, and what they have in common.
      await expect(toc).toHaveCount(4 * 5 + 2 + 3);
      for (const [part, target] of [
        ['request', 'common-path-parameters'],
        ['response', 'addComponentPort-response'],
        ['errors', 'common-errors'],
      ] as const) {
        const link = main.locator(`#deleteComponentPort-${part} ~ p a[href="#${target}"]`).first();
        await link.click();
        await expect(page).toHaveURL(`${at(PORTS)}#${target}`);
        await expect(main.locator(`#${target}`)).toBeInViewport();
        await expect(main.locator(`#${target} ~ table`).first()).toBeInViewport();
      }
      const names = main.locator('#common-path-parameters ~ table').first().locator('td:first-child code');
      await expect(names).toHaveText(['team_id', 'region_name', 'app_id', 'service_id', 'port']);
    });

    test('links lead on, and badges are there', async ({page}) => {
      await page.goto(at(CREATE));
      await page.getByRole('main').locator('#afterwards ~ ul').first().getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${at('/docs/api/')}`));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await page.goto(at(CREATE));
      await expect(sidebar(page).getByRole('link', {name: words.badges[0], exact: true})).toBeVisible();
    });
  });

  test.describe(`${name}: the sidebar`, () => {
    for (const version of ['', '/5.17']) {
      test(`${version || 'current'}: badges have text that assistive technology reads too`, async ({page}) => {
        await open(page, at(`/docs${version}/api/team/createTeam`));
        for (const badge of words.badges) {
          await expect(sidebar(page).getByRole('link', {name: badge, exact: true})).toBeVisible();
        }
        const contents = await sidebar(page)
          .locator('.api-item > a')
          .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::before').content));
        expect(contents.length).toBeGreaterThan(10);
        for (const content of contents) expect(content).toMatch(/^"(GET|POST|PUT|DEL|···)"$/);
        await open(page, at(`/docs${version}/api/application/handleComponentPorts`));
        const several = sidebar(page).locator('.api-item--several > a[aria-current="page"]');
        expect(await several.evaluate((link) => getComputedStyle(link, '::before').content)).toBe('"···"');
      });
    }

    test('opens a group by keyboard', async ({page}) => {
      await open(page, at(CREATE));
      const group = sidebar(page).getByRole('button', {name: words.teams, exact: true});
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      await group.press('Enter');
      await expect(group).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test(`${name}: an operation that has no route any more says so in words`, async ({page}) => {
    await open(page, at(DEAD));
    const warning = page.getByRole('main').locator('.theme-admonition-warning');
    await expect(warning).toBeVisible();
    await expect(warning).toContainText(words.notRouted);
    await open(page, at(DEAD.replace('/docs/', '/docs/5.17/')));
    await expect(page.getByText(words.notRouted)).toHaveCount(0);
  });

  test(`${name}: everything works by keyboard`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, at(CREATE));
    const summary = page.locator('summary', {hasText: words.settings});
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(field(page, words.address)).toBeFocused();
    await page.keyboard.type(ADDRESS);
    await page.keyboard.press('Tab');
    await expect(field(page, words.token)).toBeFocused();
    await page.keyboard.type(TOKEN);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: words.clear})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tab(page, 'curl')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Python')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sample(page)).toContainText(`${ADDRESS}/openapi/v1/teams`);
    await expect(sample(page)).toContainText('requests.post(');
    await page.keyboard.press('Tab');
    await expect(sample(page)).toBeFocused();
    const copy = blockOf(sample(page)).getByRole('button', {name: words.copy});
    for (
      let steps = 0;
      steps < 3 && !(await copy.evaluate((button) => button === document.activeElement));
      steps += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(copy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(TOKEN);
  });

  for (const version of ['', '/5.17']) {
    test(`${name}: ${version || 'current'}: the list holds every operation`, async ({page}) => {
      await page.goto(at(`/docs${version}/Intro`));
      const rows = page.locator('#operations ~ table').filter({hasText: words.path}).locator('tbody tr');
      await expect(rows).toHaveCount(76);
      const known = new Set(sitemapPaths());
      const hrefs = await rows
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs).toHaveLength(76);
      expect(new Set(hrefs).size).toBe(76);
      expect(hrefs.filter((href) => !known.has(href.replace(/#.*/, '')))).toEqual([]);
      expect(hrefs.every((href) => href.startsWith(at(`/docs${version}/api/`)))).toBe(true);
      for (const text of await rows.locator('td:first-child').allInnerTexts())
        expect(text).toMatch(/^(GET|POST|PUT|DELETE)$/);
    });

    test(`${name}: ${version || 'current'}: anchors lead to the operations of a page that has several`, async ({
      page,
    }) => {
      const ports = at(`/docs${version}/api/application/handleComponentPorts`);
      const heading = page.getByRole('heading', {level: 2, name: words.removePort});
      await open(page, at(`/docs${version}/Intro`));
      await page.getByRole('main').getByRole('link', {name: words.removePort, exact: true}).click();
      await expect(page).toHaveURL(`${ports}#deleteComponentPort`);
      await expect(heading).toBeInViewport();
      await open(page, `${ports}#deleteComponentPort`);
      await expect(heading).toBeInViewport();
      const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({id}) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      for (const id of ['listComponentPorts', 'addComponentPort', 'updateComponentPort', 'deleteComponentPort']) {
        expect(ids).toContain(id);
        expect(ids).toContain(`${id}-request`);
      }
    });
  }

  test.describe(`${name}: pages`, () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    for (const target of [CREATE, OLD_LIST, PORTS, DEAD, INTRO, DIFFERENCES]) {
      test(`${target} is accessible and fits a phone`, async ({page}) => {
        await open(page, at(target));
        await page.waitForLoadState('networkidle');
        if (target === CREATE) await set(page, {address: 'console', token: 'two words'});
        await expectNoViolations(page, 'desktop');
        await page.setViewportSize(PHONE);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
        await expectNoViolations(page, 'phone');
      });
    }
  });

  test(`${name}: code far below keeps its HTML, and gets its button when the reader comes near`, async ({page}) => {
    await open(page, at(CREATE));
    const code = page.locator('#example ~ * pre').first();
    await page.waitForLoadState('networkidle');
    expect((await code.boundingBox())?.y).toBeGreaterThan(1400);
    const coloured = () => code.locator('.string, .property').count();
    const before = {text: await written(code), pieces: await coloured()};
    expect(before.pieces).toBeGreaterThan(10);
    const copy = blockOf(code).getByRole('button', {name: words.copy});
    await expect(copy).toHaveCount(0);
    await scrollTo(code);
    await expect(copy).toBeAttached();
    expect(await written(code)).toBe(before.text);
    expect(await coloured()).toBeGreaterThan(10);
  });

  test(`${name}: code is highlighted after a navigation within the site`, async ({page}) => {
    const {errors} = watch(page);
    await open(page, at(CREATE));
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await sidebar(page).getByRole('link', {name: words.list}).click();
    await expect(page).toHaveURL(at(LIST));
    await expect(page.locator('body')).toHaveAttribute('data-kept');
    await scrollTo(sample(page));
    await expect(blockOf(sample(page)).getByRole('button', {name: words.copy})).toBeAttached();
    await expect(sample(page).locator('.token').first()).toBeAttached();
    const answer = page.locator('#example ~ * pre').first();
    await scrollTo(answer);
    await expect(answer.locator('.token.property, .token.string').first()).toBeAttached();
    expect(errors).toEqual([]);
  });
}
