const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let interaction: Promise<void> | undefined;

/** Resolves when somebody first uses the page: with a pointer, a key, focus, or by scrolling. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const onEvent = () => {
      for (const type of EVENTS) window.removeEventListener(type, onEvent, true);
      resolve();
    };
    for (const type of EVENTS) window.addEventListener(type, onEvent, {capture: true, passive: true});
  });
  return interaction;
}
