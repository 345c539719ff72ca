import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Where Debian keeps the small browser of WebKitGTK: a folder per processor, one per version of the interface. */
function miniBrowsers(): string[] {
  return ['/usr/lib', '/usr/libexec', '/usr/lib64']
    .flatMap((folder) => [folder, ...subfolders(folder)])
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => path.join(folder, name, 'MiniBrowser')));
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => path.join(folder, name));
}

function firstOf(candidates: readonly (string | undefined)[], missing: string): string {
  const found = candidates.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (found === undefined) throw new Error(missing);
  return found;
}

/**
 * Path of the system's Firefox. `FIREFOX` overrides it.
 *
 * @throws Error that says what to install.
 */
export function firefoxPath(): string {
  return firstOf(
    [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    'No Firefox found. Install it (Debian: apt-get install firefox-esr) or set FIREFOX to its path.',
  );
}

/**
 * Path of the small browser of WebKitGTK. `MINIBROWSER` overrides it.
 *
 * @throws Error that says what to install.
 */
export function miniBrowserPath(): string {
  return firstOf(
    [process.env.MINIBROWSER, ...miniBrowsers()],
    'No WebKitGTK found. Install it (Debian: apt-get install webkit2gtk-driver xvfb) or set MINIBROWSER to its path.',
  );
}
