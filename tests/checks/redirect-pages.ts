import {inspectRedirects} from '../../src/config/redirects/read';
import {pathOf, type Place, type RedirectTable} from '../../src/config/redirects/schema';
import {aliasesOf, pagesToWrite, targetIn, type Aliases, type PageToWrite} from '../../src/config/redirects/table';
import {LOCALES, type Locale} from '../../src/config/locale';
import type {Check, Problem} from './check';
import {allPages, inBuild, inLocale, locate, onBuild, withoutLocale, type Build, type BuiltPage} from './lib/build';
import {resolve} from './lib/references';

/** Any host: only the paths matter here. */
const ORIGIN = 'https://site.invalid';

type ByLocale<Value> = Readonly<Record<Locale, Value>>;

/** Pages whose ids matter: those that rows lead to a part of, and those with old ids. */
function watchedPages({pages}: RedirectTable, aliases: ByLocale<Aliases>): ReadonlySet<string> {
  return new Set(
    LOCALES.flatMap((locale) => [
      ...pages.map(({to}) => targetIn(pathOf(to[locale]), locale)),
      ...[...aliases[locale].keys()].map((page) => targetIn(page, locale)),
    ]),
  );
}

/** An address without the slash that only homes have. */
const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

class RedirectPages {
  /** Target of each redirect page by its file, as it is there. */
  readonly targets = new Map<string, string>();
  /** Addresses of the pages that readers see, without language. */
  readonly real = new Set<string>();
  /** The ids of each watched page by its address, and the id of the element around each of them. */
  private readonly ids = new Map<string, Map<string, string[]>>();

  constructor(private readonly build: Build) {}

  async read(watched: ReadonlySet<string>): Promise<this> {
    for await (const page of allPages(this.build)) {
      const {file, path, redirect} = page;
      if (redirect !== undefined) this.targets.set(file, redirect);
      else this.real.add(withoutLocale(path));
      if (redirect === undefined && watched.has(withoutSlash(path))) this.ids.set(withoutSlash(path), idsOf(page));
    }
    return this;
  }

  /** What is wrong with the page that answers to an old address. */
  moveProblem(from: string, to: string): string | undefined {
    const file = locate(this.build, from);
    if (file === undefined) return `has no page in the build; it should lead to ${to}`;
    const target = this.targets.get(file);
    if (target === undefined) return 'is a page of its own, so its redirect never shows';
    const [found, expected] = [resolve(target, '/', ORIGIN), resolve(to, '/', ORIGIN)];
    const isSame =
      found.kind === 'internal' && expected.kind === 'internal'
        ? withoutSlash(found.path) === withoutSlash(expected.path) && found.hash === expected.hash
        : target === encodeURI(to);
    return isSame ? undefined : `leads to ${target}, but should lead to ${to}`;
  }

  /** What is wrong with where a redirect page leads, whoever made it. */
  targetProblem(target: string): string | undefined {
    const resolved = resolve(target, '/', ORIGIN);
    if (resolved.kind === 'foreign' && target.startsWith('https://')) return undefined;
    const file = resolved.kind === 'internal' ? locate(this.build, resolved.path) : undefined;
    if (file === undefined || resolved.kind !== 'internal') return `leads to ${target}, which does not exist`;
    const next = this.targets.get(file);
    if (next !== undefined) return `leads to ${target}, which is a redirect itself, to ${next}`;
    const ids = this.ids.get(withoutSlash(resolved.path));
    const isMissing = resolved.hash !== '' && ids && !ids.has(resolved.hash);
    return isMissing ? `leads to ${target}, but the page has no such id` : undefined;
  }

  /** What is wrong with an old id of a page. */
  aliasProblem(page: string, old: string, id: string): string | undefined {
    const ids = this.ids.get(withoutSlash(page));
    if (!ids) return `${page} does not exist, so #${old} leads nowhere`;
    if (!ids.has(id)) return `#${old} leads to #${id}, but ${page} has no such id`;
    const places = ids.get(old);
    if (!places) return `#${old} is missing in ${page}; only headings that Markdown makes can hold old ids`;
    if (places.length > 1) return `#${old} stands in ${page} ${places.length} times`;
    return places[0] === id ? undefined : `#${old} of ${page} does not stand in the heading #${id}`;
  }
}

/** The ids of a page: for each, the id of the next element around it, once for each element that has it. */
function idsOf({$}: BuiltPage): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const element of $('[id]').toArray()) {
    const id = $(element).attr('id') ?? '';
    ids.set(id, [...(ids.get(id) ?? []), $(element).parent().closest('[id]').attr('id') ?? '']);
  }
  return ids;
}

/** The row that a redirect page comes from. */
function placesOf({pages, folders}: RedirectTable): (from: string) => Place | undefined {
  const rows = new Map(pages.flatMap(({from, place}) => [[from, place] as const, [`/en${from}`, place] as const]));
  return (from) =>
    rows.get(from) ?? folders.find((folder) => `${from.replace(/^\/en\//, '/')}/`.startsWith(`${folder.from}/`))?.place;
}

/** Redirect pages of the build, and the old ids of headings. */
export const redirectPages: Check = {
  name: 'redirect-pages',
  reads: 'build',
  purpose: 'the build leads from every former address and anchor to its page, in each language',
  run: onBuild(async (build) => {
    const {table, problems: wrongRows} = inspectRedirects(build.root);
    const aliases = {en: aliasesOf(table, 'en'), zh: aliasesOf(table, 'zh')};
    const pages = await new RedirectPages(build).read(watchedPages(table, aliases));
    const placeOf = placesOf(table);
    const problems: Problem[] = [...wrongRows];
    let looked = pages.real.size;

    const lookAt = ({from, to}: PageToWrite, locale: Locale) => {
      looked += 1;
      const address = inLocale(from, locale);
      const message = pages.moveProblem(address, targetIn(to, locale));
      const {file = 'src/config/redirects', line} = placeOf(from) ?? {};
      if (message !== undefined) problems.push({file, line, message: `${address} ${message}`});
    };
    for (const locale of LOCALES) {
      for (const page of pagesToWrite(table, pages.real, locale)) lookAt(page, locale);
      for (const [page, anchors] of aliases[locale]) {
        for (const [old, id] of Object.entries(anchors)) {
          looked += 1;
          const message = pages.aliasProblem(targetIn(page, locale), old, id);
          if (message !== undefined) problems.push({file: 'src/config/redirects', message});
        }
      }
    }
    for (const [file, target] of pages.targets) {
      const message = pages.targetProblem(target);
      if (message !== undefined) problems.push({file: inBuild(file), message});
    }
    return {problems, looked, notes: [`${pages.targets.size} redirect pages in ${LOCALES.length} languages`]};
  }),
};
