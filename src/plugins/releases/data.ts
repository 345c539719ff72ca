import {LineCounter, parseDocument, type Document} from 'yaml';
import * as z from 'zod';

/** The file that holds every release of the platform, relative to the project. */
export const RELEASES_FILE = 'releases.yml';

/** What a release has in `docs` when no version of the documentation describes it. */
export const NO_DOCS = 'none';

/** One release of the platform. */
export interface Release {
  /** Major, minor, and patch, such as `6.2.1`. */
  version: string;
  /** Day of the release, such as `2025-04-15`. */
  date: string;
  /** Address of the release notes. */
  notes: string;
  /** Id of the documentation version that describes the release, such as `current` or `5.17`; or `none`. */
  docs: string;
}

const FIELDS = ['version', 'date', 'notes', 'docs'] as const;

const VERSION = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/;

/** Whether a text is a version of three numbers without leading zeros, such as `6.2.1`. */
export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

const numbersOf = (version: string) => version.split('.').map(Number);

/** Orders versions, the newest first. Each is one that `isVersion` accepts. */
export function newestFirst(one: string, other: string): number {
  const [mine, theirs] = [numbersOf(one), numbersOf(other)];
  return theirs.map((number, index) => number - (mine[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The release line of a version: `6.2` for `6.2.1`. */
export function lineOf(version: string): string {
  return version.slice(0, version.lastIndexOf('.'));
}

/** @param docsIds ids of the documentation versions that exist. */
function schemaOf(docsIds: readonly string[]) {
  const text = (message: string) => z.string({error: message});
  const version = 'must be three numbers, such as 6.2.1';
  const notes = 'must be an https address without spaces and brackets';
  const ids = [...docsIds.map((id) => (/^[\d.]+$/.test(id) ? `'${id}'` : id)), NO_DOCS].join(', ');
  const docs = `must be one of ${ids}; a number needs the quotes`;
  return z.array(
    z.strictObject(
      {
        version: text(version).regex(VERSION, version),
        date: z.iso.date({error: 'must be a day of the calendar, such as 2025-04-15'}),
        notes: text(notes).regex(/^https:\/\/[^\s()<>]+$/, notes),
        docs: text(docs).refine((id) => id === NO_DOCS || docsIds.includes(id), docs),
      },
      {
        error: ({code, keys}) =>
          code === 'unrecognized_keys'
            ? `has the unknown field "${String(keys)}"; use ${FIELDS.join(', ')}`
            : `must have the fields ${FIELDS.join(', ')}`,
      },
    ),
    {error: 'must be a list of releases'},
  );
}

/** Something wrong with a row, counted from 0. */
interface Fault {
  row: number;
  field: keyof Release;
  message: string;
}

/** Faults that show only between rows. All rows fit the schema. */
function faultsBetween(releases: readonly Release[]): Fault[] {
  const notes = new Map<string, string>();
  return releases.flatMap((release, row): Fault[] => {
    const {version, date} = release;
    const faults: Fault[] = [];
    const taken = notes.get(release.notes);
    if (taken !== undefined) faults.push({row, field: 'notes', message: `must not be that of ${taken}`});
    notes.set(release.notes, taken ?? version);

    const before = releases[row - 1];
    if (before === undefined) return faults;
    const order = newestFirst(before.version, version);
    if (releases.slice(0, row).some((other) => other.version === version)) {
      faults.push({row, field: 'version', message: 'must be in the list once; remove one of the rows'});
    } else if (order > 0) {
      const message = `must not be newer than ${before.version} in the row above; put the newest release first`;
      faults.push({row, field: 'version', message});
    } else if (lineOf(version) === lineOf(before.version) && date > before.date) {
      const message = `must not be after ${before.date}, the day of the later release ${before.version}`;
      faults.push({row, field: 'date', message});
    }
    return faults;
  });
}

/**
 * Reads the list of releases.
 *
 * @param source YAML text.
 * @param docsIds ids of the documentation versions that exist, such as `current` and `5.17`.
 * @param file name of the file in messages.
 * @returns the releases, the newest version first; at least one.
 * @throws Error with one line for each fault, which names file, line, row, and field.
 */
export function parseReleases(source: string, docsIds: readonly string[], file = RELEASES_FILE): Release[] {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const [broken] = document.errors;
  if (broken !== undefined) {
    throw new Error(`${file}:${broken.linePos?.[0].line ?? 1}: broken YAML: ${broken.message.split('\n')[0]}`);
  }
  const content: unknown = document.toJS();
  const result = schemaOf(docsIds).safeParse(content);
  const report = (faults: readonly string[]) => new Error(faults.join('\n'));
  if (!result.success) {
    throw report(
      result.error.issues.map(({path: [row, field], message}) =>
        typeof row === 'number'
          ? describe(file, document, lines, {row, field: field as keyof Release | undefined, message})
          : `${file}: ${message}.`,
      ),
    );
  }
  const releases: Release[] = result.data;
  if (releases.length === 0) throw new Error(`${file}: must hold at least one release.`);
  const faults = faultsBetween(releases);
  if (faults.length > 0) throw report(faults.map((fault) => describe(file, document, lines, fault)));
  return releases;
}

function describe(
  file: string,
  document: Document,
  lines: LineCounter,
  {row, field, message}: Omit<Fault, 'field'> & {field?: keyof Release},
): string {
  const at = (path: readonly (string | number)[]): {range?: [number, number, number]} | undefined => {
    const node: unknown = document.getIn(path, true);
    return typeof node === 'object' && node !== null ? node : undefined;
  };
  const start = ((field && at([row, field])) ?? at([row]))?.range?.[0];
  const line = start === undefined ? '' : `:${lines.linePos(start).line}`;
  const version: unknown = document.getIn([row, 'version']);
  const name = typeof version === 'string' ? `row ${row + 1} (${version})` : `row ${row + 1}`;
  if (field === undefined) return `${file}${line}: ${name} ${message}.`;
  const value: unknown = document.getIn([row, field]);
  const found = value === undefined ? 'is missing; it ' : `is ${JSON.stringify(value)}, `;
  return `${file}${line}: ${name}, field "${field}": ${found}${message}.`;
}
