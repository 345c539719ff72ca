import {z} from 'zod';
import {listFiles, readText} from '../files';
import type {Section} from './section';

/** Folder of the lock: one file for each area, one line for each section. */
export const LOCK_FOLDER = 'i18n/translations.lock';

const HASH = z.string().regex(/^[0-9a-f]{12}$/, 'must be 12 hexadecimal digits');

/** A line of a lock file: hashes of the two texts of a section that were accepted together. */
const LINE = z.strictObject({
  file: z.string().min(1),
  section: z.string().min(1),
  en: HASH,
  zh: HASH,
  /** Why one language changed alone. */
  reason: z.string().min(1).optional(),
});
export type Entry = Readonly<
  z.infer<typeof LINE> & {
    /** Lock file that holds the line, as in `Section`. */
    area: string;
  }
>;

/** The lock as it is in the files. */
export interface Lock {
  entries: Entry[];
  /** Lines that are no entries. */
  faults: {file: string; line: number; message: string; isConflict: boolean}[];
}

/** Marks that Git leaves in a file when a merge met a conflict. */
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;

/** Name of the lock file of an area, such as `docs`. */
export const lockFile = (area: string): string => `${LOCK_FOLDER}/${area}.jsonl`;

function parseLine(text: string): z.infer<typeof LINE> | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'is broken JSON';
  }
  const {data, error} = LINE.safeParse(value);
  return data ?? error.issues.map(({path, message}) => `${path.join('.')}: ${message}`).join('; ');
}

/**
 * Reads a lock file. Of a conflict, the entries of both branches count: each pair of texts was accepted by somebody.
 *
 * @param file its path, which names the area.
 */
export function parseLock(file: string, source: string): Lock {
  const lock: Lock = {entries: [], faults: []};
  const area = file.slice(LOCK_FOLDER.length + 1).replace(/\.jsonl$/, '');
  source.split('\n').forEach((text, index) => {
    if (text.trim() === '') return;
    const line = index + 1;
    if (CONFLICT.test(text)) {
      const message = 'a conflict of a merge is left: run npm run translation:accept';
      lock.faults.push({file, line, message, isConflict: true});
      return;
    }
    const entry = parseLine(text);
    if (typeof entry !== 'string') lock.entries.push({...entry, area});
    else
      lock.faults.push({
        file,
        line,
        message: `${entry}. Restore the line from Git, or correct it`,
        isConflict: false,
      });
  });
  return lock;
}

/** Reads every lock file of a project. */
export async function readLock(root: string): Promise<Lock> {
  const files = (await listFiles(root, LOCK_FOLDER)).filter((file) => file.endsWith('.jsonl'));
  const locks = await Promise.all(files.map(async (file) => parseLock(file, await readText(root, file))));
  return {entries: locks.flatMap(({entries}) => entries), faults: locks.flatMap(({faults}) => faults)};
}

/** The lines of a lock file, in an order that does not depend on the machine. */
export function formatLock(entries: readonly Entry[]): string {
  const lines = entries.map(({file, section, en, zh, reason}) => ({
    key: `${file}\n${section}\n${en}\n${zh}`,
    text: JSON.stringify({file, section, en, zh, reason}),
  }));
  return lines
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({text}) => `${text}\n`)
    .join('');
}

/** The entry of a section whose two texts were accepted together; undefined while a language lacks it. */
export function entryOf({area, file, name, en, zh}: Section, reason?: string): Entry | undefined {
  if (en.hash === undefined || zh.hash === undefined) return undefined;
  return {area, file, section: name, en: en.hash, zh: zh.hash, ...(reason === undefined ? {} : {reason})};
}
