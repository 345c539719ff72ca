import {writeFile} from 'node:fs/promises';
import {format, resolveConfig} from 'prettier';

/** Writes JSON in the form that `npm run lint:format` asks for. */
export async function writeList(file: string, value: object): Promise<void> {
  const options = await resolveConfig(file);
  await writeFile(file, await format(JSON.stringify(value), {...options, parser: 'json'}));
}
