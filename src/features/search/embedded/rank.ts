import {SECTIONS, type Section} from '../provider';
import {KINDS, type Catalog, type CatalogPage, type Posting} from './format';
import {fitEndpoint} from './planner/endpoint';
import {phraseOf, type Alternative, type Concept, type Plan, type Term} from './planner/plan';
import {latinWords, stem, termsOf} from './planner/terms';

/** Where a term may occur, outside the body. */
const FIELDS = ['title', 'heading', 'operation', 'description', 'breadcrumb', 'path', 'keywords'] as const;
type Field = (typeof FIELDS)[number];
const FIELD_BITS = 8;

/** What counts how much. Tuned with the half `tune` of tests/search/queries.*.json; see tests/search/README.md. */
const TUNING = {
  /** A match by its place. */
  title: 4.2,
  heading: 3,
  operation: 10,
  description: 3.2,
  breadcrumb: 2.5,
  path: 3,
  keywords: 3.9,
  /** A term that occurs once in the body; more often counts up to 1.6 times that. */
  body: 0.7,
  /** How fast a page falls with each word that it lacks. */
  coveragePower: 2.5,
  /** What a page keeps of its score, at least, when its words occur in different parts. */
  closestFloor: 0.65,
  /** Additions for titles and headings that say what the reader says. */
  titleCoverage: 5.5,
  titlePhrase: 7,
  headingPhrase: 4,
  keywordPhrase: 5,
  /** How sure a page is that has the reader's words as a keyword; 1 is as sure as the title. */
  keywordCertainty: 0.2,
  /** Weight of words that ask to show something against others. */
  weak: 0.5,
  /** Operations of the API, posts, and pages outside of both against documents. */
  operationPage: 0.45,
  post: 0.4,
  otherPage: 0.55,
  /** Pages of the section where the reader is. */
  sameSection: 1.08,
  /** Weight of an optional concept against others. */
  optional: 0.55,
};

const BODY = [0, 1, 1.25, 1.45, 1.6];

/** One version of the documentation, ready for queries. */
export interface Index {
  version: string;
  pages: readonly CatalogPage[];
  /** Page of each unit. */
  pageOf: readonly number[];
  /** First unit of each page. */
  firstUnit: readonly number[];
  /** Per term: unit * FIELD_BITS + field. */
  fields: ReadonlyMap<string, readonly number[]>;
  /** Stems of words in titles, headings and names, by the word as written, for prefixes. */
  surfaces: ReadonlyMap<string, string>;
  titlePhrases: readonly string[];
  headingPhrases: readonly string[];
  /** Keywords of each page as phrases. */
  keywordPhrases: readonly (readonly string[])[];
  titleTerms: readonly ReadonlySet<string>[];
}

/** Words by which readers ask for the API; its pages rarely name themselves so. */
const API = ['API', 'OpenAPI', '接口'];

/** The part of an address that tells pages apart: English words even on Chinese pages. */
function lastParts(page: CatalogPage): string {
  return page.operations
    ? ''
    : page.path
        .split('/')
        .slice(-2)
        .join(' ')
        .replace(/^(?:docs|blog)\b/, '');
}

/** Makes a catalog ready for queries. Takes some 30 ms for 300 pages. */
export function indexCatalog(version: string, {pages}: Catalog): Index {
  const pageOf: number[] = [];
  const firstUnit: number[] = [];
  const fields = new Map<string, number[]>();
  const surfaces = new Map<string, string>();
  const headingPhrases: string[] = [];
  const add = (unit: number, field: Field, text: string) => {
    const key = unit * FIELD_BITS + FIELDS.indexOf(field);
    for (const term of new Set(termsOf(text))) {
      const list = fields.get(term);
      if (list) list.push(key);
      else fields.set(term, [key]);
    }
    if (field !== 'description') for (const word of latinWords(text)) surfaces.set(word, stem(word));
  };
  pages.forEach((page, number) => {
    const first = pageOf.length;
    firstUnit.push(first);
    add(first, 'title', page.title);
    add(first, 'description', page.description);
    add(first, 'breadcrumb', [...page.breadcrumb, ...(SECTIONS[page.section] === 'api' ? API : [])].join(' / '));
    add(first, 'path', lastParts(page));
    if (page.keywords) add(first, 'keywords', page.keywords.join(' / '));
    for (const {id, method, path} of page.operations ?? []) add(first, 'operation', `${id} ${method} ${path}`);
    page.units.forEach(({heading}, offset) => {
      pageOf.push(number);
      headingPhrases.push(heading === '' ? '' : phraseOf(heading));
      if (heading !== '') add(first + offset, 'heading', heading);
    });
  });
  return {
    version,
    pages,
    pageOf,
    firstUnit,
    fields,
    surfaces,
    titlePhrases: pages.map(({title}) => phraseOf(title)),
    headingPhrases,
    keywordPhrases: pages.map(({keywords = []}) => keywords.map(phraseOf)),
    titleTerms: pages.map(({title}) => new Set(termsOf(phraseOf(title)))),
  };
}

