const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let sign: Promise<void> | undefined;

/** Resolves at the first sign that somebody uses the page: pointer, key, focus, or scrolling. */
export function readerSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const seen = () => {
      for (const type of SIGNS) window.removeEventListener(type, seen, true);
      resolve();
    };
    for (const type of SIGNS) window.addEventListener(type, seen, {capture: true, passive: true});
  });
  return sign;
}
