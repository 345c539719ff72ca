import type {SiteProxy} from './siteProxy';

export interface Size {
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Position in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** One tab with a storage of its own: what each browser has to be able to do. */
export interface Tab {
  /** Opens a path of the site and waits for its load event. */
  goto: (path: string) => Promise<void>;
  /** Begins to open a path and does not wait. */
  begin: (path: string) => Promise<void>;
  /** Sets the size of the window. A browser with a minimum width stays at that. */
  resize: (size: Size) => Promise<void>;
  movePointer: (point: Point) => Promise<void>;
  clickAt: (point: Point) => Promise<void>;
  /** Types into the element that has focus. */
  type: (text: string) => Promise<void>;
  /** Presses keys together, named as in `KeyboardEvent.key`, such as `Escape` or `Control+k`. */
  press: (keys: string) => Promise<void>;
  /** Runs a function in the page. It must not refer to anything outside of itself. */
  evaluate: <Argument, Result>(body: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
  /** Errors of the console and uncaught exceptions since the tab was opened. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A browser that was started. */
export interface Browser {
  /** Opens a tab of such a size. Starts a browser again that does not answer. */
  newTab: (site: SiteProxy, size: Size) => Promise<Tab>;
  close: () => Promise<void>;
}
