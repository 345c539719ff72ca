import type {Page} from '@playwright/test';
import type {Drawing} from './fences';

/** How long a page may take to draw its diagrams, in ms. */
const PATIENCE = 60_000;

const DRAWINGS = '.docusaurus-mermaid-container svg[viewBox]';

/**
 * Opens a page and has all its diagrams drawn.
 * @param count how many the page has.
 * @returns the drawings in their order, their sizes rounded up.
 * @throws {Error} of Playwright, when not all are drawn in time.
 */
export async function drawingsOf(page: Page, address: string, count: number): Promise<Drawing[]> {
  await page.goto(address);
  // Printing shows all at once. The page listens as soon as it is alive, which nothing tells, so it is told again.
  await page.waitForFunction(
    ([selector, wanted]) => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.querySelectorAll(selector).length >= wanted;
    },
    [DRAWINGS, count] as const,
    {timeout: PATIENCE, polling: 100},
  );
  return page.locator(DRAWINGS).evaluateAll((all) =>
    all.map((svg) => {
      const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
      const title = svg.querySelector(':scope > title')?.textContent?.trim() ?? '';
      return {width: Math.ceil(width), height: Math.ceil(height), title};
    }),
  );
}
