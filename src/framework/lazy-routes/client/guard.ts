type OnFailure = (error: unknown) => void;

let guard: OnFailure | undefined;

/**
 * Takes a failure of the next `preload` away from the framework, which would reload the page even where that shows
 * nothing but an error of the browser. Holds until the current task is over: later calls come from links under the
 * pointer, whose failures must not matter.
 *
 * @param onFailure gets the error; the promise of `preload` then stays open, so that the page stays as it is.
 */
export function guardNextPreload(onFailure: OnFailure): void {
  guard = onFailure;
  queueMicrotask(() => {
    guard = undefined;
  });
}

/** Runs a load under the guard that was set for it, if any. */
export async function guarded(load: () => Promise<void>): Promise<void> {
  const onFailure = guard;
  guard = undefined;
  try {
    await load();
  } catch (error) {
    if (!onFailure) throw error;
    onFailure(error);
    await new Promise(() => {});
  }
}
