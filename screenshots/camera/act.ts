import type {FrameLocator, Locator, Page} from '@playwright/test';
import type {Locale} from '../../src/config/locale';
import {selectorIn, type Selector, type Step} from '../data/scene';

/** Longest time, in milliseconds, for something to appear. */
const PATIENCE = 60_000;

/** How long the API must be quiet, in milliseconds, before the page counts as drawn. */
const QUIET = 500;

/** Longest wait for that, in milliseconds: some pages never stop sending requests. */
const QUIET_PATIENCE = 4000;

/** Where the pointer rests: the corner, where it touches nothing. */
const CORNER = [0, 0] as const;

export function find(page: Page, selector: Selector, locale: Locale, frame?: string): Locator {
  const place: Page | FrameLocator = frame === undefined ? page : page.frameLocator(frame);
  return place.locator(selectorIn(selector, locale));
}

/**
 * Does a step of a scene and waits until its result is drawn.
 *
 * @throws Error of Playwright that names the selector, when nothing or more than one thing matches it.
 */
export async function act(page: Page, step: Step, locale: Locale): Promise<void> {
  const options = {timeout: PATIENCE};
  if ('wait' in step) await find(page, step.wait, locale, step.frame).first().waitFor(options);
  else if ('click' in step) await find(page, step.click, locale, step.frame).click(options);
  else if ('fill' in step) await fill(page, step, locale);
  else if ('press' in step) await page.keyboard.press(step.press);
  else if ('scroll' in step) await find(page, step.scroll, locale, step.frame).scrollIntoViewIfNeeded(options);
  else if ('pause' in step) await page.waitForTimeout(step.pause);
  else return find(page, step.hover, locale, step.frame).hover(options);
  if ('click' in step) await page.mouse.move(...CORNER);
  await drawn(page);
}

async function fill(page: Page, step: Extract<Step, {fill: unknown}>, locale: Locale): Promise<void> {
  const value = typeof step.value === 'string' ? step.value : step.value[locale];
  const field = find(page, step.fill, locale, step.frame);
  await field.fill(value, {timeout: PATIENCE});
  await field.blur();
}

/** Waits until the page has its fonts, sends no more requests, and shows no loading indicator. */
export async function drawn(page: Page): Promise<void> {
  await quiet(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator('.ant-spin-spinning >> visible=true').first().waitFor({state: 'detached', timeout: PATIENCE});
}

/** Waits until no call of the API has been open for a while. */
async function quiet(page: Page): Promise<void> {
  const open = new Set<object>();
  let last = Date.now();
  const isCall = (url: string) => !new URL(url).pathname.startsWith('/static/');
  const began = (request: {url: () => string}) => {
    if (!isCall(request.url())) return;
    open.add(request);
    last = Date.now();
  };
  const ended = (request: object) => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  const end = Date.now() + QUIET_PATIENCE;
  while (Date.now() < end && (open.size > 0 || Date.now() - last < QUIET)) await page.waitForTimeout(50);
  page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
}