/** Positions of terms in the texts of pages. */
export interface Bodies {
  get: (term: string) => readonly Posting[];
  /** Terms that begin so. */
  startingWith: (prefix: string) => string[];
}

/** Matches of a concept: weight by place. */
interface Matches {
  fields: Map<number, number>;
  units: Map<number, number>;
  /** Pages that hold it in any way, and how far they cover it, from 0 to 1. */
  pages: Map<number, number>;
  /** Pages with it in the title, a heading, the keywords or the name of the operation. */
  shown: Set<number>;
  /** How many of them hold the reader's own word; all, when none does. */
  holding: number;
}

function expand(term: Term, index: Index, bodies: Bodies): string[] {
  if (!term.prefix) return [term.text];
  const found = new Set<string>();
  for (const [word, itsStem] of index.surfaces) if (word.startsWith(term.text)) found.add(itsStem);
  for (const known of index.fields.keys()) if (known.startsWith(term.text)) found.add(known);
  // A single character begins too many words to look into bodies for it.
  if ([...term.text].length > 1) for (const known of bodies.startingWith(term.text)) found.add(known);
  return [...found];
}

function keep<T>(first: Map<T, number> | undefined, next: Map<T, number>): Map<T, number> {
  if (!first) return next;
  const both = new Map<T, number>();
  for (const [key, value] of first) {
    const other = next.get(key);
    if (other !== undefined) both.set(key, Math.min(value, other));
  }
  return both;
}

function matchAlternative(alternative: Alternative, index: Index, bodies: Bodies) {
  let fields: Map<number, number> | undefined;
  let units: Map<number, number> | undefined;
  for (const term of alternative.terms) {
    const inFields = new Map<number, number>();
    const inUnits = new Map<number, number>();
    for (const text of expand(term, index, bodies)) {
      for (const key of index.fields.get(text) ?? []) inFields.set(key, 1);
      for (const {unit, count} of bodies.get(text)) inUnits.set(unit, Math.max(inUnits.get(unit) ?? 0, count));
    }
    fields = keep(fields, inFields);
    units = keep(units, inUnits);
  }
  return {fields: fields ?? new Map<number, number>(), units: units ?? new Map<number, number>()};
}

function matchConcept(concept: Concept, index: Index, bodies: Bodies): Matches {
  const matches: Matches = {fields: new Map(), units: new Map(), pages: new Map(), shown: new Set(), holding: 0};
  const cover = (unit: number, value: number) => {
    const page = index.pageOf[unit] ?? -1;
    matches.pages.set(page, Math.max(matches.pages.get(page) ?? 0, value));
  };
  for (const alternative of concept.alternatives) {
    const {fields, units} = matchAlternative(alternative, index, bodies);
    for (const key of fields.keys()) {
      matches.fields.set(key, Math.max(matches.fields.get(key) ?? 0, alternative.weight));
      const unit = Math.floor(key / FIELD_BITS);
      cover(unit, alternative.cover);
      if (SHOWN.has(FIELDS[key % FIELD_BITS] ?? 'path')) matches.shown.add(index.pageOf[unit] ?? -1);
    }
    for (const [unit, count] of units) {
      const value = (BODY[count] ?? 1) * TUNING.body * alternative.weight;
      matches.units.set(unit, Math.max(matches.units.get(unit) ?? 0, value));
      cover(unit, alternative.cover);
    }
  }
  const own = [...matches.pages.values()].filter((value) => value >= OWN_WORD).length;
  // A Chinese character is hardly ever alone in a text, so how often it is says nothing.
  matches.holding = own > 0 && [...concept.text].length > 1 ? own : matches.pages.size;
  return matches;
}

