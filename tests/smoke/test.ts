import {expect, test as base} from '@playwright/test';
import type {Browser, Size} from './browser';
import {SMOKE_PORT} from './port';
import {startPuppeteer} from './puppeteer';
import {startSiteProxy, type SiteProxy} from './siteProxy';
import {Visitor} from './visitor';
import {startWebkit} from './webkit';

export {expect};

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

const DESKTOP: Size = {width: 1440, height: 900};
/** WebKitGTK's window stays a little wider, which is still a phone to the site. */
export const PHONE: Size = {width: 390, height: 844};

interface WorkerFixtures {
  smokeBrowser: BrowserName;
  started: Browser;
  /** The server that the browser asks. Tests delay its scripts and set its faults; each test starts without them. */
  site: SiteProxy;
}

export const test = base.extend<{visitor: Visitor}, WorkerFixtures>({
  smokeBrowser: ['chromium', {option: true, scope: 'worker'}],
  started: [
    async ({smokeBrowser}, provide) => {
      const started = smokeBrowser === 'webkit' ? await startWebkit() : await startPuppeteer(smokeBrowser);
      await provide(started);
      await started.close();
    },
    {scope: 'worker'},
  ],
  site: [
    // Playwright reads the names of what a fixture needs from its first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await startSiteProxy(SMOKE_PORT);
      await provide(site);
      await site.close();
    },
    {scope: 'worker'},
  ],
  visitor: [
    async ({started, site}, provide) => {
      Object.assign(site, {chunksReady: () => Promise.resolve(), hasBrokenStorage: false, faultOf: () => undefined});
      const tab = await started.newTab(site, DESKTOP);
      await provide(new Visitor(tab));
      await tab.close();
    },
    // Apart from the time of a test: WebKit may have to be started again.
    {timeout: 60_000},
  ],
});
