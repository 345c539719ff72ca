import path from 'node:path';
import {parseArgs} from 'node:util';
import {INBOUND_FOLDER, type InboundList} from '../tests/checks/lib/inbound/lists';
import {collectAddresses, tagFor} from './inbound/collect';
import {extractLinks, type SiteLink} from './inbound/extract';
import {tagsOf, textFiles} from './inbound/gitFiles';
import {writeList} from './inbound/writeList';

const USAGE = `Lists the addresses of this site that the platform links to at a version.

  npm run inbound:update -- --version 6.2.1 CLONE...

Each CLONE is a clone or a bare git directory of a repository of the platform: rainbond, rainbond-console,
rainbond-ui, rainbond-chart, rainbond-operator. Write NAME=PATH where the folder has another name.
Writes ${INBOUND_FOLDER}/v<version>.json.`;

const ABOUT =
  'Addresses of www.rainbond.com that the sources of the platform link to, and the places that do. Names and ' +
  'addresses only, read from the repositories of github.com/goodrain at these tags by "npm run inbound:update" ' +
  '(rainbond and rainbond-console: LGPL-3.0; rainbond-ui: Apache-2.0; rainbond-chart and rainbond-operator state no ' +
  'license). Do not edit by hand.';

/** Name and folder of `NAME=PATH` or `PATH`. */
function repositoryOf(argument: string): {name: string; folder: string} {
  const [, name, folder] = /^([\w-]+)=(.+)$/s.exec(argument) ?? [];
  if (name !== undefined && folder !== undefined) return {name, folder};
  return {name: path.basename(path.resolve(argument)).replace(/\.git$/, ''), folder: argument};
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {version: {type: 'string'}, help: {type: 'boolean', default: false}},
  });
  if (values.help) return console.log(USAGE);
  const {version} = values;
  if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version) || positionals.length === 0) throw new Error(USAGE);

  const links = new Map<string, SiteLink[]>();
  const repositories: Record<string, string> = {};
  for (const {name, folder} of positionals.map(repositoryOf).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const tag = tagFor(version, tagsOf(folder));
    if (tag === undefined) throw new Error(`${folder} has no tag of ${version} or of an earlier patch of its minor.`);
    const {links: found, unresolved} = extractLinks(textFiles(folder, tag));
    links.set(name, found);
    repositories[name] = tag;
    for (const {path: file, line, text} of unresolved) {
      console.log(`${name}/${file}:${line}: cannot tell the address of ${text}; look at it yourself`);
    }
  }
  const list: InboundList = {about: ABOUT, repositories, addresses: collectAddresses(links)};
  const file = `${INBOUND_FOLDER}/v${version}.json`;
  await writeList(file, list);
  console.log(`Wrote ${file}: ${list.addresses.length} addresses.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