/** Places that say what a page is about. */
const SHOWN: ReadonlySet<Field> = new Set(['title', 'heading', 'keywords', 'operation']);

/** A page that covers a concept so far holds the word itself, or one that begins so. */
const OWN_WORD = 0.95;

export interface RankOptions {
  section?: Section;
  from?: Section;
  /** Only pages of this version, without those of none: for older versions in a search of all. */
  onlyVersioned?: boolean;
}

/** A page that answers, with the part of it that answers best. */
export interface Ranked {
  page: CatalogPage;
  /** Number of the unit within the page. */
  unit: number;
  /** Whether the text of that part matches, and not only its title or heading. */
  inText: boolean;
  /** The reader wrote its title, or the name or path of its operation: nothing else can be meant. */
  certain: boolean;
  /** It holds every word of the reader, not only others for the same. */
  complete: boolean;
  score: number;
}

export interface Ranking {
  pages: Ranked[];
  /** Concepts that no page holds. */
  missing: Concept[];
}

interface Candidate {
  /** Per concept: what it counts here. */
  values: number[];
  found: boolean[];
  /** Share of each unit: per unit, its content. */
  units: Map<number, {mass: number; value: number}>;
}

/** How closely a phrase fits a title or heading: 1 the same, less for a part of it. */
function phraseFit(phrase: string, text: string): number {
  if (phrase === '' || text === '') return 0;
  if (text === phrase) return 1;
  if (phrase.length < 2) return 0;
  const at = text.indexOf(phrase);
  const startsWord =
    at === 0 ||
    (at > 0 && (!/[a-z0-9]/.test(phrase[0] ?? '') || text[at - 1] === ' ' || !/[a-z0-9]/.test(text[at - 1] ?? '')));
  if (at >= 0 && startsWord) return 0.35 + 0.4 * (phrase.length / text.length) + (at === 0 ? 0.1 : 0);
  return 0;
}

/**
 * Share of the best score from which on a page counts that has other words for the reader's, or some of them only:
 * such come along by chance where other pages fit far better. The pages wanted in the half `tune` have 0.14 and more.
 */
const TAIL = 0.12;

/** Words of tasks that every page is about. */
const WEAK = new Set('see view show look list check find tell 看 查看 查 查询 获取 显示'.split(' '));

