import type {Problem} from '../../check';
import {EXCEPTIONS, type Exception} from './exceptions';
import type {Advisory} from './npmAudit';

/** Severities that must not reach a build or a reader. */
const SEVERE: ReadonlySet<string> = new Set(['high', 'critical']);

/** Parts advisories into problems and those that an exception excuses; exceptions must be of use. */
export function judge(
  advisories: readonly Advisory[],
  exceptions: readonly Exception[],
): {problems: Problem[]; notes: string[]} {
  const severe = advisories.filter(({severity}) => SEVERE.has(severity));
  const fits = (advisory: Advisory) => (entry: Exception) =>
    entry.id === advisory.id && entry.package === advisory.package;
  const problems: Problem[] = [];
  const notes: string[] = [];
  for (const advisory of severe) {
    const {id, package: name, severity, title, range, url} = advisory;
    const exception = exceptions.find(fits(advisory));
    if (exception)
      notes.push(`${id} in ${name} (${severity}) is borne until ${exception.expires}: ${exception.reason}`);
    else {
      problems.push({
        file: 'package-lock.json',
        message:
          `${name} ${range} has a weakness (${severity}): ${title} (${url}). Upgrade it, by "overrides" in package.json ` +
          `where another package asks for it; where no version helps, add ${id} to ${EXCEPTIONS} with the reason`,
      });
    }
  }
  for (const exception of exceptions) {
    const {id, package: name} = exception;
    if (severe.some((advisory) => fits(advisory)(exception))) continue;
    problems.push({
      file: EXCEPTIONS,
      message: `${id} in ${name}: the lockfile has no such weakness any more; remove it`,
    });
  }
  const slight = advisories.length - severe.length;
  if (slight > 0) notes.push(`advisories of less than high severity: ${slight}; "npm audit --omit=dev" lists them`);
  return {problems, notes};
}
