/** What a check found wrong, and where. */
export interface Problem {
  /** Path relative to the project, so that an editor can open it. */
  file: string;
  /** Line in the file, from 1, where one is known. */
  line?: number;
  /** What is wrong and what to change. */
  message: string;
}

/** What a check has to say. */
export interface Report {
  /** None when all is well. */
  problems: Problem[];
  /** Number of things looked at, such as pages or links. A run that looked at nothing counts as failed. */
  looked: number;
  /** Worth knowing but no failure, one line each. */
  notes?: string[];
  /** What could not be checked here, one line each. It is no failure, but `npm test` repeats it. */
  unjudged?: string[];
}

/** A check of the sources or of the build. Runs alone as `npm run check:<name>`. */
export interface Check {
  name: string;
  /** What it looks at; checks of the build need `npm run build` before them. */
  reads: 'sources' | 'build';
  /** Runs only when it is named, because it takes minutes. */
  onDemand?: true;
  /** Whether it can look at some files alone. */
  takesFiles?: true;
  /** What a writer gets from it, in one line. */
  purpose: string;
  /**
   * @param root folder of the project (or of a fixture with the same layout).
   * @param only files to look at, from the root, for checks that take files.
   */
  run: (root: string, only?: ReadonlySet<string>) => Promise<Report>;
}
