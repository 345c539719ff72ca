import puppeteer, {type KeyInput, type LaunchOptions} from 'puppeteer-core';
import {CHROMIUM_FLAGS, chromiumPath} from '../support/chromium';
import {firefoxPath} from '../support/browsers';
import type {Browser} from './browser';

const OPTIONS: Readonly<Record<'chromium' | 'firefox', () => LaunchOptions>> = {
  chromium: () => ({browser: 'chrome', executablePath: chromiumPath(), args: CHROMIUM_FLAGS}),
  firefox: () => ({browser: 'firefox', executablePath: firefoxPath()}),
};

/** Starts Chromium, or Firefox by WebDriver BiDi. */
export async function startPuppeteer(name: 'chromium' | 'firefox'): Promise<Browser> {
  const browser = await puppeteer.launch({...OPTIONS[name](), headless: true});
  return {
    async newTab(site, size) {
      const context = await browser.createBrowserContext();
      // Headless Chromium asks before each copy, and nobody answers. Firefox knows no such permission.
      if (name === 'chromium') await context.overridePermissions(site.origin, ['clipboard-sanitized-write']);
      const page = await context.newPage();
      await page.setViewport(size);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error instanceof Error ? error.message : String(error)));
      return {
        goto: async (path) => void (await page.goto(site.origin + path)),
        begin: (path) => page.evaluate((address) => window.location.assign(address), site.origin + path),
        resize: (size) => page.setViewport(size),
        movePointer: ({x, y}) => page.mouse.move(x, y),
        clickAt: ({x, y}) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: async (keys) => {
          const modifiers = keys.split('+').slice(0, -1) as KeyInput[];
          for (const modifier of modifiers) await page.keyboard.down(modifier);
          await page.keyboard.press(keys.split('+').at(-1) as KeyInput);
          for (const modifier of modifiers) await page.keyboard.up(modifier);
        },
        evaluate: (body, argument) => page.evaluate(body as (argument: unknown) => never, argument),
        complaints: async () => complaints,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
