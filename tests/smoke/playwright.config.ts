import {defineConfig} from '@playwright/test';
import {SMOKE_PORT} from './port';
import type {BrowserName} from './test';

const BROWSERS: readonly BrowserName[] = ['chromium', 'firefox', 'webkit'];

/** Playwright's runner alone: the browsers are the system's, which Playwright cannot drive. */
export default defineConfig<{browserName: never; smokeBrowser: BrowserName}>({
  testDir: '.',
  outputDir: '../../test-results/smoke',
  fullyParallel: false,
  workers: 2,
  // As for the other browser tests: `npm test` names each test that needed a second try and tolerates few.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', {outputFile: '../../test-results/smoke.json'}]],
  timeout: 60_000,
  expect: {timeout: 10_000},
  projects: BROWSERS.map((name) => ({name, use: {smokeBrowser: name}})),
  webServer: {
    command: `node_modules/.bin/tsx tests/support/nginx.ts ${SMOKE_PORT}`,
    url: `http://127.0.0.1:${SMOKE_PORT}/`,
    cwd: '../..',
    gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
  },
});
