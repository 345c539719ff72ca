import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {hold, pageScript} from './support/scripts';
import {expect, hydrated, open, test} from './support/test';

test.use({prefetching: true});

/** Titles of the page that is left and of the page that is opened, and the link in the footer between them. */
const WORDS = {
  en: {from: 'Privacy', link: 'Terms of service', to: 'Terms of service'},
  zh: {from: '隐私说明', link: '服务协议', to: '服务协议'},
};

function heading(page: Page, name: string) {
  return page.getByRole('heading', {level: 1, name});
}

async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', {name: link, exact: true}).click();
}

/** The moving part of the progress bar; nprogress gives it this role and no name. */
function bar(page: Page) {
  return page.locator('#nprogress [role="bar"]');
}

/** Stops the clock of the page: from here on time passes by `page.clock.runFor` only. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

for (const {name, prefix} of LANGUAGES) {
  const {from, link, to} = WORDS[name];

  test(`${name}: the page stays until the next one is loaded`, async ({page}) => {
    await open(page, `${prefix}/privacy`);
    const release = await hold(page, pageScript(prefix, 'server.mdx'));
    await follow(page, link);
    await expect(page).toHaveURL(`${prefix}/server`);
    await expect(bar(page)).toBeAttached();
    await expect(heading(page, from)).toBeVisible();
    await expect(heading(page, to)).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(from));

    release();
    await expect(heading(page, to)).toBeVisible();
    await expect(heading(page, from)).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(to));
    await expect(bar(page)).toHaveCount(0);
  });
}

test('a navigation of less than 200 ms shows no progress bar', async ({page}) => {
  await page.clock.install();
  await open(page, '/privacy');
  const release = await hold(page, pageScript('', 'server.mdx'));
  await stopTime(page);
  await follow(page, WORDS.en.link);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  release();
  await expect(heading(page, WORDS.en.to)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

test('the progress bar starts after 200 ms at 8 % and grows by up to 2 % every 800 ms', async ({page}) => {
  await page.clock.install();
  // Each step is this share of 2 %.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await open(page, '/privacy');
  const release = await hold(page, pageScript('', 'server.mdx'));
  await stopTime(page);
  await follow(page, WORDS.en.link);
  const done = (percent: number) =>
    expect(bar(page)).toHaveAttribute('style', new RegExp(`translate3d\\(${percent - 100}%,`));

  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await done(8);
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  await page.clock.runFor(799);
  await done(8);
  await page.clock.runFor(1);
  await done(9);
  await page.clock.runFor(800);
  await done(10);

  release();
  await expect(heading(page, WORDS.en.to)).toBeVisible();
  await done(100);
  // It waits for one speed of 200 ms and fades for another.
  await page.clock.runFor(399);
  await expect(bar(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(0);
});

test('a page whose script is gone is loaded in full, with a warning', async ({page}) => {
  const warnings: string[] = [];
  let documents = 0;
  await open(page, '/privacy');
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(pageScript('', 'server.mdx').pattern, (route) =>
    documents === 0 ? route.fulfill({status: 404}) : route.continue(),
  );

  await follow(page, WORDS.en.link);
  await expect.poll(() => documents).toBe(1);
  await expect(heading(page, WORDS.en.to)).toBeVisible();
  await hydrated(page);
  await expect(page).toHaveURL('/server');
  expect(warnings.join('\n')).toContain('ChunkLoadError');
  expect(documents).toBe(1);
});
