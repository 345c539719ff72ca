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
