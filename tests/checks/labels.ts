import type {Check, Problem} from './check';
import {boldNamesOf, type BoldName} from './lib/boldNames';
import {readText} from './lib/files';
import {
  BASELINE,
  namesFile,
  OTHER_NAMES,
  readBaseline,
  readNames,
  readOtherNames,
  type OtherNames,
} from './lib/labelData';
import {parseMarkdown} from './lib/markdown';
import {findPages, olderVersions, type ContentPage} from './lib/pages';

/** Name of the version that a page of the documentation belongs to, as in versions.json; `current` is the newest. */
function versionOf({file}: ContentPage): string {
  return /\/version-([^/]+)\//.exec(file)?.[1] ?? 'current';
}

/** Path of a page without its ending, as `other-names.json` writes it. */
const idOf = ({path}: ContentPage) => path.replace(/\.mdx?$/, '');

/** Names, and those that end with an explanation in parentheses also without it: `Stateful service(Statefulset)`. */
function withShortForms(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => [name, name.replace(/\s*[(（][^()（）]*[)）]$/u, '')]));
}

/** Names of other tools, and which of them pages use. */
class OtherTools {
  private readonly used = new Set<string>();

  constructor(private readonly tools: readonly OtherNames[]) {}

  has(page: string, name: string): boolean {
    const found = this.tools.filter(({pages, names}) => pages.includes(page) && names.includes(name));
    for (const {tool} of found) {
      this.used.add(`${tool}\n${name}`);
      this.used.add(`${tool}\n\n${page}`);
    }
    return found.length > 0;
  }

  /** Entries that no page needs. */
  unused(): Problem[] {
    return this.tools.flatMap(({tool, pages, names}) => [
      ...names
        .filter((name) => !this.used.has(`${tool}\n${name}`))
        .map((name) => ({file: OTHER_NAMES, message: `${tool}: no page uses "${name}"; remove it`})),
      ...pages
        .filter((page) => !this.used.has(`${tool}\n\n${page}`))
        .map((page) => ({file: OTHER_NAMES, message: `${tool}: the page "${page}" uses none of the names; remove it`})),
    ]);
  }
}

/** Compares what was found on a page with the number that the baseline allows. */
function judge(file: string, found: Problem[], allowed: number): Problem[] {
  if (found.length === allowed) return [];
  if (found.length > allowed) return found;
  const change = found.length === 0 ? 'remove its line' : `lower its number to ${found.length}`;
  return [{file: BASELINE, message: `bears ${allowed} names on ${file}, which has ${found.length}: ${change}`}];
}

function toProblem(file: string, {name, line, parents}: BoldName, tag: string, language: string): Problem {
  const path = [...parents, name].join(' > ');
  const place = parents.length > 0 ? ` in the path "${path}"` : '';
  return {
    file,
    line,
    message:
      `"${name}"${place} is no name of the ${language} console at ${tag}: correct it, take the bold away if it is ` +
      `emphasis, or add it to ${OTHER_NAMES} if another tool has it`,
  };
}

/**
 * The check of the names of the console.
 *
 * @param onlySome whether the project holds some of its pages alone, so that unused entries of the lists mean nothing.
 */
export function labelsOf({onlySome = false} = {}): Check {
  return {
    name: 'labels',
    reads: 'sources',
    purpose: 'bold menu paths and names exist in the console of that version, in the language of the page',
    async run(root) {
      const problems: Problem[] = [];
      const others = new OtherTools(await readOtherNames(root));
      const baseline = await readBaseline(root);
      const all = await findPages(root);
      const pages = all.filter(({kind}) => kind === 'doc');
      let looked = 0;
      for (const version of ['current', ...(await olderVersions(root))]) {
        const own = pages.filter((page) => versionOf(page) === version);
        if (own.length === 0) continue;
        const names = await readNames(root, version);
        if (names === undefined) {
          const message = `is missing: run npm run labels:update -- TAG ${version}, with the tag of rainbond-ui`;
          problems.push({file: namesFile(version), message});
          continue;
        }
        const known = {
          en: withShortForms([...names.en, ...names.untranslated]),
          zh: withShortForms([...names.zh, ...names.untranslated]),
        };
        for (const page of own) {
          const markdown = parseMarkdown(await readText(root, page.file));
          if ('error' in markdown) {
            problems.push({file: page.file, line: markdown.line, message: markdown.error});
            continue;
          }
          const bold = boldNamesOf(markdown, page.locale);
          looked += bold.length;
          const found = bold
            .filter(({name}) => !known[page.locale].has(name) && !others.has(idOf(page), name))
            .map((name) => toProblem(page.file, name, names.tag, page.locale === 'en' ? 'English' : 'Chinese'));
          problems.push(...judge(page.file, found, baseline[page.file] ?? 0));
        }
      }
      // Posts and pages of their own hold no names of a version, but they were looked at.
      if (onlySome) return {problems, looked: looked + all.length};
      const files = new Set(pages.map(({file}) => file));
      const gone = Object.keys(baseline).filter((file) => !files.has(file));
      problems.push(
        ...gone.map((file) => ({file: BASELINE, message: `names ${file}, which does not exist: remove it`})),
      );
      return {problems: [...problems, ...others.unused()], looked};
    },
  };
}

/** Names of the console that pages print in bold. */
export const labels: Check = labelsOf();
