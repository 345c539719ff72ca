/** Files of the build that two builds of the same sources may write differently. */
export interface AllowedDifference {
  /** Matches paths below build/. */
  files: RegExp;
  /** Why the cause cannot be fixed here. */
  reason: string;
}

/** The complete list. It is empty: every file of the build is the same each time. */
export const ALLOWED_DIFFERENCES: readonly AllowedDifference[] = [];
