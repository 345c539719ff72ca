/** What the browser says about being tracked. */
export interface TrackingSignals {
  /** `navigator.doNotTrack`: "1" asks not to be tracked. */
  doNotTrack?: string | null;
  /** `navigator.globalPrivacyControl`: true asks not to be tracked (Global Privacy Control, W3C). */
  globalPrivacyControl?: boolean;
}

/** Names of the two scripts on the analytics host: statistics and heat map. */
const SCRIPTS = ['baidu-statistics.js', 'hotjar.js'] as const;

/** What must stay out of reach of scripts of others. */
export interface Secrets {
  /** Whether the page may have the form for the reader's address and token. */
  onPage: boolean;
  /** Whether this tab keeps an address or a token. */
  stored: boolean;
}

/**
 * Addresses of the analytics scripts to load; empty without a host, when the reader asks not to be tracked, or when the
 * scripts could read the reader's address and token for samples of the API.
 *
 * @param host origin such as `https://stats.example.com`, or an empty string.
 */
export function analyticsScripts(host: string, signals: TrackingSignals, secrets: Secrets): string[] {
  if (!host || signals.doNotTrack === '1' || signals.globalPrivacyControl === true) return [];
  if (secrets.onPage || secrets.stored) return [];
  return SCRIPTS.map((name) => `${host}/${name}`);
}
