import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/pages';
import {expect, hydrated, open, test} from './support/test';

// What the privacy page says about searches.

/** A word of the pages that no address of the site holds. */
const WORD = 'clusterip';

/** Requests from now on that carry the word, in their address, their headers, or their body. */
function requestsWithWord(page: Page): () => Promise<string[]> {
  const pending: Promise<string | undefined>[] = [];
  page.on('request', (request) => {
    pending.push(
      request
        .allHeaders()
        .catch(() => request.headers())
        .then((headers) => {
          const told = [request.url(), JSON.stringify(headers), request.postData() ?? ''];
          return told.some((text) => text.toLowerCase().includes(WORD)) ? request.url() : undefined;
        }),
    );
  });
  return async () => (await Promise.all(pending)).flatMap((url) => url ?? []);
}

for (const {name, prefix} of LANGUAGES) {
  test(`${name}: what is typed in the search box is not transmitted`, async ({page}) => {
    await open(page, `${prefix}/docs/versions`);
    const carrying = requestsWithWord(page);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill(WORD);
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    expect(await carrying()).toEqual([]);
  });

  test(`${name}: the search page tells its address to this server alone`, async ({page, baseURL}) => {
    const carrying = requestsWithWord(page);
    await page.goto(`${prefix}/search?q=${WORD}`);
    await hydrated(page);
    await expect(page.locator('main article, main li').first()).toBeVisible();
    const found = await carrying();
    expect(found[0]).toBe(`${baseURL ?? ''}${prefix}/search?q=${WORD}`);
    expect(found.filter((url) => !url.startsWith(`${baseURL ?? ''}/`))).toEqual([]);
  });
}
