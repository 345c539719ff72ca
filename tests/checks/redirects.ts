import {inspectRedirects, REDIRECTS_FOLDER} from '../../src/config/redirects/read';
import {isExternal, pathOf, type Anchors, type Place, type RedirectTable} from '../../src/config/redirects/schema';
import {aliasesOf, movesOf, tableProblems, type Move} from '../../src/config/redirects/table';
import {LOCALES, type Locale} from '../../src/config/locale';
import {routeOf} from '../../src/lib/routeOf';
import type {Check, Problem} from './check';
import {listFiles, readText} from './lib/files';
import {readFrontMatter} from './lib/frontMatter';
import {headingIds} from './lib/headingIds';
import {findPages} from './lib/pages';

/** A page as its sources tell. */
interface SourcePage {
  /** Its file in each language. */
  files: Partial<Record<Locale, string>>;
}

/** Lists of posts, which Docusaurus makes by itself. */
const GENERATED = /^\/blog(?:\/(?:tags|page|archive|authors)(?:\/.*)?)?$/;

class Sources {
  private readonly pages = new Map<string, SourcePage>();
  private readonly ids = new Map<string, Promise<ReadonlySet<string> | undefined>>();

  constructor(private readonly root: string) {}

  async read(): Promise<this> {
    for (const {file, locale, partial} of await findPages(this.root)) {
      if (!partial) this.add(routeOf(file, await this.slugOf(file)), file, locale);
    }
    for (const file of await listFiles(this.root, 'src/pages')) {
      if (!file.endsWith('.tsx')) continue;
      for (const locale of LOCALES) this.add(routeOf(file.replace(/tsx$/, 'mdx'), undefined), file, locale);
    }
    return this;
  }

  routes(): Iterable<string> {
    return this.pages.keys();
  }

  fileOf(route: string, locale: Locale): string | undefined {
    return this.pages.get(route)?.files[locale];
  }

  /** The ids of the headings of a page; undefined where the sources do not tell all of them. */
  idsOf(file: string): Promise<ReadonlySet<string> | undefined> {
    const ids = this.ids.get(file) ?? readText(this.root, file).then((text) => headingIds(text, file));
    this.ids.set(file, ids);
    return ids;
  }

  private add(route: string | undefined, file: string, locale: Locale): void {
    if (route === undefined) return;
    const page = this.pages.get(route) ?? {files: {}};
    page.files[locale] = file;
    this.pages.set(route, page);
  }

  private async slugOf(file: string): Promise<unknown> {
    const front = readFrontMatter(await readText(this.root, file));
    return 'error' in front ? undefined : front.fields.slug;
  }
}

const report = ({file, line, row}: Place, message: string): Problem => ({
  file,
  line,
  message: `row ${row}: ${message}`,
});

/** What is wrong with where a row leads, as far as the sources tell. */
async function targetProblem(target: string, locale: Locale, sources: Sources): Promise<string | undefined> {
  const route = pathOf(target);
  if (isExternal(target) || GENERATED.test(route)) return undefined;
  const file = sources.fileOf(route, locale);
  if (file === undefined) return `leads to ${route}, which does not exist`;
  const id = target.slice(route.length + 1);
  const ids = id === '' ? undefined : await sources.idsOf(file);
  return ids && !ids.has(id) ? `leads to #${id}, but no heading of ${file} has this id` : undefined;
}

async function moveProblems(moves: readonly Move[], sources: Sources): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const {from, to, place} of moves) {
    const page = sources.fileOf(from, 'en');
    if (page !== undefined) {
      problems.push(report(place, `${from} is a page of its own (${page}), so its redirect never shows`));
    }
    const messages = new Set<string>();
    for (const locale of LOCALES) {
      const message = await targetProblem(to[locale], locale, sources);
      if (message !== undefined) messages.add(`${from} ${message}`);
    }
    problems.push(...[...messages].map((message) => report(place, message)));
  }
  return problems;
}

interface AnchorRow {
  place: Place;
  page: string;
  anchors: Anchors;
  locale: Locale;
}

/** Old ids of headings with their row, for each language. */
function anchorRows({pages, renamed}: RedirectTable): AnchorRow[] {
  return LOCALES.flatMap((locale) => [
    ...pages.map(({place, to, anchors}) => ({place, page: to[locale], anchors, locale})),
    ...renamed.map((row) => ({...row, locale})),
  ]);
}

async function anchorProblems(rows: readonly AnchorRow[], sources: Sources): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const {place, page, anchors, locale} of rows) {
    if (Object.keys(anchors).length === 0) continue;
    const file = sources.fileOf(page, locale);
    if (file === undefined) {
      if (locale === 'en') problems.push(report(place, `${page} does not exist, so its "anchors" lead nowhere`));
      continue;
    }
    const ids = await sources.idsOf(file);
    if (!ids) continue;
    for (const [old, id] of Object.entries(anchors)) {
      if (!ids.has(id)) problems.push(report(place, `#${old} leads to #${id}, but no heading of ${file} has this id`));
      if (ids.has(old)) problems.push(report(place, `#${old} is the id of a heading of ${file} still; leave it out`));
    }
  }
  return problems;
}

/** Former addresses of pages, as far as the sources tell; the check "redirect-pages" looks at the build. */
export const redirects: Check = {
  name: 'redirects',
  reads: 'sources',
  purpose: 'every former address leads straight to an existing page and heading',
  async run(root) {
    const {table, problems} = inspectRedirects(root);
    const sources = await new Sources(root).read();
    const moves = movesOf(table, sources.routes());
    const anchors = anchorRows(table);
    const found = [
      ...problems,
      ...tableProblems(table, sources.routes()),
      ...(await moveProblems(moves, sources)),
      ...(await anchorProblems(anchors, sources)),
    ];
    const aliases = [...aliasesOf(table, 'en').values()].reduce((sum, ids) => sum + Object.keys(ids).length, 0);
    const notes = [`${moves.length} addresses and ${aliases} anchors moved, by ${REDIRECTS_FOLDER}`];
    return {problems: found, looked: moves.length + table.renamed.length, notes};
  },
};
