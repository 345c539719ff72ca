import {parseArgs} from 'node:util';
import type {Judgement} from '../../tests/checks/lib/translations/compare';
import type {Section} from '../../tests/checks/lib/translations/section';

const USAGE =
  'Use npm run translation:accept, which records what changed in both languages, or ' +
  'npm run translation:accept -- FILE [--section "#heading-id"] --reason "why one language changed alone".';

/** What the command line asks for. */
export interface Options {
  /** Files in either language; none means every file. */
  files: string[];
  /** Name of the only section that is meant. */
  section?: string;
  /** Why one language changed alone. */
  reason?: string;
  /** Whether a project without a lock gets its first one. */
  init: boolean;
}

/**
 * Reads the command line.
 *
 * @throws Error that shows the form of the command.
 */
export function parseOptions(args: readonly string[]): Options {
  const {values, positionals} = parse(args);
  const reason = values.reason?.trim();
  if (reason === '') throw new Error(`The reason is empty. ${USAGE}`);
  if (reason !== undefined && positionals.length === 0)
    throw new Error(`A reason belongs to a change in one file: name the file. ${USAGE}`);
  if (values.section !== undefined && positionals.length === 0)
    throw new Error(`Name the file of section "${values.section}". ${USAGE}`);
  return {
    files: positionals.map((file) => file.replace(/^\.\//, '')),
    section: values.section,
    reason,
    init: values.init ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {reason: {type: 'string'}, section: {type: 'string'}, init: {type: 'boolean'}},
    });
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}. ${USAGE}`, {cause});
  }
}

/**
 * Tells which sections the options mean.
 *
 * @throws Error when a named file has no section.
 */
export function selector({files, section}: Options, sections: readonly Section[]): (judgement: Judgement) => boolean {
  const isIn = (wanted: string, {file, name, en, zh}: Section) =>
    [file, en.file, zh.file].includes(wanted) && (section === undefined || name === section);
  for (const file of files) {
    if (sections.some((candidate) => isIn(file, candidate))) continue;
    const what = section === undefined ? 'no text of the translation lock' : `no section "${section}"`;
    throw new Error(`${file} holds ${what}. ${USAGE}`);
  }
  return ({section: candidate}) => files.length === 0 || files.some((file) => isIn(file, candidate));
}
