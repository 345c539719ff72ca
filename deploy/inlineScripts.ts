import {createHash} from 'node:crypto';

/**
 * The inline scripts that pages may have. The policy of the pages permits each by its hash, so a script that nobody
 * meant to be there must not get one by itself.
 */
const KNOWN: readonly {what: string; mark: string}[] = [
  {what: 'colour mode before the first paint (theme-classic)', mark: 'data-theme-choice'},
  {what: 'notice of a wrong base address on home (core)', mark: '__docusaurus-base-url-issue-banner'},
  {what: 'clicks and keys before hydration (src/plugins/early-input)', mark: 'window.earlyInput'},
  {what: 'recovery of pages with missing files (src/plugins/recovery)', mark: 'window.recovery'},
];

/** The value that a Content-Security-Policy has for an inline script (CSP level 3, section 2.3.1). */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Hashes of the inline scripts of a build, sorted.
 *
 * @throws Error that names the page and the script when one is not known.
 */
export function scriptHashes(scripts: readonly {file: string; text: string}[]): string[] {
  for (const {file, text} of scripts) {
    if (KNOWN.some(({mark}) => text.includes(mark))) continue;
    throw new Error(
      `build/${file} has an inline script that the policy does not permit: "${text.trim().slice(0, 120)}". ` +
        'Put the code into a module, or name the script in deploy/inlineScripts.ts.',
    );
  }
  return [...new Set(scripts.map(({text}) => scriptHash(text)))].sort();
}