/** Ranks the pages of one version. */
export function rank(plan: Plan, index: Index, bodies: Bodies, options: RankOptions): Ranking {
  const total = index.pages.length;
  const matches = plan.concepts.map((concept) => matchConcept(concept, index, bodies));
  const rarity = matches.map(({holding}, number) => {
    // A word that no page has weighs more than any that one has.
    const value = Math.log(1 + total / (holding === 0 ? 1 : Math.max(holding, 3) + 0.5));
    const concept = plan.concepts[number];
    return value * (concept?.optional ? TUNING.optional : concept && WEAK.has(concept.text) ? TUNING.weak : 1);
  });
  const required = plan.concepts.map((concept, number) => (concept.optional ? 0 : (rarity[number] ?? 0)));
  const mass = required.reduce((sum, value) => sum + value, 0);
  const requiredCount = plan.concepts.filter((concept) => !concept.optional).length;

  const candidates = new Map<number, Candidate>();
  const candidate = (page: number): Candidate => {
    let found = candidates.get(page);
    if (!found) {
      found = {values: plan.concepts.map(() => 0), found: plan.concepts.map(() => false), units: new Map()};
      candidates.set(page, found);
    }
    return found;
  };
  matches.forEach(({fields, units}, number) => {
    const best = new Map<number, number[]>();
    const perUnit = new Map<number, number>();
    for (const [key, weight] of fields) {
      const unit = Math.floor(key / FIELD_BITS);
      const field = FIELDS[key % FIELD_BITS] ?? 'title';
      const page = index.pageOf[unit] ?? 0;
      const list = best.get(page) ?? FIELDS.map(() => 0);
      list[key % FIELD_BITS] = Math.max(list[key % FIELD_BITS] ?? 0, weight * TUNING[field]);
      best.set(page, list);
      if (field === 'heading' || field === 'title' || field === 'operation')
        perUnit.set(unit, (perUnit.get(unit) ?? 0) + 2 * weight);
    }
    const bodies = new Map<number, {best: number; sum: number}>();
    for (const [unit, value] of units) {
      const page = index.pageOf[unit] ?? 0;
      const here = bodies.get(page) ?? {best: 0, sum: 0};
      bodies.set(page, {best: Math.max(here.best, value), sum: here.sum + value});
      perUnit.set(unit, (perUnit.get(unit) ?? 0) + value);
    }
    for (const [page, list] of best) {
      const here = candidate(page);
      here.values[number] = list.reduce((sum, value) => sum + value, 0);
      here.found[number] = true;
    }
    for (const [page, {best: top, sum}] of bodies) {
      const here = candidate(page);
      here.values[number] = (here.values[number] ?? 0) + top + Math.min(1, (sum - top) * 0.2);
      here.found[number] = true;
    }
    for (const [unit, value] of perUnit) {
      const here = candidate(index.pageOf[unit] ?? 0);
      const share = here.units.get(unit) ?? {mass: 0, value: 0};
      here.units.set(unit, {
        mass: share.mass + (required[number] ?? 0),
        value: share.value + (rarity[number] ?? 0) * value,
      });
    }
  });

  if (plan.endpoint)
    index.pages.forEach((page, number) => {
      if (operationFit(plan, page, () => 0) > 0) candidate(number);
    });

  const ranked: Ranked[] = [];
  let best = 0;
  for (const [number, {values, found, units}] of candidates) {
    const page = index.pages[number];
    if (!page) continue;
    const section = SECTIONS[page.section] ?? 'pages';
    if (options.section !== undefined && section !== options.section) continue;
    if (options.onlyVersioned && page.version === undefined) continue;
    const operation = KINDS[page.kind] === 'operation';
    const endpoint = operationFit(plan, page, (id) => fitName(plan, id));

    const covered =
      mass === 0
        ? 1
        : required.reduce((sum, value, at) => sum + value * (matches[at]?.pages.get(number) ?? 0), 0) / mass;
    const foundCount = plan.concepts.filter((concept, at) => !concept.optional && found[at]).length;
    const first = index.firstUnit[number] ?? 0;
    const titleFit = phraseFit(plan.phrase, index.titlePhrases[number] ?? '');
    // One of three words, or one of two that is not even in a title, is chance.
    const keywordFit = (index.keywordPhrases[number] ?? []).reduce(
      (best, keyword) => Math.max(best, phraseFit(plan.phrase, keyword), phraseFit(keyword, plan.phrase)),
      0,
    );
    const shown = plan.concepts.some((concept, at) => !concept.optional && matches[at]?.shown.has(number));
    const enough =
      endpoint > 0 || titleFit > 0 || keywordFit > MOST_OF || isEnough(foundCount, requiredCount, covered, shown);
    if (!enough) continue;

    let closest = 0;
    let unit = 0;
    let bestUnit = -1;
    let headingFit = 0;
    for (const [at, share] of units) {
      closest = Math.max(closest, mass === 0 ? 1 : share.mass / mass);
      const fit = phraseFit(plan.phrase, index.headingPhrases[at] ?? '');
      headingFit = Math.max(headingFit, fit);
      const value = share.value * (0.3 + (mass === 0 ? 1 : share.mass / mass)) * (1 + 2 * fit);
      if (value > bestUnit) {
        bestUnit = value;
        unit = at - first;
      }
    }
    const titleTerms = index.titleTerms[number] ?? new Set<string>();
    const inTitle = titleCoverage(plan, matches, index, number, titleTerms);
    const titleKey = first * FIELD_BITS + FIELDS.indexOf('title');
    const titleShare =
      mass === 0
        ? 0
        : required.reduce((sum, value, at) => sum + (matches[at]?.fields.has(titleKey) ? value : 0), 0) / mass;

    const sum = values.reduce((all, value, at) => all + value * (rarity[at] ?? 0), 0);
    let score = sum * spread(TUNING.closestFloor, closest);
    score +=
      mass *
      (TUNING.titleCoverage * inTitle * titleShare +
        TUNING.titlePhrase * titleFit +
        TUNING.headingPhrase * headingFit +
        TUNING.keywordPhrase * keywordFit);
    score *= covered ** TUNING.coveragePower;
    score *= operation && endpoint === 0 ? (options.from === 'api' || asksForApi(plan) ? 1 : TUNING.operationPage) : 1;
    if (section === 'blog') score *= TUNING.post;
    if (section === 'pages') score *= TUNING.otherPage;
    if (options.from === section) score *= TUNING.sameSection;
    // A reviewed keyword says that the page is the answer; a title of exactly those words still ranks above it.
    const certainty = Math.max(endpoint, titleFit === 1 ? 1 : 0, keywordFit === 1 ? TUNING.keywordCertainty : 0);
    best = Math.max(best, score);
    score += certainty * CERTAIN;
    if (titleFit >= 0.9 || (titleFit > 0 && inTitle >= 0.8)) unit = 0;
    ranked.push({
      page,
      unit,
      certain: certainty > 0,
      complete: covered >= OWN_WORD,
      inText: matches.some((match) => match.units.has(first + unit)),
      score,
    });
  }
  ranked.sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1));
  return {
    pages: ranked.filter(({certain, complete, score}) => certain || complete || score >= TAIL * best),
    missing: plan.concepts.filter((concept, at) => !concept.optional && matches[at]?.pages.size === 0),
  };
}

