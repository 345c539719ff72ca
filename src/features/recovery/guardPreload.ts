/** The component of a route, whose scripts the framework loads before it navigates. */
export interface Preloadable {
  /** Gives a promise, which the types of the framework keep to themselves. */
  preload?: () => unknown;
}

/**
 * Takes a failure of the next `preload` of each component away from the framework, which would reload the page even
 * where that shows nothing but an error of the browser. Holds until the current task is over: later calls come from
 * links under the pointer, whose failures must not matter.
 *
 * @param onFailure is told why; the promise of `preload` then stays open, so that the page stays as it is.
 */
export function guardPreload(components: readonly Preloadable[], onFailure: (error: unknown) => void): void {
  for (const component of components) {
    const {preload} = component;
    if (!preload) continue;
    component.preload = () =>
      Promise.resolve(preload()).catch((error: unknown) => {
        onFailure(error);
        return new Promise(() => {});
      });
    queueMicrotask(() => {
      component.preload = preload;
    });
  }
}
