import type {Check, Report} from '../check';

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
async function runSafely(check: Check, root: string): Promise<Report> {
  try {
    return await check.run(root);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {problems: [{file: `tests/checks/${check.name}.ts`, message: `broke: ${text}`}], looked: 0};
  }
}

/**
 * Runs checks and prints what they find.
 *
 * @returns whether all passed.
 */
export async function runChecks(
  checks: readonly Check[],
  root: string,
  print: (line: string) => void = console.log,
): Promise<boolean> {
  let failed = 0;
  for (const check of checks) {
    const {ok, lines} = formatReport(check.name, await runSafely(check, root));
    lines.forEach((line) => print(line));
    if (!ok) failed += 1;
  }
  print(`${checks.length - failed} passed, ${failed} failed`);
  return failed === 0;
}