/** Fit of a keyword that makes up most of what the reader wrote. */
const MOST_OF = 0.65;

/** More than any other score: a page whose title, name or path the reader wrote ranks above all others. */
const CERTAIN = 1000;

/** Letters of a name from which on its beginning is more than a word of its own. */
const NAME_BEGINNING = 6;

/** How well the best of a page's calls fits what the reader wrote: its address or its name. */
function operationFit({endpoint}: Plan, {operations = []}: CatalogPage, fitOf: (id: string) => number): number {
  return Math.max(0, ...operations.map((call) => Math.max(endpoint ? fitEndpoint(endpoint, call) : 0, fitOf(call.id))));
}

/** How well the reader's words fit the name of an operation: 1 the same, less while it is being typed. */
function fitName({concepts, phrase}: Plan, id: string): number {
  const name = id.toLowerCase();
  if (concepts.some(({text}) => text === name)) return 1;
  const [only] = concepts;
  // `create` begins many names and is a word: only what goes on into the second word of a name counts.
  const [firstWord = ''] = /^[a-z]+/.exec(id) ?? [];
  const begins = only && concepts.length === 1 && only.text.length >= NAME_BEGINNING && name.startsWith(only.text);
  return begins && only.text.length > firstWord.length && !phrase.includes(' ')
    ? 0.5 + 0.4 * (only.text.length / name.length)
    : 0;
}

/** Whether the reader names the API itself. */
function asksForApi({concepts}: Plan): boolean {
  return concepts.some(({text}) => API.some((word) => text === word.toLowerCase()));
}

/** From `floor` to 1. */
function spread(floor: number, share: number): number {
  return floor + (1 - floor) * share;
}

function isEnough(found: number, wanted: number, covered: number, shown: boolean): boolean {
  if (wanted <= 1) return found === wanted && wanted === 1;
  if (wanted === 2) return found === 2 || (shown && covered >= 0.5);
  if (wanted === 3 && found < 3 && !shown) return false;
  // One strange word weighs much; among several that say what a page is about, it is the one that does not count.
  return found / wanted >= 0.4 && (covered >= 0.4 || (shown && wanted > 3 && found / wanted >= 0.6));
}

/** Share of a title's terms that the query names in its own words. */
function titleCoverage(
  plan: Plan,
  matches: readonly Matches[],
  index: Index,
  page: number,
  titleTerms: ReadonlySet<string>,
): number {
  if (titleTerms.size === 0) return 0;
  const key = (index.firstUnit[page] ?? 0) * FIELD_BITS + FIELDS.indexOf('title');
  let named = 0;
  plan.concepts.forEach((concept, number) => {
    const weight = matches[number]?.fields.get(key);
    if (weight === undefined) return;
    named += weight * Math.max(1, concept.alternatives[0]?.terms.length ?? 1);
  });
  return Math.min(1, named / titleTerms.size);
}
