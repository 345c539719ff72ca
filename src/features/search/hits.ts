import type {SearchHit} from './provider';

/** Addresses that a reader may be sent to: paths of this site and http(s) addresses elsewhere. */
export function isSafeUrl(url: string): boolean {
  return /^\/(?![/\\])/.test(url) || /^https?:\/\/[^/\\?#\s]/i.test(url);
}

/** Where a page is, from the outermost: version, when it is not the latest, and categories. */
export function placeOf({version, breadcrumb}: SearchHit, versions: ReadonlyMap<string, string>): string[] {
  const label = version === undefined ? undefined : versions.get(version);
  return label === undefined ? [...breadcrumb] : [label, ...breadcrumb];
}
