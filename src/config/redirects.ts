import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Sections of the documentation whose pages have all been written. A redirect into one of them must reach
 * its target; into any other it is left out until the target exists.
 */
const COMPLETE_SECTIONS: readonly Section[] = [
  'app-ops',
  'app-deploy',
  'delivery',
  'localization-guide',
  'micro-service-deploy',
];

type Section = 'app-ops' | 'app-deploy' | 'delivery' | 'localization-guide' | 'micro-service-deploy';

/** One page that moved. Paths are without language and domain. */
export interface PageRedirect {
  section: Section;
  from: string;
  to: string;
}

/** A whole folder that moved: every page below `toPrefix` is also found below `fromPrefix`. */
export interface PrefixRedirect {
  section: Section;
  fromPrefix: string;
  toPrefix: string;
}

/** The one table of redirects. It feeds the client redirects and the 301s of the server. */
export const pageRedirects: readonly PageRedirect[] = [
  {
    from: '/docs/use-manual/component-manage/build-source/auto_build',
    section: 'app-ops',
    to: '/docs/how-to-guides/app-ops/auto-build',
  },
  {
    from: '/docs/micro-service/example/blade',
    section: 'micro-service-deploy',
    to: '/docs/how-to-guides/micro-service-deploy/blade-example',
  },
  {
    from: '/docs/micro-service/example/pig',
    section: 'micro-service-deploy',
    to: '/docs/how-to-guides/micro-service-deploy/pig-example',
  },
];

export const prefixRedirects: readonly PrefixRedirect[] = [
  {
    section: 'localization-guide',
    fromPrefix: '/docs/localization-guide',
    toPrefix: '/docs/how-to-guides/localization-guide',
  },
  {section: 'delivery', fromPrefix: '/docs/delivery', toPrefix: '/docs/how-to-guides/delivery'},
  {section: 'app-ops', fromPrefix: '/docs/use-manual', toPrefix: '/docs/how-to-guides/app-ops'},
  {section: 'app-deploy', fromPrefix: '/docs/devops/app-deploy', toPrefix: '/docs/how-to-guides/app-deploy'},
];

/**
 * The page redirects whose targets exist.
 *
 * @param exists tells whether a target path has a page.
 * @throws Error naming the row when the target is missing although its section is complete.
 */
export function activeRedirects(
  rows: readonly PageRedirect[],
  exists: (target: string) => boolean,
  complete: readonly string[] = COMPLETE_SECTIONS,
): PageRedirect[] {
  return rows.filter((row) => {
    if (exists(row.to)) return true;
    if (complete.includes(row.section)) {
      throw new Error(
        `src/config/redirects.ts: ${row.from} leads to ${row.to}, which does not exist, ` +
          `although the section "${row.section}" is complete. Correct "to" or write the page.`,
      );
    }
    return false;
  });
}

/** The old paths that a page answers to by the folders that moved. */
export function formerPaths(pagePath: string, rows: readonly PrefixRedirect[] = prefixRedirects): string[] {
  return rows.flatMap(({fromPrefix, toPrefix}) =>
    pagePath === toPrefix || pagePath.startsWith(`${toPrefix}/`) ? [fromPrefix + pagePath.slice(toPrefix.length)] : [],
  );
}

/** Whether a docs path of the current version has a source file. */
export function docExists(target: string, root: string = process.cwd()): boolean {
  const base = path.join(root, target.replace(/^\//, ''));
  return ['.md', '.mdx', '/index.md', '/index.mdx'].some((ending) => existsSync(base + ending));
}

/** Options of `@docusaurus/plugin-client-redirects`. */
export function clientRedirects() {
  return {
    redirects: activeRedirects(pageRedirects, docExists).map(({from, to}) => ({from, to})),
    createRedirects: (pagePath: string) => formerPaths(pagePath),
  };
}
