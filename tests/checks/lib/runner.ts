import type {Check, Report} from '../check';

/** Whether an argument names a file and no check. */
const isFile = (arg: string) => arg.includes('/') || /\.\w+$/.test(arg);

/**
 * The checks that the command line asks for, and the files that they are to look at.
 *
 * @param args flags, names of checks, and files from the root of the project.
 * @throws Error when a check cannot look at single files.
 */
export function selectWork(
  args: readonly string[],
  all: readonly Check[],
): {checks: Check[]; only?: ReadonlySet<string>} {
  const files = args.filter(isFile).map((file) => file.replace(/^\.\//, ''));
  const checks = selectChecks(
    args.filter((arg) => !isFile(arg)),
    all,
  );
  if (files.length === 0) return {checks};
  const unable = checks.filter(({takesFiles = false}) => !takesFiles).map(({name}) => name);
  if (unable.length > 0) {
    const able = all.filter(({takesFiles}) => takesFiles).map(({name}) => name);
    throw new Error(`Single files go with these checks alone: ${able.join(', ')}. Leave out ${unable.join(', ')}.`);
  }
  return {checks, only: new Set(files)};
}

/**
 * The checks that the command line asks for.
 *
 * @throws Error that lists the names when one is unknown.
 */
export function selectChecks(args: readonly string[], all: readonly Check[]): Check[] {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = [
    ...names.filter((name) => !all.some((check) => check.name === name)),
    ...flags.filter((flag) => flag !== '--sources' && flag !== '--build'),
  ];
  if (unknown.length > 0) {
    const known = all.map(({name, reads, purpose}) => `  ${name.padEnd(14)}${reads.padEnd(9)}${purpose}`);
    throw new Error(
      `No such check: ${unknown.join(', ')}. Use [--sources|--build] [name ...] with these names:\n${known.join('\n')}`,
    );
  }
  return all.filter(
    ({name, reads, onDemand = false}) =>
      (names.length === 0 ? !onDemand : names.includes(name)) && (flags.length === 0 || flags.includes(`--${reads}`)),
  );
}

/** The lines that tell what a check found. The last one is its summary. */
export function formatReport(
  name: string,
  {problems, looked, notes = [], unjudged = []}: Report,
): {ok: boolean; lines: string[]} {
  const found = problems.map(({file, line, message}) => `${line === undefined ? file : `${file}:${line}`}: ${message}`);
  const ok = problems.length === 0 && looked > 0;
  const summary = ok
    ? `ok  ${name} (${looked.toLocaleString('en')} looked at)`
    : `FAIL ${name}: ${problems.length > 0 ? count(problems.length, 'problem') : 'there was nothing to look at'}`;
  const told = [...notes.map((note) => `note ${name}: ${note}`), ...unjudged.map((text) => `open ${name}: ${text}`)];
  return {ok, lines: [...found, ...told, summary]};
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** A check that breaks is a check that failed, and the others still run. */
async function runSafely(check: Check, root: string, only?: ReadonlySet<string>): Promise<Report> {
  try {
    return await check.run(root, only);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {problems: [{file: `tests/checks/${check.name}.ts`, message: `broke: ${text}`}], looked: 0};
  }
}

/**
 * Runs checks and prints what they find.
 *
 * @param only files to look at, for checks that take files.
 * @returns whether all passed.
 */
export async function runChecks(
  checks: readonly Check[],
  root: string,
  print: (line: string) => void = console.log,
  only?: ReadonlySet<string>,
): Promise<boolean> {
  let failed = 0;
  for (const check of checks) {
    const {ok, lines} = formatReport(check.name, await runSafely(check, root, only));
    lines.forEach((line) => print(line));
    if (!ok) failed += 1;
  }
  print(`${checks.length - failed} passed, ${failed} failed`);
  return failed === 0;
}
