import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseRedirects, type RedirectTable, type RowProblem} from './schema';

/** Folder of the redirect files, relative to the project. */
export const REDIRECTS_FOLDER = 'src/config/redirects';

/** The redirect files, relative to the project, in a fixed order. */
export function redirectFiles(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, REDIRECTS_FOLDER))
    .filter((name) => name.endsWith('.yml'))
    .sort()
    .map((name) => `${REDIRECTS_FOLDER}/${name}`);
}

/** Reads all redirect files of a project, and says what is wrong with single rows. */
export function inspectRedirects(siteDir: string): {table: RedirectTable; problems: RowProblem[]} {
  const parts = redirectFiles(siteDir).map((file) =>
    parseRedirects(readFileSync(path.join(siteDir, file), 'utf8'), file),
  );
  return {
    table: {
      pages: parts.flatMap(({table}) => table.pages),
      folders: parts.flatMap(({table}) => table.folders),
      renamed: parts.flatMap(({table}) => table.renamed),
    },
    problems: parts.flatMap(({problems}) => problems),
  };
}

/**
 * Reads all redirect files of a project.
 *
 * @throws Error naming file, line, row and field of everything that is wrong.
 */
export function readRedirects(siteDir: string): RedirectTable {
  const {table, problems} = inspectRedirects(siteDir);
  if (problems.length === 0) return table;
  throw new Error(problems.map(({file, line, message}) => `${file}:${line}: ${message}`).join('\n'));
}
