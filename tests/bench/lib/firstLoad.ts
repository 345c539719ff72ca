import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import sirv from 'sirv';
import {CHROMIUM_FLAGS, chromiumPath} from '../../support/chromium';

/** What a first visit loads until the page is hydrated, in bytes after brotli 11. */
export interface FirstLoad {
  /** Scripts, and data that scripts fetch. */
  script: number;
  requests: number;
  html: number;
}

const HYDRATION_TIMEOUT_MS = 30_000;

/** A static server for a build, on a free port of this machine. */
export async function serveBuild(build: string): Promise<{origin: string; stop: () => void}> {
  const serveFile = sirv(build, {extensions: ['html'], etag: true});
  const server = createServer((request, response) =>
    serveFile(request, response, () => void response.writeHead(404).end('not found')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export function launch(): Promise<Browser> {
  return chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
}

/** Notes in the page when Docusaurus hydrated it; runs before its scripts. Asks not to fetch links in sight ahead. */
function noteHydration(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (connection instanceof EventTarget) Object.defineProperty(connection, 'saveData', {value: true});
  const observer = new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    performance.mark('hydrated');
  });
  observer.observe(document, {subtree: true, attributes: true, attributeFilter: ['data-has-hydrated']});
}

/** Files that were requested before hydration: paths of scripts and of data. */
function filesBeforeHydration(): string[] {
  const end = performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity;
  const entries = performance.getEntriesByType('resource').filter(({startTime}) => startTime <= end);
  const paths = entries
    .map(({name}) => new URL(name).pathname)
    .filter((file) => /\.(?:m?js|json|wasm|bin)$/.test(file));
  return [...new Set(paths)];
}

/**
 * Opens a page of a build in a fresh browser context and weighs what it loads until it is hydrated. Looks at requests
 * alone, so that it holds whatever the bundle looks like.
 *
 * @throws Error when the page has not hydrated after 30 seconds.
 */
export async function firstLoad(browser: Browser, build: string, origin: string, page: string): Promise<FirstLoad> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const tab = await context.newPage();
    await tab.addInitScript(noteHydration);
    const response = await tab.goto(origin + page);
    if (!response?.ok()) throw new Error(`${page} was answered with ${response?.status()}.`);
    await tab.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
      polling: 50,
      timeout: HYDRATION_TIMEOUT_MS,
    });
    const files = await tab.evaluate(filesBeforeHydration);
    const sizes = await Promise.all(
      files.map(async (file) => brotliCompressSync(await readFile(path.join(build, file))).length),
    );
    return {
      script: sizes.reduce((sum, size) => sum + size, 0),
      requests: files.length,
      html: brotliCompressSync(await response.body()).length,
    };
  } finally {
    await context.close();
  }
}
