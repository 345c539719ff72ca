import {existsSync} from 'node:fs';

/** The first is Chromium without windows: it opens a page in half the time. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Path of the system's Chromium. `CHROMIUM` overrides it.
 *
 * @throws Error that says what to install.
 */
export function chromiumPath(): string {
  const found = [process.env.CHROMIUM, ...CANDIDATES].find((path) => path !== undefined && existsSync(path));
  if (found === undefined) {
    throw new Error(
      'No Chromium found. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.',
    );
  }
  return found;
}

/** Flags that keep a test browser offline and working as root in a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
];
