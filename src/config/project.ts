/**
 * Figures about the open-source project, from the history of https://github.com/goodrain/rainbond. Count again in a
 * clone, and change all of them together.
 */
export const project = {
  /** Year of the first commit: `git log --reverse --format=%cs | head -1`. */
  since: 2017,
  /** Names of authors: `git shortlog --summary HEAD | wc -l`. */
  contributors: 66,
  /** Day of the newest commit that was counted. */
  date: '2026-08-21',
} as const;
