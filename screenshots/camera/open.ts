import path from 'node:path';
import {chromium, type Browser, type BrowserContext} from '@playwright/test';
import type {Locale} from '../../src/config/locale';
import {CHROMIUM_FLAGS, chromiumPath} from '../../tests/support/chromium';
import type {Scene} from '../data/scene';
import {NOW} from '../sample/world';

/** The languages of the console. */
const CONSOLE_LOCALES: Readonly<Record<Locale, string>> = {en: 'en-US', zh: 'zh-CN'};

/** Pixels of the screen per CSS pixel. Screenshots at one pixel are taken from the same page. */
const DENSITY = 2;

/** A browser that has the typeface of the console. */
export function launchBrowser(root: string): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, '--font-render-hinting=none', '--hide-scrollbars'],
    env: {...process.env, FONTCONFIG_FILE: path.join(root, 'screenshots/console/fonts.conf')} as Record<string, string>,
  });
}

/** A window of the browser for a scene: signed in, in a language, at the time of the sample data, and offline. */
export async function openWindow(
  browser: Browser,
  origin: string,
  scene: Scene,
  locale: Locale,
): Promise<BrowserContext> {
  const name = CONSOLE_LOCALES[locale];
  const context = await browser.newContext({
    viewport: scene.window,
    deviceScaleFactor: DENSITY,
    locale: name,
    timezoneId: 'UTC',
  });
  const cookie = (key: string, value: string) => ({name: key, value, url: origin});
  await context.addCookies([
    cookie('language', name),
    ...(scene.as === 'owner' ? [cookie('token', 'sample')] : []),
    ...(scene.state === undefined ? [] : [cookie('state', scene.state)]),
  ]);
  await context.addInitScript((language) => localStorage.setItem('umi_locale', language), name);
  await context.clock.setFixedTime(NOW);
  // The console reports its use to a host of its vendor, and fetches pictures from it.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({status: 204, body: ''}),
  );
  // Logs and events come through sockets. Silent ones keep the console from complaining.
  await context.routeWebSocket(/.*/, () => undefined);
  return context;
}
