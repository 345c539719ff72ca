import {z} from 'zod';
import type {Problem} from '../../check';
import type {Finding} from './findings';

/** Findings that were there before their rule: number per file and rule. It only shrinks. */
export type Baseline = Record<string, Record<string, number>>;

/** Where the baseline is, from the root of the project. */
export const BASELINE = 'tests/checks/language/baseline.json';

const FORM = z.record(z.string(), z.record(z.string(), z.number().int().positive()));
const SHRINK = 'run npm run language:shrink and commit the result';

/**
 * Reads the text of a baseline.
 *
 * @throws Error that names the file and what is wrong with it.
 */
export function parseBaseline(source: string): Baseline {
  let content: unknown;
  try {
    content = JSON.parse(source);
  } catch (cause) {
    throw new Error(`${BASELINE} is broken JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
  const {data, error} = FORM.safeParse(content);
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(
    `${BASELINE} must hold {"file": {"rule": number above 0}}: ${issue?.path.map(String).join(' > ')}: ${issue?.message}`,
  );
}

const byName = <Value>([a]: [string, Value], [b]: [string, Value]) => (a < b ? -1 : 1);

/** The text of a baseline: sorted, so that changes read well, and without empty files. */
export function formatBaseline(baseline: Baseline): string {
  const files = Object.entries(baseline)
    .map(([file, counts]) => [file, Object.fromEntries(Object.entries(counts).sort(byName))] as [string, object])
    .filter(([, counts]) => Object.keys(counts).length > 0)
    .sort(byName);
  return `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`;
}

/** Number of findings of a file for each rule. */
export function countFindings(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {rule} of findings) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}

/** What a file has more, or fewer, of than its part of the baseline. */
export function compareFile(
  file: string,
  findings: readonly Finding[],
  allowed: Record<string, number> = {},
): Problem[] {
  const counts = countFindings(findings);
  const more = Object.keys(counts)
    .filter((rule) => (counts[rule] ?? 0) > (allowed[rule] ?? 0))
    .flatMap((rule) => {
      const known = allowed[rule] ?? 0;
      const note =
        known > 0 ? `; the baseline has ${known} of this rule in this file, now there are ${counts[rule]}` : '';
      return findings
        .filter((finding) => finding.rule === rule)
        .map(({line, message}) => ({file, line, message: `${message}${note}`}));
    });
  const fewer = Object.entries(allowed)
    .filter(([rule, known]) => (counts[rule] ?? 0) < known)
    .map(([rule, known]) => ({
      file,
      message: `has ${counts[rule] ?? 0} of "${rule}", and the baseline ${known}: ${SHRINK}`,
    }));
  return [...more, ...fewer];
}

/** Files of the baseline that are gone. */
export function goneFiles(baseline: Baseline, files: ReadonlySet<string>): Problem[] {
  return Object.keys(baseline)
    .filter((file) => !files.has(file))
    .map((file) => ({file: BASELINE, message: `${file} is gone: ${SHRINK}`}));
}

/**
 * The baseline with the counts of today where they are lower. Nothing grows, except for rules that are new to it.
 *
 * @param found number of findings of each file and rule today.
 * @param newRules rules whose findings of today are all to be added.
 * @throws Error when the baseline has findings of one of them already.
 */
export function shrink(baseline: Baseline, found: Baseline, newRules: readonly string[] = []): Baseline {
  const known = newRules.find((rule) => Object.values(baseline).some((counts) => rule in counts));
  if (known !== undefined) throw new Error(`${BASELINE} has findings of "${known}" already: fix the new ones.`);
  const shrunk: Baseline = {};
  for (const [file, counts] of Object.entries(found)) {
    const before = baseline[file] ?? {};
    shrunk[file] = Object.fromEntries(
      Object.entries(counts)
        .map(([rule, count]) => [rule, newRules.includes(rule) ? count : Math.min(count, before[rule] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
  }
  return shrunk;
}
