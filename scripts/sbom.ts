import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {makeBom} from './sbom/makeBom';

const USAGE = `Writes the bill of materials: every package of the lockfile, in CycloneDX 1.5.

  npm run sbom -- <file>          packages that reach a build or a reader
  npm run sbom -- <file> --all    those that only developers use as well

The same lockfile gives the same bytes.`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {all: {type: 'boolean', default: false}, help: {type: 'boolean', default: false}},
  });
  if (values.help) return console.log(USAGE);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`One file is needed.\n\n${USAGE}`);
  const bom = await makeBom(process.cwd(), values.all);
  await writeFile(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`Wrote ${file}: ${bom.components.length} packages.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
