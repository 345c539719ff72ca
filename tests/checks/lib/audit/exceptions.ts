import * as z from 'zod';
import type {Problem} from '../../check';

/** The file of exceptions, in the root of the project. */
export const EXCEPTIONS = 'audit-exceptions.json';

/** Days that an exception may last from today on: whoever wrote it looks at it again within a quarter. */
const LONGEST = 90;

const DAY = 24 * 60 * 60 * 1000;

const exception = z.strictObject({
  /** Id of the advisory. */
  id: z
    .string('must be the id of an advisory')
    .regex(/^GHSA(-[0-9a-z]{4}){3}$/, 'must be an id such as GHSA-abcd-1234-efgh'),
  /** Package that has the weakness, not the one that depends on it. */
  package: z.string('must be the name of a package').min(1, 'must be the name of a package'),
  /** Why nobody is harmed, and what would end it. */
  reason: z.string('must be a sentence').min(20, 'must be a sentence: why nobody is harmed, and what would end it'),
  /** Last day on which it holds. */
  expires: z.iso.date('must be a day such as 2026-11-20'),
});

/** An advisory that is accepted for a while, with a reason. */
export type Exception = z.infer<typeof exception>;

/**
 * Reads the exceptions and judges each by itself.
 *
 * @param text content of the file.
 * @param today such as `2026-11-20`.
 */
export function readExceptions(text: string, today: string): {exceptions: Exception[]; problems: Problem[]} {
  const problem = (message: string): Problem => ({file: EXCEPTIONS, message});
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return {
      exceptions: [],
      problems: [problem(`is no JSON: ${error instanceof Error ? error.message : String(error)}`)],
    };
  }
  const result = z.array(exception, 'must hold a list').safeParse(json);
  if (!result.success) {
    return {
      exceptions: [],
      problems: result.error.issues.map(({path, message}) =>
        problem(path.length === 0 ? message : `entry ${Number(path[0]) + 1}: ${[...path.slice(1), message].join(' ')}`),
      ),
    };
  }
  const latest = new Date(Date.parse(today) + LONGEST * DAY).toISOString().slice(0, 10);
  const problems = result.data.flatMap(({id, package: name, expires}, index) => {
    const found: Problem[] = [];
    if (expires < today) found.push(problem(`${id} in ${name}: expired on ${expires}; upgrade, or judge it anew`));
    if (expires > latest) found.push(problem(`${id} in ${name}: expires ${expires}, but ${latest} is the latest day`));
    if (result.data.findIndex((other) => other.id === id && other.package === name) !== index)
      found.push(problem(`${id} in ${name}: is there twice`));
    return found;
  });
  return {exceptions: result.data, problems};
}
