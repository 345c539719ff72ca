import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

/** A script of the build, and the pattern of its address for `page.route`. */
export interface BuiltScript {
  code: string;
  pattern: string;
}

/**
 * The one script of a language whose name and text match.
 *
 * @param prefix of the language: empty or `/zh`.
 * @throws Error when none or several match.
 */
function findScript(prefix: string, what: string, matches: (name: string, code: string) => boolean): BuiltScript {
  const folder = path.resolve(`build${prefix}/assets/js`);
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, code: readFileSync(path.join(folder, name), 'utf8')}))
    .filter(({name, code}) => matches(name, code));
  const [script] = found;
  if (script === undefined || found.length > 1) throw new Error(`${found.length} scripts in ${folder} are ${what}`);
  return {code: script.code, pattern: `**${prefix}/assets/js/${script.name}`};
}

/** The script that holds the text of a page of src/pages, for example `privacy.mdx`. */
export function pageScript(prefix: string, file: string): BuiltScript {
  const folder = prefix === '' ? 'src/pages' : `i18n${prefix}/docusaurus-plugin-content-pages`;
  const mark = `"source":"@site/${folder}/${file}"`;
  return findScript(prefix, `the page ${folder}/${file}`, (_, code) => code.includes(mark));
}

/** The script that holds the text of a page of the current docs, for example `faq/index.md`. */
export function docScript(prefix: string, file: string): BuiltScript {
  const folder = prefix === '' ? 'docs' : `i18n${prefix}/docusaurus-plugin-content-docs/current`;
  const mark = `"source":"@site/${folder}/${file}"`;
  return findScript(prefix, `the page ${folder}/${file}`, (_, code) => code.includes(mark));
}

/** The script with the framework and the configuration. */
export function mainScript(prefix: string): BuiltScript {
  return findScript(prefix, 'the main script', (name) => name.startsWith('main.'));
}

/**
 * Serves a script with one piece of its text replaced.
 *
 * @throws Error when the piece does not occur exactly once.
 */
export async function rewrite(
  page: Page,
  {code, pattern}: BuiltScript,
  piece: RegExp,
  replace: (found: string) => string,
): Promise<void> {
  const count = [...code.matchAll(new RegExp(piece, 'g'))].length;
  if (count !== 1) throw new Error(`${String(piece)} stands ${count} times in ${pattern}`);
  const body = code.replace(piece, replace);
  await page.route(pattern, (route) => route.fulfill({contentType: 'text/javascript', body}));
}

/** Keeps the requests for a file waiting until the returned function is called. */
export async function hold(page: Page, {pattern}: Pick<BuiltScript, 'pattern'>): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
