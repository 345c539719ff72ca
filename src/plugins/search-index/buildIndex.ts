import {createHash} from 'node:crypto';
import type {Locale} from '../../config/locale';
import {
  countStep,
  encodePostings,
  FORMAT,
  KINDS,
  MANIFEST,
  shardFile,
  type Catalog,
  type CatalogPage,
  type Edition,
  type HanWords,
  type LatinWords,
  type Manifest,
  type Posting,
  type Shard,
} from '../../features/search/embedded/format';
import {latinWords, termsOf} from '../../features/search/embedded/planner/terms';
import {SECTIONS} from '../../features/search/provider';
import type {IndexedPage} from './readPage';
import {chineseWords, homophoneGroups} from './homophones';
import {traditionalFor} from './traditional';

/** Bytes of terms and postings in a file: small ones cost requests, large ones bytes that a query does not need. */
const SHARD_BYTES = 4_000;

/** Bytes of text in a file, and in a part of a page. A hit needs one such file for its snippet. */
const TEXT_BYTES = 2_500;

/** A file of the index: its name below the folder of the index and its content. */
export interface IndexFile {
  name: string;
  content: string;
}

/** Rarer and longer words are names, ids or mistakes: they are not worth a correction. */
const WORD = /^[a-z][a-z0-9]{2,19}$/;

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Groups the units of a page so that each group is a file of bearable size. */
function groupTexts(page: IndexedPage): {from: number; texts: string[]}[] {
  const groups: {from: number; texts: string[]; size: number}[] = [];
  page.units.forEach(({text}, index) => {
    const last = groups.at(-1);
    const size = Buffer.byteLength(text);
    if (last && last.size + size <= TEXT_BYTES) {
      last.texts.push(text);
      last.size += size;
    } else groups.push({from: index, texts: [text], size});
  });
  return groups;
}

function splitTerms(postings: ReadonlyMap<string, Posting[]>): {from: string; shard: Shard}[] {
  const shards: {from: string; shard: Shard; size: number}[] = [];
  for (const term of [...postings.keys()].sort()) {
    const encoded = encodePostings(postings.get(term) ?? []);
    const size = Buffer.byteLength(term) + encoded.length + 6;
    let last = shards.at(-1);
    if (!last || last.size + size > SHARD_BYTES) {
      last = {from: term, shard: {}, size: 0};
      shards.push(last);
    }
    last.shard[term] = encoded;
    last.size += size;
  }
  return shards;
}

/** Words that corrections may propose: those of titles and headings, and those on at least two pages. */
function listLatin(pages: readonly IndexedPage[]): LatinWords {
  const onPages = new Map<string, number>();
  const prominent = new Set<string>();
  for (const page of pages) {
    const shown = [
      page.title,
      page.description,
      ...page.keywords,
      page.path,
      ...(page.operations ?? []).map(({id}) => id),
      ...page.units.map(({heading}) => heading),
    ];
    for (const word of shown.flatMap(latinWords)) prominent.add(word);
    for (const word of new Set([...shown, ...page.units.map(({text}) => text)].flatMap(latinWords)))
      onPages.set(word, (onPages.get(word) ?? 0) + 1);
  }
  const words = [...onPages]
    .filter(([word, count]) => WORD.test(word) && (count > 2 || prominent.has(word)))
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([word]) => word)
    .join(' ');
  return {words};
}

function listHan(pages: readonly IndexedPage[], locale: Locale): HanWords {
  if (locale !== 'zh') return {words: '', traditional: '', homophones: ''};
  const texts = pages.map((page) =>
    [page.title, ...page.units.flatMap(({heading, text}) => [heading, text])].join('\n'),
  );
  const characters = new Set(texts.join(''));
  return {
    words: chineseWords(
      texts,
      pages.flatMap((page) => [page.title, ...page.keywords, ...page.units.map(({heading}) => heading)]),
    ).join(' '),
    traditional: traditionalFor(characters),
    homophones: homophoneGroups(characters).join(' '),
  };
}

/** Pieces of a text of bearable size, cut at the ends of sentences or between words where there are such. */
function cutText(text: string): string[] {
  const pieces = [''];
  let size = 0;
  for (const part of text.match(/[^.。!！?？;；\s]+[.。!！?？;；]*\s*|[.。!！?？;；\s]+/g) ?? []) {
    const bytes = Buffer.byteLength(part);
    if (size > 0 && size + bytes > TEXT_BYTES) {
      pieces.push('');
      size = 0;
    }
    pieces[pieces.length - 1] += part;
    size += bytes;
  }
  return pieces.map((piece) => piece.trim());
}

/** Cuts the long parts of a page, so that the place of a match is known more closely. */
function cutUnits(page: IndexedPage): IndexedPage {
  return {...page, units: page.units.flatMap((unit) => cutText(unit.text).map((text) => ({...unit, text})))};
}

/**
 * Makes the files of one language's index.
 *
 * @param versions Versions of the documentation, the current one first.
 */
export function buildIndex(pages: readonly IndexedPage[], versions: readonly string[], locale: Locale): IndexFile[] {
  const files: IndexFile[] = [];
  const write = (name: string, content: unknown) => {
    files.push({name, content: JSON.stringify(content)});
    return name;
  };
  const sorted = pages.map(cutUnits).sort((a, b) => (a.path < b.path ? -1 : 1));
  const counts = new Map(sorted.map((page) => [page, page.units.map(({text}) => countTerms(text))]));
  const texts = new Map(
    sorted.map((page, index) => [
      page,
      groupTexts(page).map((group, part) => ({from: group.from, file: write(`t/${index}-${part}.json`, group.texts)})),
    ]),
  );

  const editions = versions.map((version): Edition => {
    const members = sorted.filter((page) => page.version === undefined || page.version === version);
    const postings = new Map<string, Posting[]>();
    let unit = 0;
    for (const page of members) {
      for (const terms of counts.get(page) ?? []) {
        for (const [term, occurrences] of terms) {
          const list = postings.get(term);
          const posting = {unit, count: countStep(occurrences)};
          if (list) list.push(posting);
          else postings.set(term, [posting]);
        }
        unit += 1;
      }
    }
    const catalog: Catalog = {
      pages: members.map((page): CatalogPage => ({
        path: page.path,
        title: page.title,
        description: page.description,
        ...(page.keywords.length > 0 ? {keywords: page.keywords} : {}),
        breadcrumb: page.breadcrumb,
        section: SECTIONS.indexOf(page.section),
        kind: KINDS.indexOf(page.kind),
        ...(page.version === undefined ? {} : {version: page.version}),
        ...(page.operations ? {operations: page.operations} : {}),
        units: page.units.map(({anchor, heading}) => ({anchor, heading})),
        texts: texts.get(page) ?? [],
      })),
    };
    return {
      version,
      catalog: write(`${version}/catalog.json`, catalog),
      shards: splitTerms(postings).map(({from, shard}, index) => {
        write(shardFile(version, index), shard);
        return from;
      }),
    };
  });
  const latin = write('latin.json', listLatin(sorted));
  const han = write('han.json', listHan(sorted, locale));

  const hash = createHash('sha256');
  for (const {name, content} of files) hash.update(name).update(content);
  const folder = hash.digest('hex').slice(0, 12);
  const manifest: Manifest = {format: FORMAT, folder, editions, latin, han};
  return [
    {name: MANIFEST, content: JSON.stringify(manifest)},
    ...files.map(({name, content}) => ({name: `${folder}/${name}`, content})),
  ];
}
