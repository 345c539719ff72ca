import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {docsPlaces} from '../src/config/versions';
import {RELEASES_FILE} from '../src/plugins/releases/data';
import {readTags, TAG_FORMAT} from './releases-update/tags';
import {updateReleases} from './releases-update/update';

const USAGE = `Adds the releases to ${RELEASES_FILE} that it lacks, from the tags of a local clone of goodrain/rainbond.

  npm run releases:update -- <clone>    a work tree or a bare repository with all tags

Rows and comments that are there stay as they are. The command goes nowhere but to the clone.`;

/** @throws Error when the folder is no repository. */
function tagLines(clone: string): string {
  const {status, stdout, stderr, error} = spawnSync(
    'git',
    ['-C', clone, 'for-each-ref', `--format=${TAG_FORMAT}`, 'refs/tags'],
    {encoding: 'utf8'},
  );
  if (error) throw new Error(`git cannot be started: ${error.message}`);
  if (status !== 0) throw new Error(`${clone}: git cannot read the tags. ${stderr.trim()}`);
  return stdout;
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean', default: false}},
  });
  if (values.help) return console.log(USAGE);
  const [clone, ...more] = positionals;
  if (clone === undefined || more.length > 0) throw new Error(`One clone is needed.\n\n${USAGE}`);
  const {releases, rejected} = readTags(tagLines(clone));
  if (releases.length === 0) {
    throw new Error(
      `${clone}: there is no tag named vX.Y.Z-release. Take a clone of goodrain/rainbond, and fetch its tags: ` +
        `git -C ${clone} fetch --tags`,
    );
  }
  const source = readFileSync(RELEASES_FILE, 'utf8');
  const {source: updated, added, kept} = updateReleases(source, releases, [...docsPlaces().keys()]);
  if (added.length > 0) writeFileSync(RELEASES_FILE, updated);
  for (const {version, date, docs} of added) console.log(`added     ${version} of ${date}, docs: ${docs}`);
  for (const message of kept) console.log(`kept      ${message}`);
  for (const message of rejected) console.log(`rejected  ${message}`);
  console.log(`Added: ${added.length}. Release tags: ${releases.length}. Other tags, rejected: ${rejected.length}.`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
