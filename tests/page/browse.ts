import {chromium} from '@playwright/test';
import {violationsOf} from '../e2e/support/axe';
import {hydrated, watch} from '../e2e/support/test';
import {CHROMIUM_FLAGS, chromiumPath} from '../support/chromium';
import {startNginx} from '../support/startNginx';
import type {Problem} from '../checks/check';
import path from 'node:path';

const WIDTHS = [390, 1200];
const HEIGHT = 900;

/**
 * Opens pages of build/ on a phone and on a desktop: they hydrate without a complaint, and axe finds nothing.
 *
 * @param pages source file and address of each.
 * @param port of the server, on this machine.
 */
export async function browse(
  root: string,
  pages: readonly {file: string; address: string}[],
  port: number,
): Promise<Problem[]> {
  const server = await startNginx({root: path.join(root, 'build'), port});
  const browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
  const problems: Problem[] = [];
  try {
    const context = await browser.newContext({reducedMotion: 'reduce'});
    for (const {file, address} of pages) {
      for (const width of WIDTHS) {
        const page = await context.newPage();
        await page.setViewportSize({width, height: HEIGHT});
        const {errors, failed, foreign} = watch(page);
        const report = (message: string) => problems.push({file, message: `at ${width} px: ${message}`});
        await page.goto(`http://127.0.0.1:${port}${address}`);
        await hydrated(page).catch(() => report('does not come alive within 10 s'));
        for (const error of errors) report(`the console says: ${error}`);
        for (const request of failed) report(`a request fails: ${request}`);
        for (const request of foreign) report(`asks another host: ${request}`);
        for (const violation of await violationsOf(page)) report(`axe finds ${violation}`);
        await page.close();
      }
    }
  } finally {
    await browser.close();
    server.stop();
  }
  return problems;
}
