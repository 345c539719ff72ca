import {activeRedirects, docExists, formerPaths, pageRedirects} from '../../src/config/redirects';
import {LOCALES} from '../../src/config/locale';
import type {Check, Problem} from './check';
import {allPages, inBuild, inLocale, locate, onBuild, withoutLocale, type Build} from './lib/build';
import {resolve} from './lib/references';

const CONFIG = 'src/config/redirects.ts';

/** Any host: only the paths matter here. */
const ORIGIN = 'https://site.invalid';

interface Row {
  from: string;
  to: string;
}

/** Where the redirects come from. */
export interface RedirectSource {
  /**
   * @param root folder of the project.
   * @returns rows whose targets exist.
   * @throws Error for a target that must exist and does not.
   */
  active: (root: string) => readonly Row[];
  /** Old paths of a page, both without language. */
  former: (page: string) => readonly string[];
}

/** Faults of the table alone. */
function tableProblems(rows: readonly Row[], real: ReadonlySet<string>): Problem[] {
  const byFrom = new Map<string, Row>();
  return rows.flatMap((row): Problem[] => {
    const {from, to} = row;
    const first = byFrom.get(from);
    byFrom.set(from, first ?? row);
    const report = (message: string): Problem[] => [{file: CONFIG, message}];
    if (first) return report(`${from} is redirected twice, to ${first.to} and to ${to}`);
    if (from === to) return report(`${from} leads to itself`);
    if (real.has(from)) return report(`${from} is a page of its own, so its redirect never shows`);
    const next = rows.find((other) => other.from === to);
    return next ? report(`${from} leads to ${to}, which leads on to ${next.to}; write the last one`) : [];
  });
}

class RedirectPages {
  /** Target of each redirect page by its file, as it stands there. */
  readonly targets = new Map<string, string>();
  /** Addresses of the pages that readers see, without language. */
  readonly real = new Set<string>();

  constructor(private readonly build: Build) {}

  async read(): Promise<this> {
    for await (const {file, path, redirect} of allPages(this.build)) {
      if (redirect !== undefined) this.targets.set(file, redirect);
      else this.real.add(withoutLocale(path));
    }
    return this;
  }

  /** What is wrong with the page that answers to an old address. */
  rowProblem({from, to}: Row): string | undefined {
    const file = locate(this.build, from);
    if (file === undefined) return `has no page in the build; it should lead to ${to}`;
    const target = this.targets.get(file);
    if (target === undefined) return undefined; // A real page: reported with the table.
    const path = this.pathOf(target);
    return path === to ? undefined : `leads to ${path ?? target}, but should lead to ${to}`;
  }

  /** What is wrong with where a redirect page leads, whoever made it. */
  targetProblem(target: string): string | undefined {
    const path = this.pathOf(target);
    const file = path === undefined ? undefined : locate(this.build, path);
    if (file === undefined) return `leads to ${target}, which does not exist`;
    const next = this.targets.get(file);
    return next === undefined ? undefined : `leads to ${target}, which is a redirect itself, to ${next}`;
  }

  private pathOf(target: string): string | undefined {
    const resolved = resolve(target, '/', ORIGIN);
    return resolved.kind === 'internal' ? resolved.path : undefined;
  }
}

/** The check for a source of redirects; the site's own stands below. */
export function redirectsCheck({active, former}: RedirectSource): Check {
  return {
    name: 'redirects',
    reads: 'build',
    purpose: 'every former address leads straight to an existing page, in each language',
    run: onBuild(async (build) => {
      const pages = await new RedirectPages(build).read();
      let rows: Row[];
      try {
        rows = [...active(build.root)];
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return {problems: [{file: CONFIG, message: message.replace(`${CONFIG}: `, '')}], looked: 0};
      }
      for (const page of pages.real) rows.push(...former(page).map((from) => ({from, to: page})));

      const problems = tableProblems(rows, pages.real);
      for (const locale of LOCALES) {
        for (const row of rows) {
          const [from, to] = [inLocale(row.from, locale), inLocale(row.to, locale)];
          const message = pages.rowProblem({from, to});
          if (message !== undefined) problems.push({file: CONFIG, message: `${from} ${message}`});
        }
      }
      for (const [file, target] of pages.targets) {
        const message = pages.targetProblem(target);
        if (message !== undefined) problems.push({file: inBuild(file), message});
      }
      const notes = [`${rows.length} redirects are active, each in ${LOCALES.length} languages`];
      return {problems, looked: pages.real.size + rows.length, notes};
    }),
  };
}

/** Former addresses of pages: the table of src/config, and the pages that the build makes of it. */
export const redirects = redirectsCheck({
  active: (root) => activeRedirects(pageRedirects, (target) => docExists(target, root)),
  former: formerPaths,
});
