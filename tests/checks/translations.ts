import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Check, Problem, Report} from './check';
import {compare, isTogether, type Comparison, type Judgement} from './lib/translations/compare';
import {lockFile, LOCK_FOLDER, readLock} from './lib/translations/lock';
import {readPage, readSite} from './lib/translations/read';
import type {Side} from './lib/translations/section';
import type {ContentPage} from './lib/pages';

const COMMAND = 'npm run translation:accept';

/** How many names a message lists. */
const MAX_NAMES = 8;

const LANGUAGE = {en: 'English', zh: 'Chinese'} as const;
const place = ({file, line}: Side) => (line === undefined ? file : `${file}, line ${line}`);

/** A section whose languages do not belong together; the message names the file to change. */
function openProblem({section, verdict}: Judgement): Problem {
  const {name, en, zh, file} = section;
  const byHand = `${COMMAND} -- ${file} --reason "..."`;
  switch (verdict) {
    case 'english':
    case 'chinese': {
      const [changed, other] = verdict === 'english' ? (['en', 'zh'] as const) : (['zh', 'en'] as const);
      return {
        file: section[other].file,
        line: section[other].line,
        message:
          `section "${name}": its ${LANGUAGE[changed]} text in ${place(section[changed])} changed, but this ` +
          `${LANGUAGE[other]} text did not. Make the same change here and run ${COMMAND}; ` +
          `if nothing is to change here, run ${byHand}`,
      };
    }
    case 'mixed':
      return {
        file: zh.file,
        line: zh.line,
        message:
          `section "${name}" and its English text in ${place(en)} were each accepted, but not together. ` +
          `Compare them, then run ${byHand}`,
      };
    default: {
      const [missing, there] = zh.hash === undefined ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
      return {
        file: section[there].file,
        line: section[there].line,
        message: `section "${name}" has no ${LANGUAGE[missing]} counterpart in ${section[missing].file}: write it`,
      };
    }
  }
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => `"${name}"`);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Sections that changed in both languages, one problem for each page. */
function unrecordedProblems(judgements: readonly Judgement[]): Problem[] {
  const byFile = new Map<string, Judgement[]>();
  for (const judgement of judgements) {
    const {file} = judgement.section;
    byFile.set(file, [...(byFile.get(file) ?? []), judgement]);
  }
  return [...byFile.values()].flatMap((list): Problem[] => {
    const [first] = list;
    if (first === undefined) return [];
    const {en, zh} = first.section;
    const names = listed(list.map(({section}) => section.name));
    const where = en.file === zh.file ? 'in both languages' : `here and in ${zh.file}`;
    return [
      {
        file: en.file,
        line: en.line,
        message: `new or changed ${where}: ${names}. When both say the same, run ${COMMAND}`,
      },
    ];
  });
}

function staleProblems({stale}: Comparison): Problem[] {
  return [...new Set(stale.map(({area}) => area))].map((area) => {
    const entries = stale.filter((entry) => entry.area === area);
    const names = listed(entries.map(({file, section}) => `${file} ${section}`));
    return {file: lockFile(area), message: `holds texts that are gone: ${names}. Run ${COMMAND}`};
  });
}

/** What a comparison with the lock gives to report. */
function problemsOf(comparison: Comparison): Problem[] {
  const open = comparison.judgements.filter(({verdict}) => !isTogether(verdict));
  const unrecorded = comparison.judgements.filter(({verdict}) => isTogether(verdict) && verdict !== 'accepted');
  return [...open.map(openProblem), ...unrecordedProblems(unrecorded), ...staleProblems(comparison)];
}

/**
 * The check of the translation lock.
 *
 * @param page the only page to look at; without it, every text of the site.
 */
export function translationsOf(page?: ContentPage): Check {
  return {
    name: 'translations',
    reads: 'sources',
    purpose: 'no text changed in one language alone since both were accepted together',
    async run(root): Promise<Report> {
      const {sections, problems} = await (page === undefined ? readSite(root) : readPage(root, page));
      const {entries, faults} = await readLock(root);
      const looked = sections.length;
      // What cannot be read would count as deleted.
      if (problems.length > 0 || faults.length > 0) return {problems: [...problems, ...faults], looked};
      if (entries.length === 0)
        return {problems: [{file: LOCK_FOLDER, message: `is missing: restore it with git checkout`}], looked};
      const isGone = (file: string) => page === undefined || !existsSync(path.join(root, file));
      return {problems: problemsOf(compare(sections, entries, isGone)), looked};
    },
  };
}

/** English and Chinese texts that were accepted together are still the same two texts. */
export const translations = translationsOf();
