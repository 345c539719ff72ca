import {useSyncExternalStore} from 'react';

/** The part of a version's data that the store fills in. */
interface Version {
  docsSidebars: Record<string, unknown>;
}

type Load = () => Promise<{default: Version['docsSidebars']}>;

const waiting = new Map<Version, Load>();
const listeners = new Set<() => void>();

/** Notes that the sidebars of a version are empty until somebody needs them. The module of the version calls it. */
export function deferSidebars(version: Version, load: Load): void {
  waiting.set(version, load);
}

/**
 * Loads the sidebars of every version that has been visited.
 *
 * @throws ChunkLoadError when they cannot be loaded; the next call tries again.
 */
export async function loadSidebars(): Promise<void> {
  await Promise.all(
    [...waiting].map(async ([version, load]) => {
      const {default: sidebars} = await load();
      Object.assign(version.docsSidebars, sidebars);
      waiting.delete(version);
    }),
  );
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the sidebars of every visited version are there. The component is drawn again when they come. */
export function useSidebarsLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.size === 0,
    () => false,
  );
}
