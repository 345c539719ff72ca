import type {SearchStorage} from './recents';

/** The browser's storage, which remembers nothing where it is blocked or full. */
export const safeStorage: SearchStorage = {
  getItem(key) {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key, value) {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // The search works without.
    }
  },
};
