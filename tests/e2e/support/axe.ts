import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing on the page as it is now. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  // Legacy mode skips other origins' frames, of which the site has none, and takes a third of the time.
  const axe = new AxeBuilder({page})
    .withTags(TAGS)
    .options({resultTypes: ['violations']})
    .setLegacyMode();
  const {violations} = await axe.analyze();
  const found = violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html}) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
  expect.soft(found, where).toEqual([]);
}
