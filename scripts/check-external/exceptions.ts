import * as z from 'zod';
import type {Outcome} from './judge';

/** The file of exceptions, in the root of the project. */
export const EXCEPTIONS = 'external-link-exceptions.json';

const exception = z.strictObject({
  /** Address as pages have it, without hash; with `*` at its end it stands for all that begin like it. */
  address: z.string('must be an address').regex(/^https?:\/\/[^\s*#]+\*?$/, 'must be an http(s) address without hash'),
  /** What is expected of it. */
  verdict: z.enum(['dead', 'moved', 'insecure'], 'must be "dead", "moved" or "insecure"'),
  /** Why the link stays as it is. */
  reason: z.string('must be a sentence').min(20, 'must be a sentence: why the link stays as it is'),
});

/** A link that stays although something is wrong with it. */
export type Exception = z.infer<typeof exception>;

/**
 * Reads the exceptions.
 *
 * @param text content of the file.
 * @throws Error that names the file, the entry and what it should be.
 */
export function readExceptions(text: string): Exception[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${EXCEPTIONS} is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
  const result = z.array(exception, 'must hold a list').safeParse(json);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({path: place, message}) => {
    const [index, field] = place;
    return `  ${index === undefined ? '' : `entry ${Number(index) + 1}: `}${field === undefined ? '' : `${String(field)} `}${message}`;
  });
  throw new Error(`${EXCEPTIONS}:\n${lines.join('\n')}`);
}

/** Whether an exception is about an address. */
export function concerns({address}: Exception, asked: string): boolean {
  return address.endsWith('*') ? asked.startsWith(address.slice(0, -1)) : asked === address;
}

/** The exception that expects this very outcome of an address. */
export function exceptionFor(
  exceptions: readonly Exception[],
  address: string,
  {verdict}: Outcome,
): Exception | undefined {
  return exceptions.find((candidate) => candidate.verdict === verdict && concerns(candidate, address));
}
