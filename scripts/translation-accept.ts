import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../tests/checks/lib/files';
import {accept, type Acceptance} from '../tests/checks/lib/translations/accept';
import {compare, type Judgement} from '../tests/checks/lib/translations/compare';
import {formatLock, LOCK_FOLDER, lockFile, readLock, type Entry} from '../tests/checks/lib/translations/lock';
import {readSite} from '../tests/checks/lib/translations/read';
import {parseOptions, selector} from './translation-accept/options';

/** Rewrites the lock files and deletes those without an entry. */
async function writeLock(root: string, entries: readonly Entry[]): Promise<void> {
  await mkdir(path.join(root, LOCK_FOLDER), {recursive: true});
  const areas = [...new Set(entries.map(({area}) => area))];
  for (const area of areas) {
    const text = formatLock(entries.filter((entry) => entry.area === area));
    await writeFile(path.join(root, lockFile(area)), text);
  }
  const files = new Set(areas.map(lockFile));
  for (const file of await listFiles(root, LOCK_FOLDER)) if (!files.has(file)) await rm(path.join(root, file));
}

const name = ({section: {file, name: section}}: Judgement) => `${file} ${section}`;

/** Why a section stays open, in one line. */
function refusal(judgement: Judgement): string {
  const {section, verdict} = judgement;
  const [changed, other] = verdict === 'chinese' ? [section.zh, section.en] : [section.en, section.zh];
  if (verdict === 'alone') {
    const [there, missing] = section.zh.hash === undefined ? [section.en, section.zh] : [section.zh, section.en];
    return `${name(judgement)}: only in ${there.file}, missing in ${missing.file}`;
  }
  if (verdict === 'mixed') return `${name(judgement)}: both texts were accepted, but not together (a merge?)`;
  return `${name(judgement)}: changed in ${changed.file}, unchanged in ${other.file}`;
}

function report({accepted, refused}: Acceptance): void {
  for (const judgement of accepted) console.log(`accepted (${judgement.verdict}): ${name(judgement)}`);
  for (const judgement of refused) console.error(`open: ${refusal(judgement)}`);
  console.log(`${accepted.length} accepted, ${refused.length} open`);
  if (refused.length === 0) return;
  console.error(
    'Make the same change in the other language and run the command again. Where nothing is to change there, run ' +
      'npm run translation:accept -- FILE --reason "why one language changed alone".',
  );
}

/** Records which texts say the same in both languages: `npm run translation:accept`. */
async function main(): Promise<void> {
  const root = process.cwd();
  const options = parseOptions(process.argv.slice(2));
  const {sections, problems} = await readSite(root);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file}: ${problem.message}. Nothing was accepted.`);
  const {entries, faults} = await readLock(root);
  if (entries.length === 0 && !options.init)
    throw new Error(`${LOCK_FOLDER} is missing. Restore it with git checkout; --init begins a new one.`);
  const broken = faults.find(({isConflict}) => !isConflict);
  if (broken) throw new Error(`${broken.file}:${broken.line}: ${broken.message}`);
  const comparison = compare(sections, entries, () => true);
  const acceptance = accept(comparison, entries, {selects: selector(options, sections), reason: options.reason});
  await writeLock(root, acceptance.entries);
  report(acceptance);
  if (acceptance.refused.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
