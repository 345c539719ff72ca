import {parseArgs} from 'node:util';
import {ownListing} from '../deploy/ownFiles';
import {planDeployment, type Plan} from '../deploy/plan';
import {isDay} from '../deploy/retired';
import {readOwnFiles, readSites} from './deploy-plan/readSite';
import {readRetired, writeRetired} from './deploy-plan/retiredFile';

const USAGE = `Prints what to do with the files of a server, in the order that never breaks a page.

  npm run deploy:plan -- <old> <new>    <old> is what the server has, <new> what was built

  --retired <file>   JSON of hashed assets that builds no longer have, with the day since when. Read, and written
                     anew for the next plan. Without it no hashed asset is ever deleted.
  --manifest <file>  manifest.json of the build that the server has, otherwise the one in deploy-output beside <old>. Files
                     that it does not name are never deleted; without any, only assets with a hash in their names are.
  --keep <pattern>   paths that are never deleted, such as "downloads/*"; may be given several times
  --today <day>      day of the deployment such as 2026-11-20, otherwise today in UTC
  --json             the plan as JSON

Steps go to standard output, one a line; remarks go to standard error.`;

function options() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      manifest: {type: 'string'},
      keep: {type: 'string', multiple: true, default: []},
      retired: {type: 'string'},
      today: {type: 'string', default: new Date().toISOString().slice(0, 10)},
      json: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  return {...values, folders: positionals};
}

function summary({steps}: Plan): string {
  const count = (wanted: string) => steps.filter(({action}) => action === wanted).length;
  if (steps.length === 0) return 'Nothing to do: the server has this build.';
  return `Uploads: ${count('upload')}. Replacements: ${count('replace')}. Deletions: ${count('delete')}.`;
}

async function main(): Promise<void> {
  const {folders, retired: file, manifest, keep, today, json, help} = options();
  if (help) return console.log(USAGE);
  const [old, next, ...more] = folders;
  if (old === undefined || next === undefined || more.length > 0)
    throw new Error(`Two folders are needed.\n\n${USAGE}`);
  if (!isDay(today)) throw new Error(`--today ${today}: must be a day such as 2026-11-20.`);
  // First what takes no time: nobody should wait for the hashes to be told of a malformed file.
  const retired = file === undefined ? undefined : await readRetired(file, today);
  const sites = await readSites(old, next);
  const {old: own, foreign} = ownListing(sites, await readOwnFiles(old, manifest), keep);
  const plan = planDeployment({old: own, new: sites.new, retired, today});
  if (foreign.length > 0) plan.notes.push(`Files that stay, because no build brought them: ${foreign.length}.`);
  if (file !== undefined) await writeRetired(file, plan.retired);
  if (json) return console.log(JSON.stringify({today, ...plan}, null, 2));
  for (const {action, path, reason} of plan.steps) console.log(`${action.padEnd(8)} ${path}  (${reason})`);
  for (const line of [summary(plan), ...plan.notes]) console.error(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
