import type {DocsPlace} from '@site/src/config/versions';
import type {Release} from '@site/src/plugins/releases/data';

/** Documentation versions of these tests: one of this site, one older, one archived. */
export const PLACES: ReadonlyMap<string, DocsPlace> = new Map([
  ['current', {label: 'V3.2', href: '/docs'}],
  ['3.0', {label: 'V3.0', href: '/docs/3.0'}],
  ['2.0', {label: 'V2.0', href: 'https://v2.0.example.com/docs/'}],
]);

export const IDS = [...PLACES.keys()];

/** A release with notes of its own. */
export function releaseOf(version: string, date: string, docs = 'none'): Release {
  return {version, date, notes: `https://example.com/v${version}`, docs};
}

/** Lines newer, older, and in between those with documentation. */
export const RELEASES: readonly Release[] = [
  releaseOf('3.10.0', '2026-08-07'),
  releaseOf('3.3.1', '2026-03-05'),
  releaseOf('3.3.0', '2026-02-01'),
  releaseOf('3.2.1', '2025-12-31', 'current'),
  releaseOf('3.2.0', '2025-11-30', 'current'),
  releaseOf('3.1.0', '2025-10-01'),
  releaseOf('3.0.2', '2025-09-03', '3.0'),
  releaseOf('2.0.0', '2024-01-02', '2.0'),
  releaseOf('1.0.0', '2023-05-06'),
];
