import {sitemapPaths} from './support/pages';
import {expect, hydrated, test, watch} from './support/test';

/** Pages per test: enough to keep both workers busy, few enough to find the culprit. */
const BATCH = 12;
const paths = sitemapPaths();

test('the sitemaps name pages in both languages', () => {
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => path === '/zh' || path.startsWith('/zh/')).length).toBe(paths.length / 2);
});

for (let start = 0; start < paths.length; start += BATCH) {
  const batch = paths.slice(start, start + BATCH);
  test(`pages ${start + 1} to ${start + batch.length} hydrate without a complaint`, async ({page}) => {
    test.setTimeout(120_000);
    for (const path of batch) {
      const complaints = watch(page);
      await page.goto(path);
      await hydrated(page);
      // Long enough for links in view to be prefetched and diagrams to be drawn.
      await page.waitForTimeout(100);
      expect.soft(complaints, path).toEqual({errors: [], failed: [], foreign: []});
      // Leaving the page cancels what it is still fetching ahead; that is no complaint about the next one.
      await page.goto('about:blank');
      page.removeAllListeners();
    }
  });
}
