import {execFile} from 'node:child_process';
import {isRecord} from '../../../../src/lib/isRecord';

/** A known weakness of an installed package. */
export interface Advisory {
  /** Id in the database of advisories, such as `GHSA-abcd-1234-efgh`. */
  id: string;
  package: string;
  severity: string;
  title: string;
  url: string;
  /** Versions that have it. */
  range: string;
}

/** What the registry says, or why it says nothing. */
export type Answer = {advisories: Advisory[]; packages: number} | {unanswered: string};

/** Milliseconds to wait for npm. It asks the registry once for advisories, and for each package that has one. */
const PATIENCE = 120_000;

/**
 * Only what reaches a build or a reader, not the tools of developers; the lockfile, not what happens to be installed.
 * Without a network, npm would answer that there are no advisories: it must ask.
 */
const ARGUMENTS = ['audit', '--json', '--omit=dev', '--package-lock-only', '--no-offline', '--fetch-retries=0'];

/** Asks the registry for the advisories of the packages in the lockfile. */
export function npmAudit(root: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    execFile('npm', ARGUMENTS, {cwd: root, timeout: PATIENCE, maxBuffer: 2 ** 26}, (error, stdout) => {
      if (error?.killed) return resolve({unanswered: `no answer within ${PATIENCE / 1000} seconds`});
      try {
        resolve(readAudit(stdout));
      } catch (cause) {
        reject(error ?? cause);
      }
    });
  });
}

/** An advisory in npm's report; packages that merely depend on such a package have its name there instead. */
function advisoryOf(via: unknown): Advisory | undefined {
  if (!isRecord(via)) return undefined;
  const text = (key: string) => (typeof via[key] === 'string' ? via[key] : '');
  const url = text('url');
  return {
    id: /GHSA(?:-[0-9a-z]{4}){3}/.exec(url)?.[0] ?? `npm ${String(via.source)}`,
    package: text('name'),
    severity: text('severity'),
    title: text('title'),
    url,
    range: text('range'),
  };
}

/**
 * Reads what `npm audit --json` prints (version 2 of its report, npm 7 to 11).
 *
 * @throws Error when npm could not even ask, for instance without a lockfile, or printed something else.
 */
export function readAudit(stdout: string): Answer {
  const report: unknown = JSON.parse(stdout);
  if (!isRecord(report)) throw new Error('npm audit printed no report.');
  if (report.auditReportVersion === 2 && isRecord(report.vulnerabilities)) {
    const advisories = new Map<string, Advisory>();
    for (const entry of Object.values(report.vulnerabilities)) {
      for (const via of isRecord(entry) && Array.isArray(entry.via) ? entry.via : []) {
        const advisory = advisoryOf(via);
        if (advisory) advisories.set(`${advisory.id} ${advisory.package}`, advisory);
      }
    }
    const counts =
      isRecord(report.metadata) && isRecord(report.metadata.dependencies) ? report.metadata.dependencies : {};
    return {advisories: [...advisories.values()], packages: Number(counts.prod)};
  }
  const error = isRecord(report.error) ? report.error : {};
  // npm's own codes are mistakes of the project; what the registry or the network said has none.
  if (typeof error.code === 'string') throw new Error(`npm audit failed: ${error.code} ${String(error.summary)}`);
  const said = [report.message, error.summary].find((text) => typeof text === 'string' && text !== '');
  return {unanswered: String(said ?? 'it gave no reason')};
}
