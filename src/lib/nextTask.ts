/** Waits for the next task. React renders in a microtask what an event has changed, so that is done then. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
