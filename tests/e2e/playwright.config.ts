import {defineConfig} from '@playwright/test';
import {CHROMIUM_FLAGS, chromiumPath} from '../support/chromium';

/** nginx as operators run it; `E2E_PORT` lets two runs work side by side. */
export const NGINX_PORT = Number(process.env.E2E_PORT ?? 4173);
/** `npm run serve`, which leaves `.html` addresses to the browser. */
export const PREVIEW_PORT = NGINX_PORT + 1;
/** nginx with the rules of this site beside other sites; +2 and +3 belong to the smoke tests and `check:page`. */
const HOSTILE_PORT = NGINX_PORT + 4;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A second try tells a loaded machine from a fault; `npm test` names each test that needed one and tolerates few.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', {outputFile: '../../test-results/e2e.json'}]],
  timeout: 60_000,
  use: {
    baseURL: `http://127.0.0.1:${NGINX_PORT}`,
    launchOptions: {executablePath: chromiumPath(), args: CHROMIUM_FLAGS},
    viewport: {width: 1440, height: 900},
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'site'},
    {
      name: 'beside other sites',
      testMatch: 'serving.spec.ts',
      use: {baseURL: `http://127.0.0.1:${HOSTILE_PORT}`},
    },
  ],
  webServer: [
    {
      command: `node_modules/.bin/tsx tests/support/nginx.ts ${HOSTILE_PORT} hostile`,
      url: `http://127.0.0.1:${HOSTILE_PORT}/`,
      cwd: '../..',
      gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
    },
    {
      command: `node_modules/.bin/tsx tests/support/nginx.ts ${NGINX_PORT}`,
      url: `http://127.0.0.1:${NGINX_PORT}/`,
      cwd: '../..',
      gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
    },
    {
      command: 'node_modules/.bin/tsx scripts/serve.ts',
      url: `http://127.0.0.1:${PREVIEW_PORT}/`,
      cwd: '../..',
      env: {PORT: String(PREVIEW_PORT)},
      gracefulShutdown: {signal: 'SIGTERM', timeout: 2000},
    },
  ],
});
