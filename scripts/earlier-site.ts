import {parseArgs} from 'node:util';
import {EARLIER, type EarlierList} from '../tests/checks/lib/inbound/lists';
import {earlierAddresses, isOfSite} from './inbound/earlierSite';
import {commitOf, textFiles} from './inbound/gitFiles';
import {writeList} from './inbound/writeList';

const USAGE = `Lists the addresses that the earlier site had.

  npm run inbound:earlier -- CLONE REF...

CLONE is a clone or a bare git directory of goodrain/rainbond-docs; each REF is a commit, branch or tag of it.
Writes ${EARLIER}.`;

const ABOUT =
  'Addresses of the earlier www.rainbond.com without language, with the commits of github.com/goodrain/rainbond-docs ' +
  '(which states no license) whose pages or redirects have them. Addresses only, read by "npm run inbound:earlier". ' +
  'Do not edit by hand.';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean', default: false}},
  });
  if (values.help) return console.log(USAGE);
  const [clone, ...refs] = positionals;
  if (clone === undefined || refs.length === 0) throw new Error(USAGE);

  const commits: Record<string, string> = {};
  const seen = new Map<string, string[]>();
  for (const ref of refs) {
    commits[ref] = commitOf(clone, ref);
    for (const address of earlierAddresses(textFiles(clone, ref, isOfSite))) {
      seen.set(address, [...(seen.get(address) ?? []), ref]);
    }
  }
  const addresses = Object.fromEntries([...seen].sort(([a], [b]) => (a < b ? -1 : 1)));
  const list: EarlierList = {about: ABOUT, commits, addresses};
  await writeList(EARLIER, list);
  console.log(`Wrote ${EARLIER}: ${seen.size} addresses.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
