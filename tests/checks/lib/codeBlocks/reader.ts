/** What is wrong in a block. */
export interface Fault {
  /** Line in the code, from 1. */
  line: number;
  message: string;
}

/** What a reader found. */
export interface Reading {
  /** One list per block, in the order of the blocks. */
  faults: Fault[][];
  /** Why blocks were not read, such as a program that is missing. */
  note?: string;
}

/** Reads all blocks of a language at once, so that a program is started once and not once per block. */
export type Reader = (codes: readonly string[]) => Promise<Reading>;

/** A reader out of a function that reads one block. */
export function each(read: (code: string) => Fault[] | Promise<Fault[]>): Reader {
  return async (codes) => {
    const faults: Fault[][] = [];
    for (const code of codes) faults.push(await read(code));
    return {faults};
  };
}

/** A reader that could not do its work, which is worth a note and no failure. */
export function unread(codes: readonly string[], note: string): Reading {
  return {faults: codes.map(() => []), note};
}

/** Line of an offset, from 1. */
export function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}

/** The message of whatever was thrown, on one line. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
}
