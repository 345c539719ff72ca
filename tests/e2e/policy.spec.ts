import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {expect, hydrated, open, test, watch} from './support/test';

const COMPONENTS = '/docs/contribution/document/components';
/** What the live code shows, and a query with hits, in either language. */
const LIVE = '2 instances become 4.';
const QUERY = 'helm';

/** What the policy of the page has forbidden so far. */
async function violations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, {violations: found});
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => {
      found.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'violations') as string[]);
}

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: diagrams, live code and pictures work under the policy`, async ({page}) => {
    const found = await violations(page);
    const {errors} = watch(page);
    await open(page, prefix + COMPONENTS);
    const result = page.getByText(LIVE);
    await result.scrollIntoViewIfNeeded();
    const editor = page.getByRole('main').locator('[contenteditable], textarea').first();
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('() => <p>{6 * 7} written by the reader</p>');
    await expect(page.getByText('42 written by the reader')).toBeVisible();
    const diagram = page.getByRole('main').locator('.docusaurus-mermaid-container svg');
    await page.getByRole('main').locator('h2').last().scrollIntoViewIfNeeded();
    await expect(diagram.first()).toBeVisible();
    expect(await found()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test(`${name}: live code works for who came from another page of the site`, async ({page}) => {
    await open(page, `${prefix}/docs/contribution/document`);
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await page.getByRole('main').locator(`a[href="${prefix}${COMPONENTS}"]`).first().click();
    // Two loads of the page, and the compiler of live code.
    await expect(page.getByText(LIVE)).toBeVisible({timeout: 20_000});
    await expect(page).toHaveURL(prefix + COMPONENTS);
    // The page was reloaded once, for its own policy.
    expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  });

  test(`${name}: where a host forbids evaluation, live code is shown as code`, async ({page}) => {
    await page.route(`**${COMPONENTS}`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = (headers['content-security-policy'] ?? '').replace(" 'unsafe-eval'", '');
      await route.fulfill({response, headers: {...headers, 'content-security-policy': policy}});
    });
    await open(page, prefix + COMPONENTS);
    await expect(page.getByRole('main').locator('pre').filter({hasText: 'function Replicas()'})).toBeVisible();
    await expect(page.getByRole('main').locator('[contenteditable], textarea')).toHaveCount(0);
  });

  test(`${name}: search and its page work under the policy`, async ({page}) => {
    const found = await violations(page);
    const {errors} = watch(page);
    await open(page, `${prefix}/docs`);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill(QUERY);
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.goto(`${prefix}/search?q=${QUERY}`);
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('link', {name: /helm/i}).first()).toBeVisible();
    expect(await found()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test(`${name}: the support popup works under the policy`, async ({page}) => {
    const found = await violations(page);
    const {errors} = watch(page);
    await page.clock.install({time: '2026-01-05T08:00:00Z'});
    await page.goto(`${prefix}/docs/versions`);
    await hydrated(page);
    await page.clock.fastForward('03:01');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await found()).toEqual([]);
    expect(errors).toEqual([]);
  });
}
