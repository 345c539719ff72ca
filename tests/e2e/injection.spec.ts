import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {expect, hydrated, test} from './support/test';

/** Texts that run when somebody takes them for markup, script, style, address or template. */
const HOSTILE = [
  '<img src=x onerror="window.hit=1">',
  '"><script>window.hit=1</script>',
  "'-(window.hit=1)-'",
  'javascript:window.hit=1',
  '${window.hit=1}{{window.hit=1}}',
  '</script><svg onload="window.hit=1">',
];

/** Writes down what would mean that a text was run. */
async function guard(page: Page): Promise<() => Promise<void>> {
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => alarms.push(`exception: ${error.message}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, sample}) => {
      Object.assign(window, {violation: `${violatedDirective} ${sample}`});
    });
  });
  return async () => {
    await hydrated(page);
    const found = await page.evaluate(() => [Reflect.get(window, 'hit'), Reflect.get(window, 'violation')] as unknown);
    expect.soft(found, page.url()).toEqual([undefined, undefined]);
    expect.soft(alarms, page.url()).toEqual([]);
  };
}

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: addresses never run`, async ({page}) => {
    const unharmed = await guard(page);
    for (const text of HOSTILE) {
      const code = encodeURIComponent(text);
      for (const address of [
        `${prefix}/search?q=${code}&version=${code}&section=${code}&page=${code}`,
        `${prefix}/docs/versions?docusaurus-data-x=${code}&docusaurus-theme=${code}#${code}`,
        `${prefix}/opensourceApps?q=${code}&category=${code}&order=${code}#${code}`,
        `${prefix}/calculator?e=${code}#${code}`,
        `${prefix}/docs/${code.replace(/%2F/gi, '')}`,
      ]) {
        await page.goto(address);
        await unharmed();
      }
    }
  });

  test(`${name}: stored values never run`, async ({page}) => {
    const unharmed = await guard(page);
    await page.goto(`${prefix}/docs`);
    await hydrated(page);
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    for (const text of HOSTILE) {
      for (const value of [text, JSON.stringify(text), JSON.stringify([{url: text, hierarchy: {lvl1: text}}])]) {
        await page.evaluate(
          ([stored, names]) => {
            const all = [
              ...names,
              'theme',
              'docusaurus.announcement.id',
              'docusaurus.announcement.dismiss',
              'docs-preferred-version-default',
              ...['en', 'zh'].flatMap((locale) => [
                `__DOCSEARCH_RECENT_SEARCHES__docs-${locale}`,
                `__DOCSEARCH_FAVORITE_SEARCHES__docs-${locale}`,
              ]),
              'docusaurus.tab.sample',
              'rainbond.support-popup',
              'api.address',
              'api.token',
            ];
            for (const storage of [localStorage, sessionStorage]) for (const key of all) storage.setItem(key, stored);
          },
          [value, keys] as const,
        );
        await page.goto(`${prefix}/docs/api/team/createTeam`);
        await unharmed();
      }
      await page.keyboard.press('Control+k');
      await expect(page.locator('.DocSearch-Modal')).toBeVisible();
      await unharmed();
    }
  });
}

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: the search shows no HTML of what is stored`, async ({page}) => {
    const unharmed = await guard(page);
    await page.goto(`${prefix}/docs`);
    await page.evaluate((texts) => {
      const entries = texts.map((value, index) => ({
        objectID: `${index}`,
        url: `/docs/versions#${index}`,
        type: 'lvl1',
        content: null,
        anchor: null,
        hierarchy: {lvl0: 'Docs', lvl1: `Stored ${index}`, lvl2: null},
        _snippetResult: {content: {value}, hierarchy: {lvl1: {value}}},
        _highlightResult: {content: {value}, hierarchy: {lvl0: {value}, lvl1: {value}}},
      }));
      for (const locale of ['en', 'zh'])
        for (const kind of ['RECENT', 'FAVORITE'])
          localStorage.setItem(`__DOCSEARCH_${kind}_SEARCHES__docs-${locale}`, JSON.stringify(entries));
    }, HOSTILE);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    const modal = page.locator('.DocSearch-Modal');
    await expect(modal.getByText('Stored 0')).toHaveCount(2);
    await expect(modal.locator('img, script, svg[onload]')).toHaveCount(0);
    await unharmed();
  });
}

/** Ends of addresses that a browser takes for the name of a host once the path before them is gone. */
const FOREIGN = [
  '//evil.example',
  '///evil.example/x',
  '/%5Cevil.example',
  '/%5C%5Cevil.example',
  '/%09/evil.example',
  '/%0A%0D/evil.example',
  '/%09%5Cevil.example',
  '//evil.example/index.html',
  '/%E0%A4//evil.example',
];

for (const {name, prefix} of LANGUAGES) {
  for (const navbar of ['site', 'standard'] as const) {
    test(`${name}: addresses of unknown pages make no link to another host, ${navbar} navbar`, async ({
      page,
      baseURL,
    }) => {
      for (const end of [...FOREIGN, '']) {
        // The standard navbar is on every path that has a folder of the documentation in it.
        await page.goto(`${baseURL ?? ''}${prefix}${end}${navbar === 'standard' ? '/docs/x' : ''}?x=1#y`);
        await hydrated(page);
        const {origin, hosts, own} = await page.evaluate(() => {
          const links = [
            ...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>(
              'a[hreflang], a[lang], link[hreflang], link[rel="canonical"]',
            ),
          ];
          return {
            origin: location.origin,
            hosts: [...new Set(links.map(({href}) => new URL(href).origin))],
            own: links.map((link) => link.getAttribute('href') ?? ''),
          };
        });
        expect.soft(own.length, page.url()).toBeGreaterThanOrEqual(5);
        expect.soft(hosts.sort(), page.url()).toEqual([origin, 'https://www.rainbond.com'].sort());
        for (const href of own) {
          expect
            .soft(href.replace(/^https:\/\/www\.rainbond\.com/, ''), page.url())
            .toMatch(/^\/(?![/\\])[^\\\p{Cc}]*$/u);
        }
      }
    });
  }

  test(`${name}: the languages of the mobile menu stay on this host`, async ({page, baseURL}) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const end of FOREIGN) {
      await page.goto(`${baseURL ?? ''}${prefix}${end}`);
      await hydrated(page);
      await page.getByRole('button', {name: /menu|菜单/i}).click();
      const english = page.getByRole('dialog').getByRole('link', {name: 'English'});
      await expect(english).toBeVisible();
      expect
        .soft(await english.evaluate((link: HTMLAnchorElement) => new URL(link.href).origin), page.url())
        .toBe(new URL(page.url()).origin);
    }
  });
}
