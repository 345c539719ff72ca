import {sitemapPaths} from './support/pages';
import {expect, hydrated, test, watch} from './support/test';

/** Pages per test: enough to keep both workers busy, few enough to find the culprit. */
const BATCH = 24;
const paths = sitemapPaths();

/**
 * Each page is seen in both layouts, in one language each: pages of two languages differ in their words alone. The
 * windows are low, because a picture of much text takes its time.
 */
const viewportOf = (path: string) => ({width: path.startsWith('/zh') ? 390 : 1200, height: 500});

test('the sitemaps name pages in both languages', () => {
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => path === '/zh' || path.startsWith('/zh/')).length).toBe(paths.length / 2);
});

for (let start = 0; start < paths.length; start += BATCH) {
  const batch = paths.slice(start, start + BATCH);
  test(`pages ${start + 1} to ${start + batch.length} hydrate without a complaint`, async ({page}) => {
    test.setTimeout(180_000);
    for (const path of batch) {
      await page.setViewportSize(viewportOf(path));
      const complaints = watch(page);
      await page.goto(path, {waitUntil: 'commit'});
      // Leaving the page before cancels what that was still fetching.
      complaints.failed = complaints.failed.filter((failure) => !failure.endsWith('net::ERR_ABORTED'));
      await hydrated(page);
      // Long enough for diagrams in sight to be drawn.
      await page.waitForTimeout(100);
      expect.soft(complaints, path).toEqual({errors: [], failed: [], foreign: []});
      page.removeAllListeners();
    }
  });
}
