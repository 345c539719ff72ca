import {existsSync, readFileSync} from 'node:fs';

/** What a file of the framework must contain for a replacement to work. */
export interface Expectation {
  /** Absolute path of the file. */
  file: string;
  /** What the replacement relies on. */
  pattern: RegExp;
}

/**
 * Ends the build when a file of the framework no longer has the form that a replacement relies on. Without it, an
 * upgrade of Docusaurus could switch a replacement off without anybody noticing.
 *
 * @param name the folder of `src/framework` that the replacement is in.
 * @throws Error that names the replacement, the file and what is missing.
 */
export function expectSources(name: string, expectations: readonly Expectation[]): void {
  for (const {file, pattern} of expectations) {
    const found = existsSync(file) && pattern.test(readFileSync(file, 'utf8'));
    if (found) continue;
    throw new Error(
      `src/framework/${name}: ${file} does not match ${String(pattern)}. Docusaurus has probably changed it. ` +
        'Adapt the replacement, or remove its plugin from docusaurus.config.ts; src/framework/README.md says what ' +
        'is lost without it.',
    );
  }
}
