/** One language of a section. */
export interface Side {
  /** File that holds the text, or that should. */
  file: string;
  /** Line in the file, from 1, where one is known. */
  line?: number;
  /** Hash of the canonical text; undefined where this language lacks the section. */
  hash?: string;
}

/** A part of the site that is translated as a whole: a section of a page, a message, an operation of the API. */
export interface Section {
  /** Name of the lock file that records it, such as `docs`. */
  area: string;
  /** File under which the lock records it. */
  file: string;
  /** Unique in its file: `#heading-id`, `title`, the id of a message. Ends with `[2]` where only its place names it. */
  name: string;
  en: Side;
  zh: Side;
}

/** A section of one file in one language, before it meets its translation. */
export interface FileSection {
  name: string;
  line?: number;
  hash: string;
}

/** Name without the number of its place: sections of one group are told apart by their texts, not by their order. */
export const groupOf = (name: string): string => name.replace(/\[\d+\]$/, '');

/** Brings the sections of two files together by their names, in the order of the first file. */
export function pairSections(
  place: {area: string; file: string; en: string; zh: string},
  en: readonly FileSection[],
  zh: readonly FileSection[],
): Section[] {
  const [englishByName, chineseByName] = [en, zh].map(
    (list) => new Map(list.map((section) => [section.name, section])),
  );
  const names = new Set([...en, ...zh].map(({name}) => name));
  return [...names].map((name) => {
    const [english, chinese] = [englishByName?.get(name), chineseByName?.get(name)];
    return {
      area: place.area,
      file: place.file,
      name,
      en: {file: place.en, line: english?.line, hash: english?.hash},
      zh: {file: place.zh, line: chinese?.line, hash: chinese?.hash},
    };
  });
}

/** Gives names that occur more than once the number of their place: `label`, `label[2]`. */
export function numbered<Item extends {name: string}>(items: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = (counts.get(item.name) ?? 0) + 1;
    counts.set(item.name, count);
    return count === 1 ? item : {...item, name: `${item.name}[${count}]`};
  });
}
