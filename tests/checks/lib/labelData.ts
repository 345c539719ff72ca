import {z} from 'zod';
import {readTextIfAny} from './files';

/** Folder with the names of each version and with the exceptions of the check. */
export const LABELS = 'tests/checks/platform/labels';

/** Names of other tools, and words that look like a name of the console. */
export const OTHER_NAMES = `${LABELS}/other-names.json`;

/** Number of names, per page, that the console does not have and that nobody has looked at yet. */
export const BASELINE = `${LABELS}/baseline.json`;

/** Names of the console of one version of the documentation. */
export const namesSchema = z.strictObject({
  tag: z.string({error: 'must be the tag of rainbond-ui'}),
  en: z.array(z.string()),
  zh: z.array(z.string()),
  untranslated: z.array(z.string()),
});

const otherNamesSchema = z.array(
  z.strictObject({
    tool: z.string({error: 'must be the name of a tool'}),
    pages: z.array(z.string()).min(1, 'must list pages, such as "how-to-guides/app-deploy/gitops"'),
    names: z.array(z.string()).min(1, 'must list names'),
  }),
);

/** Names of one other tool, on the pages that speak of it. */
export type OtherNames = z.infer<typeof otherNamesSchema>[number];

const baselineSchema = z.record(
  z.string(),
  z.int().positive({error: 'must be a number above 0; else delete the line'}),
);

/** File of the names for a version of the documentation: `current` or a name of versions.json. */
export function namesFile(version: string): string {
  return `${LABELS}/${version}.json`;
}

async function readData<Data>(root: string, file: string, schema: z.ZodType<Data>): Promise<Data | undefined> {
  const source = await readTextIfAny(root, file);
  if (source === undefined) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (cause) {
    throw new Error(`${file} is broken JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
  const {data, error} = schema.safeParse(json);
  if (data !== undefined) return data;
  const problems = error?.issues.map(({path, message}) => [path.join('.'), message].filter(Boolean).join(': ')) ?? [];
  throw new Error(`${file} does not have its form:\n${problems.join('\n')}`);
}

/**
 * Names of the console for a version of the documentation; none when no file is there.
 *
 * @throws Error naming the file and the place in it when it is broken.
 */
export function readNames(root: string, version: string): Promise<z.infer<typeof namesSchema> | undefined> {
  return readData(root, namesFile(version), namesSchema);
}

/** Names of other tools; none when no file is there. */
export async function readOtherNames(root: string): Promise<OtherNames[]> {
  return (await readData(root, OTHER_NAMES, otherNamesSchema)) ?? [];
}

/** Known faults per page; none when no file is there. */
export async function readBaseline(root: string): Promise<Record<string, number>> {
  return (await readData(root, BASELINE, baselineSchema)) ?? {};
}
