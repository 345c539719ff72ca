import {test as base, expect, type Page} from '@playwright/test';

export {expect};

/** What the browser complained about on a page. */
export interface Complaints {
  /** Messages of the console at level error, and uncaught exceptions. */
  errors: string[];
  /** Requests that failed or were answered with 400 and above, with their status. */
  failed: string[];
  /** Requests to other hosts than the site's. */
  foreign: string[];
}

/** Writes down what goes wrong on a page from now on. */
export function watch(page: Page): Complaints {
  const complaints: Complaints = {errors: [], failed: [], foreign: []};
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.errors.push(message.text());
  });
  page.on('pageerror', (error) => complaints.errors.push(error.message));
  page.on('requestfailed', (request) =>
    complaints.failed.push(`${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.failed.push(`${response.url()} ${response.status()}`);
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.foreign.push(request.url());
  });
  return complaints;
}

/**
 * Waits until React has taken over the page.
 *
 * @param timeout longest wait, in milliseconds.
 */
export async function hydrated(page: Page, timeout = 10_000): Promise<void> {
  // Asks more often than an assertion does, whose pauses between two looks soon last a second.
  await page.waitForFunction(() => document.querySelector('html')?.dataset.hasHydrated === 'true', undefined, {
    polling: 50,
    timeout,
  });
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

interface Options {
  /** Whether pages fetch ahead what links in sight lead to. They do not by default: they open a quarter faster. */
  prefetching: boolean;
}

export const test = base.extend<Options>({
  prefetching: [false, {option: true}],
  page: async ({page, prefetching}, provide) => {
    // The way by which a reader's browser asks for it: saving data.
    if (!prefetching)
      await page.addInitScript(() => {
        const connection: unknown = Reflect.get(navigator, 'connection');
        if (connection instanceof EventTarget) Object.defineProperty(connection, 'saveData', {value: true});
      });
    await provide(page);
  },
});
