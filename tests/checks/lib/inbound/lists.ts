import {z} from 'zod';
import {listFiles, readTextIfAny} from '../files';

/** Folder of the lists, relative to the project. */
export const INBOUND_FOLDER = 'tests/checks/platform/inbound';
/** Addresses that the earlier site had. */
export const EARLIER = `${INBOUND_FOLDER}/earlier-site.json`;
/** What is not written yet. */
export const AWAITED = `${INBOUND_FOLDER}/awaited.json`;

const path = z.string().regex(/^\//, 'must begin with "/"');

const inboundAddress = z.strictObject({
  /** Path as the link has it, decoded, without query and hash. */
  address: path,
  /** Hashes of the links, decoded, without "#". */
  anchors: z.array(z.string()).optional(),
  /** Places that link to it: repository, path in it, line. */
  from: z.array(z.string()).min(1),
});

/** Addresses that the platform links to at one tag. */
const inboundList = z.strictObject({
  about: z.string(),
  /** Repositories that were read, with their tags. */
  repositories: z.record(z.string(), z.string()),
  addresses: z.array(inboundAddress),
});

/** Addresses that the earlier site had. */
const earlierList = z.strictObject({
  about: z.string(),
  /** Commits of `goodrain/rainbond-docs` that were read, by a short name. */
  commits: z.record(z.string(), z.string()),
  /** Each address with the short names of the commits that have it. */
  addresses: z.record(path, z.array(z.string()).min(1)),
});

/** What is not written yet. Both lists only shrink. */
const awaitedList = z.strictObject({
  about: z.string(),
  /** Addresses that get a page of their own later, and need no redirect until then. */
  pages: z.array(path),
  /** Redirected addresses, with the pages that answer better once they are written. */
  better: z.record(path, path),
});

export type InboundAddress = z.infer<typeof inboundAddress>;
export type InboundList = z.infer<typeof inboundList>;
export type EarlierList = z.infer<typeof earlierList>;
export type Awaited = Omit<z.infer<typeof awaitedList>, 'about'>;

/** One address that somebody relies on. */
export interface ReliedOn {
  /** List that holds it, relative to the project. */
  list: string;
  address: string;
  anchors: readonly string[];
  /** Who relies on it, for messages. */
  from: readonly string[];
}

async function read<T>(root: string, file: string, schema: z.ZodType<T>): Promise<T> {
  const source = await readTextIfAny(root, file);
  if (source === undefined) throw new Error(`${file} is missing.`);
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (cause) {
    throw new Error(`${file} is broken JSON: ${String(cause)}`, {cause});
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${file} does not have its form:\n${z.prettifyError(result.error)}`);
}

/** Reads every list of the folder, those of the platform's versions and that of the earlier site. */
export async function readReliedOn(root: string): Promise<ReliedOn[]> {
  const files = (await listFiles(root, INBOUND_FOLDER)).filter((file) => file.endsWith('.json') && file !== AWAITED);
  const lists = await Promise.all(
    files.map((file) => (file === EARLIER ? readEarlier(root) : readVersion(root, file))),
  );
  return lists.flat();
}

async function readVersion(root: string, file: string): Promise<ReliedOn[]> {
  const {addresses} = await read(root, file, inboundList);
  return addresses.map(({address, anchors = [], from}) => ({list: file, address, anchors, from}));
}

async function readEarlier(root: string): Promise<ReliedOn[]> {
  const {addresses} = await read(root, EARLIER, earlierList);
  return Object.entries(addresses).map(([address, seen]) => ({
    list: EARLIER,
    address,
    anchors: [],
    from: [`the earlier site at ${seen.join(', ')}`],
  }));
}

/** Reads what is not written yet. */
export function readAwaited(root: string): Promise<Awaited> {
  return read(root, AWAITED, awaitedList);
}
