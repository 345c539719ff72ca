/** What a check found wrong, and where. */
export interface Problem {
  /** Path relative to the project, so that an editor can open it. */
  file: string;
  /** Line in the file, from 1, where one is known. */
  line?: number;
  /** What is wrong and what to change. */
  message: string;
}

/** A check of the sources or of the build. Runs alone as `npm run check:<name>`. */
export interface Check {
  name: string;
  /** What it looks at; checks of the build need `npm run build` before them. */
  reads: 'sources' | 'build';
  /** What a writer gets from it, in one line. */
  purpose: string;
  /**
   * @param root folder of the project (or of a fixture with the same layout).
   * @returns the problems; none when all is well.
   */
  run: (root: string) => Promise<Problem[]>;
}
