import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {lookAtAll} from '../tests/checks/language';
import {readTextIfAny} from '../tests/checks/lib/files';
import {
  BASELINE,
  countFindings,
  formatBaseline,
  parseBaseline,
  shrink,
  type Baseline,
} from '../tests/checks/lib/language/baseline';

const total = (baseline: Baseline) =>
  Object.values(baseline).reduce(
    (sum, counts) => Object.values(counts).reduce((sumOfFile, count) => sumOfFile + count, sum),
    0,
  );

/**
 * Lowers the counts of the baseline to what is there: `npm run language:shrink`. With `-- --add RULE` it takes in
 * the findings of a rule that is new.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {add: {type: 'string', multiple: true, default: []}}});
  const root = process.cwd();
  const before = parseBaseline((await readTextIfAny(root, BASELINE)) ?? '{}');
  const looked = await lookAtAll(root);
  const found = Object.fromEntries(looked.map(({file, findings}) => [file, countFindings(findings)]));
  const known = new Set(looked.flatMap(({findings}) => findings.map(({rule}) => rule)));
  const idle = values.add.filter((rule) => !known.has(rule));
  if (idle.length > 0)
    throw new Error(`No findings of ${idle.join(', ')}. Rules with findings: ${[...known].sort().join(', ')}`);
  const after = shrink(before, found, values.add);
  await writeFile(path.join(root, BASELINE), formatBaseline(after));
  console.log(`${BASELINE}: ${total(before)} findings before, ${total(after)} now`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
