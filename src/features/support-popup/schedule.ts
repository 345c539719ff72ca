/** Delay before the popup shows, in milliseconds (specification, section 9). */
export const POPUP_DELAY = 180_000;

/** Key in session storage. Holds the start of the countdown (ms since the epoch) or `SHOWN`. */
export const POPUP_KEY = 'rainbond.support-popup';
export const SHOWN = 'shown';

export interface ScheduleInput {
  /** What session storage holds under `POPUP_KEY`. */
  stored: string | null;
  /** Whether the page that is shown is the home page. */
  isHome: boolean;
  /** Time now, in ms since the epoch. */
  now: number;
}

export type Schedule =
  /** Nothing to do on this page view. */
  | {kind: 'none'}
  /** Show the popup in `delay` ms; the countdown began at `startedAt`. */
  | {kind: 'wait'; delay: number; startedAt: number};

/**
 * When the support popup is due. The first page of a session that is not the home page starts the countdown;
 * it goes on over navigations and reloads, and ends when the popup was shown once.
 */
export function schedule({stored, isHome, now}: ScheduleInput): Schedule {
  if (stored === SHOWN) return {kind: 'none'};
  const known = stored === null || stored === '' ? Number.NaN : Number(stored);
  // A start that cannot be read, or that lies in the future because the clock was set back, is replaced by a new one.
  const startedAt = Number.isFinite(known) && known <= now ? known : null;
  if (startedAt === null) return isHome ? {kind: 'none'} : {kind: 'wait', delay: POPUP_DELAY, startedAt: now};
  return {kind: 'wait', delay: Math.max(0, POPUP_DELAY - (now - startedAt)), startedAt};
}
