import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it is now: rule, place and element of each violation.
 *
 * @param without rules to leave out.
 */
export async function violationsOf(page: Page, {without = []}: {without?: string[]} = {}): Promise<string[]> {
  // Legacy mode skips other origins' frames, of which the site has none, and takes a third of the time.
  const axe = new AxeBuilder({page})
    .withTags(TAGS)
    .options({resultTypes: ['violations']})
    .disableRules(without)
    .setLegacyMode();
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html}) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
}

/** axe finds nothing on the page as it is now. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  expect.soft(await violationsOf(page), where).toEqual([]);
}
