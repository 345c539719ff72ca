import {execFileSync} from 'node:child_process';
import {environment} from './site';

/** Time of the last commit in seconds since 1970; nothing where the sources are no checkout or git is missing. */
function lastCommit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return '';
  }
}

/**
 * The day of the sources, which stands for "today" in a build: two builds of one commit are the same on any day.
 *
 * @param epoch seconds since 1970, as the specification of SOURCE_DATE_EPOCH says (reproducible-builds.org); empty
 * asks git.
 * @returns the clock's time when nobody knows better.
 */
export function sourceDate(epoch: string = environment.SOURCE_DATE_EPOCH, commit: () => string = lastCommit): Date {
  const seconds = epoch.trim() || commit().trim();
  return seconds === '' ? new Date() : new Date(Number(seconds) * 1000);
}
