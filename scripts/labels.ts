import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {olderVersions} from '../tests/checks/lib/pages';
import {namesFile} from '../tests/checks/lib/labelData';
import {CLONE_OPTIONS, clonesFrom, readTag} from './platform/clones';
import {isInterfaceFile, namesOf, readInterface} from './platform/interface';

const USAGE = `Writes the names of the console at a tag of rainbond-ui, which npm run check:labels compares pages with.

  npm run labels:update -- <tag> <version> --clone rainbond-ui=<path>
  npm run labels:update -- v6.2.1-release current --clones ../goodrain

<version> is "current" or a name of versions.json. RAINBOND_CLONES stands for --clones.`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {...CLONE_OPTIONS, help: {type: 'boolean', default: false}},
  });
  if (values.help) return console.log(USAGE);
  const [tag, version, ...more] = positionals;
  if (tag === undefined || version === undefined || more.length > 0)
    throw new Error(`A tag and a version are needed.\n\n${USAGE}`);
  const versions = ['current', ...(await olderVersions(process.cwd()))];
  if (!versions.includes(version))
    throw new Error(`There is no version "${version}" of the documentation. Use one of: ${versions.join(', ')}.`);
  const clone = clonesFrom(values).get('rainbond-ui');
  if (clone === undefined) throw new Error(`No clone of rainbond-ui was named.\n\n${USAGE}`);
  const names = namesOf(readInterface(await readTag(clone, tag, isInterfaceFile)));
  const file = namesFile(version);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify({tag, ...names}, null, 2)}\n`);
  console.log(
    `Wrote ${file}: ${names.en.length} English names, ${names.zh.length} Chinese ones, ` +
      `${names.untranslated.length} without a translation.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
