/** What the browser says about being tracked. */
export interface TrackingSignals {
  /** `navigator.doNotTrack`: "1" asks not to be tracked. */
  doNotTrack?: string | null;
  /** `navigator.globalPrivacyControl`: true asks not to be tracked (Global Privacy Control, W3C). */
  globalPrivacyControl?: boolean;
}

/** Names of the two scripts on the analytics host: statistics and heat map. */
const SCRIPTS = ['baidu-statistics.js', 'hotjar.js'] as const;

/**
 * Addresses of the analytics scripts to load; empty without a host, or when the reader asks not to be tracked.
 *
 * @param host origin such as `https://stats.example.com`, or an empty string.
 */
export function analyticsScripts(host: string, signals: TrackingSignals): string[] {
  if (!host || signals.doNotTrack === '1' || signals.globalPrivacyControl === true) return [];
  return SCRIPTS.map((name) => `${host}/${name}`);
}
