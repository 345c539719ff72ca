import type {Check} from './check';
import {readTextIfAny} from './lib/files';
import {EXCEPTIONS, readExceptions} from './lib/audit/exceptions';
import {judge} from './lib/audit/judge';
import {npmAudit, type Answer} from './lib/audit/npmAudit';

/** Whether `CI_RELEASE` says that a release is being made: set, and not to a word for no. */
export function isRelease({CI_RELEASE = ''}: {CI_RELEASE?: string}): boolean {
  return !['', '0', 'false', 'no'].includes(CI_RELEASE.trim().toLowerCase());
}

/**
 * A check of known weaknesses.
 *
 * @param ask gives the advisories of a project's lockfile.
 * @param today such as `2026-11-20`.
 * @param release whether a release is being made: then an audit without an answer fails.
 */
export function auditBy(ask: (root: string) => Promise<Answer>, today: () => string, release = false): Check {
  return {
    name: 'audit',
    reads: 'sources',
    purpose: 'no package with a severe known weakness reaches a build, but for exceptions with reason and last day',
    async run(root) {
      const {exceptions, problems} = readExceptions((await readTextIfAny(root, EXCEPTIONS)) ?? '[]', today());
      const answer = await ask(root);
      if ('unanswered' in answer) {
        const unjudged = `the registry does not tell advisories (${answer.unanswered}): whether packages have known weaknesses is NOT known, only ${EXCEPTIONS} was judged`;
        if (!release) return {problems, looked: 1, unjudged: [unjudged]};
        const message = `${unjudged}. A release needs an answer: ask another registry with npm_config_registry`;
        return {problems: [...problems, {file: 'package-lock.json', message}], looked: 1};
      }
      const found = judge(answer.advisories, exceptions);
      return {problems: [...problems, ...found.problems], looked: answer.packages, notes: found.notes};
    },
  };
}

/** Severe weaknesses are fixed by upgrading, or accepted for a while with a reason that reviewers can read. */
export const audit = auditBy(npmAudit, () => new Date().toISOString().slice(0, 10), isRelease(process.env));
