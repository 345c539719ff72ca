import type {Locale} from '../../src/config/locale';
import {readLocale, readSource, resolveModule, type Occurrences, type SourceFacts} from './source';

/** The interface of the platform at one tag. */
export interface Interface {
  /** Texts of each language by key. */
  texts: Record<Locale, Map<string, string>>;
  /** Source files that show a key and that users can reach, with the number of places. */
  uses: Map<string, Map<string, Occurrences>>;
  /** Texts that come from no locale file and are the same in both languages, sorted. */
  untranslated: string[];
  /** For each file that users can reach, the files that import it. */
  importers: Map<string, Set<string>>;
}

/** Files of rainbond-ui that hold names. */
export function isInterfaceFile(file: string): boolean {
  return /^(?:src|config)\/.*\.(?:js|jsx|ts|tsx)$/.test(file) && !/\.d\.ts$|^src\/e2e\//.test(file);
}

const ROUTES = 'config/router.config.js';
const ENTRY: Record<Locale, string> = {en: 'src/locales/en-US.js', zh: 'src/locales/zh-CN.js'};

/** Files that the framework of rainbond-ui loads by themselves. */
const LOADED = /^src\/(?:models\/.*|global|app|defaultSettings)\.(?:js|ts)$/;

/**
 * A name as pages and interface both write it: no spaces beyond one, and without the punctuation at the end that the
 * interface adds to labels of fields.
 */
export function normalizeName(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s:：…。.*?？!！,，]+$/u, '');
}

/** Files from which the routes of the interface lead, and all that these import. */
function reachable(sources: ReadonlyMap<string, SourceFacts>): Map<string, Set<string>> {
  const routes = sources.get(ROUTES);
  const pages = [...(routes?.strings.keys() ?? [])]
    .filter((text) => /^\.\.?\//.test(text))
    .flatMap((text) => resolveModule('src/pages/index.js', text, sources) ?? []);
  const importers = new Map<string, Set<string>>();
  // Without a table of routes nothing tells what is reachable, so everything counts.
  const waiting =
    pages.length > 0 ? [...pages, ...[...sources.keys()].filter((file) => LOADED.test(file))] : [...sources.keys()];
  for (const file of waiting) importers.set(file, new Set());
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const module of sources.get(file)?.imports ?? []) {
      const target = resolveModule(file, module, sources);
      if (target === undefined) continue;
      const known = importers.get(target);
      if (known === undefined) waiting.push(target);
      importers.set(target, (known ?? new Set<string>()).add(file));
    }
  }
  return importers;
}

/**
 * Reads the interface out of the files of rainbond-ui.
 *
 * @throws Error when the locale files are not where they are expected.
 */
export function readInterface(files: ReadonlyMap<string, string>): Interface {
  const texts = {en: readLocale(ENTRY.en, files), zh: readLocale(ENTRY.zh, files)};
  for (const locale of ['en', 'zh'] as const)
    if (texts[locale].size === 0) throw new Error(`${ENTRY[locale]} of rainbond-ui is missing or holds no texts.`);
  const sources = new Map(
    [...files].filter(([file]) => !file.startsWith('src/locales')).map(([file, text]) => [file, readSource(text)]),
  );
  const importers = reachable(sources);
  const uses: Interface['uses'] = new Map();
  const untranslated = new Set<string>();
  const keys = [...new Set([...texts.en.keys(), ...texts.zh.keys()])];
  const isKey = new Set(keys);
  const addUse = (key: string, file: string, occurrences: Occurrences) =>
    uses.set(key, (uses.get(key) ?? new Map<string, Occurrences>()).set(file, occurrences));
  for (const file of [...importers.keys()].sort()) {
    const facts = sources.get(file);
    if (facts === undefined) continue;
    for (const [text, occurrences] of facts.strings) if (isKey.has(text)) addUse(text, file, occurrences);
    for (const key of facts.heads.length > 0 ? keys : [])
      if (facts.heads.some((head) => key.startsWith(head)) && !uses.get(key)?.has(file))
        addUse(key, file, {all: 1, tabs: 0});
    for (const text of facts.untranslated) if (!isKey.has(text)) untranslated.add(normalizeName(text));
  }
  untranslated.delete('');
  return {texts, uses, untranslated: [...untranslated].sort(), importers};
}

/** Texts of the source that no name looks like: addresses, commands, entities, numbers with a unit. */
const NO_NAME = /&\w+;|:\/\/|^[./]|\$|\s-\w|^[\d.]+\w{0,4}$|^.$/u;

/** Longest name in characters; longer texts are sentences that no page prints in bold. */
const LONGEST_NAME = 80;

/** Names of one version, as they are committed for the check of the pages. */
export interface NameLists {
  en: string[];
  zh: string[];
  untranslated: string[];
}

/** Sorted names of each language, each once. Texts that are no names are left out. */
export function namesOf({texts, untranslated}: Interface): NameLists {
  const tidy = (all: Iterable<string>) =>
    [...new Set([...all].map(normalizeName))]
      .filter((name) => name.length <= LONGEST_NAME && /[\p{L}\p{N}]/u.test(name))
      .sort();
  const en = tidy(texts.en.values());
  const zh = tidy(texts.zh.values());
  const known = new Set([...en, ...zh]);
  return {en, zh, untranslated: tidy(untranslated).filter((name) => !known.has(name) && !NO_NAME.test(name))};
}
