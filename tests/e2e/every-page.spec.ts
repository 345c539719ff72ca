import type {Page} from '@playwright/test';
import {sourceDate} from '../../src/config/sourceDate';
import {violationsOf} from './support/axe';
import {isOfItsOwn, sitemapPaths} from './support/pages';
import {turnOf, visitsOf, type Visit} from './support/rotation';
import {expect, hydrated, test, watch} from './support/test';

/** Visits per test: enough to keep both workers busy, few enough to find the page at fault. */
const BATCH = 24;
const paths = sitemapPaths();
/** The day of the last commit, so that a failure can be repeated. */
const visits = visitsOf(paths, isOfItsOwn, turnOf(sourceDate()));

/** Rules of axe that measure what is drawn: colors, sizes, and overlaps. */
const DRAWING_RULES = ['color-contrast', 'link-in-text-block', 'target-size'];

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the sitemaps name pages in both languages', () => {
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => path === '/zh' || path.startsWith('/zh/')).length).toBe(paths.length / 2);
});

/** Waits until the diagrams in sight are drawn: they come later than the page. */
async function diagramsDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('.docusaurus-mermaid-container')].every((room) => {
        const {top, bottom} = room.getBoundingClientRect();
        return top > window.innerHeight || bottom < 0 || room.querySelector('svg[viewBox]') !== null;
      }),
    undefined,
    {polling: 50, timeout: 10_000},
  );
}

async function visit(page: Page, {path, size, drawing}: Visit): Promise<void> {
  await page.setViewportSize(size);
  const complaints = watch(page);
  await page.goto(path, {waitUntil: 'commit'});
  // Leaving the page before cancels what that was still fetching.
  complaints.failed = complaints.failed.filter((failure) => !failure.endsWith('net::ERR_ABORTED'));
  await hydrated(page);
  await diagramsDrawn(page);
  expect.soft(complaints, path).toEqual({errors: [], failed: [], foreign: []});
  const without = drawing ? [] : DRAWING_RULES;
  expect.soft(await violationsOf(page, {without}), `${path} at ${size.width} px`).toEqual([]);
  page.removeAllListeners();
}

for (let start = 0; start < visits.length; start += BATCH) {
  const batch = visits.slice(start, start + BATCH);
  test(`pages ${start + 1} to ${start + batch.length} hydrate without a complaint, and axe finds nothing`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const next of batch) await visit(page, next);
  });
}
