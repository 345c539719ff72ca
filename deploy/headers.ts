import type {Environment} from '../src/config/env';
import {DEFAULT_LOCALE, LOCALES} from '../src/config/locale';

/** A header of a response: name and value. */
export type Header = readonly [name: string, value: string];

/** One year in seconds: the longest time that caches take seriously (RFC 9111, RFC 6797). */
const YEAR = 365 * 24 * 60 * 60;

/** How long responses may be kept. */
export const cacheControl = {
  /** The name of the file changes with its content. */
  immutable: `public, max-age=${YEAR}, immutable`,
  /** Kept, but requested again each time, so that a deploy reaches every reader. */
  revalidate: 'no-cache',
  /** What does not exist now may exist after the next deploy. */
  never: 'no-store',
} as const;

/** Prefixes of the languages in paths: nothing for the default one, `/zh` for Chinese. */
export const localePrefixes: readonly string[] = LOCALES.map((locale) =>
  locale === DEFAULT_LOCALE ? '' : `/${locale}`,
);

/**
 * Folders, below each language's prefix, whose files have a hash in their path. The pattern is a regular expression
 * that nginx and JavaScript read alike; `wildcard` is what the files of CDN hosts have for it.
 */
const HASHED_FOLDERS = [
  {pattern: '/assets/', wildcard: '/assets/*'},
  {pattern: '/search-index/[0-9a-f]{12}/', wildcard: '/search-index/:build/*'},
] as const;

/** Hashed folders of every language, for rules of a server. */
export const hashedFolders = localePrefixes.flatMap((prefix) =>
  HASHED_FOLDERS.map(({pattern, wildcard}) => ({pattern: `^${prefix}${pattern}`, wildcard: `${prefix}${wildcard}`})),
);

/** Whether the content behind a path never changes. */
export function isImmutable(path: string): boolean {
  return hashedFolders.some(({pattern}) => new RegExp(pattern).test(path));
}

/** How long the response to a path that exists may be kept. */
export function cacheControlOf(path: string): string {
  return isImmutable(path) ? cacheControl.immutable : cacheControl.revalidate;
}

/** Headers of every response, whatever it holds. */
export const securityHeaders: readonly Header[] = [
  ['Strict-Transport-Security', `max-age=${YEAR}`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'].map((name) => `${name}=()`).join(', '),
  ],
];

/** Files that tools on other sites may read: the OpenAPI documents. */
export const SHARED_FOLDER = '/openapi/';
export const SHARED_HEADER = ['Access-Control-Allow-Origin', '*'] as const satisfies Header;

/** Hosts of the hosted search: one that answers, three to fall back on (algoliasearch 5, `getDefaultHosts`). */
export function searchHosts(appId: string): string[] {
  if (appId === '') return [];
  return [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)].map(
    (host) => `https://${host.toLowerCase()}`,
  );
}

/** What the policy depends on. */
export interface PolicyFacts {
  /** Hashes of the inline scripts, such as `sha256-…`. */
  scriptHashes: readonly string[];
  settings: Pick<Environment, 'ALGOLIA_APP_ID' | 'ANALYTICS_HOST' | 'ANALYTICS_ORIGINS' | 'CSP_REPORT_URL'>;
  /** Whether readers may run code that they write, which needs `unsafe-eval`. */
  liveCode?: boolean;
}

/**
 * The Content-Security-Policy of a page. Scripts run from the site itself or by their hash. Styles may be inline:
 * React writes style attributes, and Mermaid puts a style sheet into each diagram.
 */
export function contentSecurityPolicy({scriptHashes, settings, liveCode = false}: PolicyFacts): string {
  const analytics = [settings.ANALYTICS_HOST, ...settings.ANALYTICS_ORIGINS.split(' ')].filter(
    (origin) => origin !== '',
  );
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...analytics,
      ...(liveCode ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...analytics],
    'connect-src': ["'self'", ...searchHosts(settings.ALGOLIA_APP_ID), ...analytics],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...reportDirectives(settings),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Directive for HTTPS responses, to append to the policy. Over plain HTTP it would break the site on a test server:
 * browsers would ask that server for HTTPS.
 */
export const UPGRADE = '; upgrade-insecure-requests';

/** Name of the report endpoint, which the two headers share (Reporting API, section 3). */
const ENDPOINT = 'csp';

/** `report-uri` is deprecated, and the only one that Firefox reads. */
function reportDirectives({CSP_REPORT_URL: url}: PolicyFacts['settings']): Record<string, readonly string[]> {
  return url === '' ? {} : {'report-uri': [url], 'report-to': [ENDPOINT]};
}

/**
 * Headers of HTML for reports; none without an endpoint. Trusted Types are reported and not enforced, because React and
 * Mermaid write HTML without a policy.
 */
export function reportHeaders(settings: PolicyFacts['settings']): readonly Header[] {
  if (settings.CSP_REPORT_URL === '') return [];
  const directives = {'require-trusted-types-for': ["'script'"], ...reportDirectives(settings)};
  return [
    ['Reporting-Endpoints', `${ENDPOINT}="${settings.CSP_REPORT_URL}"`],
    [
      'Content-Security-Policy-Report-Only',
      Object.entries(directives)
        .map(([name, values]) => `${name} ${values.join(' ')}`)
        .join('; '),
    ],
  ];
}

/** The policy of a picture that somebody opens by itself: an SVG may hold scripts, and none of ours does. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
