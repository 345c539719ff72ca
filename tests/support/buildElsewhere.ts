import {buildPagesElsewhere} from '../checks/lib/reproducible/buildElsewhere';

/** Builds the pages a second time, for `check:reproducible`, while `npm test` builds them for the first time. */
async function main(): Promise<void> {
  const [into] = process.argv.slice(2);
  if (into === undefined) throw new Error('Name an empty folder: tsx tests/support/buildElsewhere.ts FOLDER');
  await buildPagesElsewhere(process.cwd(), into);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
