import type {Problem} from '../../check';
import {inBuild} from '../build';
import type {AllowedDifference} from './allowed';

/** Bytes shown of each file around the first difference: enough to see a path, a date or a name. */
const BEFORE = 30;
const BEHIND = 50;

/** Where two contents begin to differ, with what each has there. */
export function firstDifference(one: Uint8Array, other: Uint8Array): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const excerpt = (bytes: Uint8Array) =>
    JSON.stringify(Buffer.from(bytes.subarray(Math.max(0, at - BEFORE), at + BEHIND)).toString('utf8'));
  return `from byte ${at} on: ${excerpt(one)}, in the second build ${excerpt(other)}`;
}

/** A file that the builds do not share, and how it differs. */
export interface Difference {
  /** Path below build/. */
  file: string;
  message: string;
}

/** Files that only one of two builds has. */
export function unshared(first: ReadonlySet<string>, second: ReadonlySet<string>): Difference[] {
  return [
    ...[...first].filter((file) => !second.has(file)).map((file) => ({file, message: 'the second build lacks it'})),
    ...[...second].filter((file) => !first.has(file)).map((file) => ({file, message: 'only the second build has it'})),
  ];
}

/** Parts differences into problems and those that a reason excuses. */
export function judge(
  differences: readonly Difference[],
  allowed: readonly AllowedDifference[],
): {problems: Problem[]; notes: string[]} {
  const excused = ({file}: Difference) => allowed.find(({files}) => files.test(file));
  const sorted = differences.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return {
    problems: sorted
      .filter((difference) => !excused(difference))
      .map(({file, message}) => ({file: inBuild(file), message})),
    notes: allowed.flatMap((entry) => {
      const count = differences.filter((difference) => excused(difference) === entry).length;
      return count === 0 ? [] : [`${count} different, matching ${entry.files.source}: ${entry.reason}`];
    }),
  };
}
