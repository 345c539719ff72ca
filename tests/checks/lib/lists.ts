import {z} from 'zod';
import {readTextIfAny} from './files';

/**
 * Reads a JSON file of the project that holds lists under names: `{"name": [item, …]}`.
 *
 * @param item what each item of a list must be.
 * @throws Error naming the file, and the place in it, when it is missing, broken or of another form.
 */
export async function readLists<Item>(root: string, file: string, item: z.ZodType<Item>): Promise<Map<string, Item[]>> {
  const source = await readTextIfAny(root, file);
  if (source === undefined) throw new Error(`${file} is missing.`);
  const lists = z.record(z.string(), z.array(item, {error: 'must be a list'}), {
    error: 'must be an object whose values are lists',
  });
  const {data, error} = lists.safeParse(parseJson(file, source));
  if (data) return new Map(Object.entries(data));
  const problems = error.issues.map(({path, message}) => [path.join('.'), message].filter(Boolean).join(': '));
  throw new Error(`${file} does not have its form:\n${problems.join('\n')}`);
}

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new Error(`${file} is broken JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
}
