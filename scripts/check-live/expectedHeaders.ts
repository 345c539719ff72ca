import {contentTypeOf} from '../../deploy/contentTypes';
import {
  cacheControl,
  contentSecurityPolicy,
  PICTURE_POLICY,
  reportHeaders,
  securityHeaders,
  SHARED_FOLDER,
  SHARED_HEADER,
  UPGRADE,
  type Header,
} from '../../deploy/headers';
import type {SiteFacts} from '../../deploy/nginx';

/** How long a response may be kept, as `deploy/headers.ts` names it. */
export type Caching = keyof typeof cacheControl;

/** What the headers of a response should be. */
export interface ExpectedHeaders {
  contentType?: string;
  caching: Caching;
  /**
   * Policies that are right, the best first; `undefined` stands for none. Hosts that read `_headers` send the common
   * policy with everything (`deploy/cdn.ts`), a server of our own the one for the kind of file.
   */
  policies: readonly (string | undefined)[];
  /** Whether tools on other sites may read it. */
  shared: boolean;
  /** Headers for reports, which HTML has if the operator wants reports. */
  reports: readonly Header[];
}

/** Headers of the response to a file of the build. */
export function headersOfFile(file: string, {policy, liveCodePages}: SiteFacts, caching: Caching): ExpectedHeaders {
  const contentType = contentTypeOf(file);
  const common = contentSecurityPolicy(policy);
  const own = (): (string | undefined)[] => {
    if (liveCodePages.includes(file)) return [contentSecurityPolicy({...policy, liveCode: true}), common];
    if (contentType === contentTypeOf('a.html')) return [common];
    return [contentType === contentTypeOf('a.svg') ? PICTURE_POLICY : undefined, common];
  };
  const isHtml = contentType === contentTypeOf('a.html');
  return {
    contentType,
    caching,
    policies: own(),
    shared: `/${file}`.startsWith(SHARED_FOLDER),
    reports: isHtml ? reportHeaders(policy.settings) : [],
  };
}

/** Directives of a `Cache-Control`, in lower case. */
function directivesOf(value: string | null): Map<string, string> {
  const parts = (value ?? '').toLowerCase().split(',');
  return new Map(
    parts.map((part) => {
      const [name = '', argument = ''] = part.trim().split('=');
      return [name, argument];
    }),
  );
}

/** Whether a `Cache-Control` has the effect that is wanted, however it is written (RFC 9111, section 5.2.2). */
function hasEffect(value: string | null, caching: Caching): boolean {
  const found = directivesOf(value);
  if (caching === 'immutable') {
    const wanted = directivesOf(cacheControl.immutable);
    return [...wanted].every(([name, argument]) => found.get(name) === argument);
  }
  const isAskedFor = found.has('no-cache') || (found.get('max-age') === '0' && !found.has('immutable'));
  // A page that may not be kept is loaded again at each visit, so a page that does not exist may be, too.
  return caching === 'revalidate' ? isAskedFor && !found.has('no-store') : isAskedFor || found.has('no-store');
}

const asSent = (value: string | null) => (value === null ? 'missing' : `"${value}"`);
const tidy = (value: string | null) => value?.trim().replaceAll(/\s+/g, ' ').replaceAll(' ;', ';') ?? null;
const lower = (value: string | null) => tidy(value)?.toLowerCase().replaceAll('; ', ';');

function directivesOfPolicy(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}

/** Names the directives of a policy that are not as they should be: a whole policy fills a screen. */
function policyDifference(found: string | null, expected: string | undefined): string {
  if (found === null) return 'Content-Security-Policy is missing';
  if (expected === undefined) return 'Content-Security-Policy is there, although this kind of file has none';
  const [sent, wanted] = [directivesOfPolicy(found), directivesOfPolicy(expected)];
  const names = [...new Set([...wanted.keys(), ...sent.keys()])].filter((name) => sent.get(name) !== wanted.get(name));
  return `Content-Security-Policy differs in ${names.join(', ')}: is it of this very build?`;
}

/**
 * What is wrong with the headers of a response, one sentence each.
 *
 * @param expected undefined for a response without content of the build, such as a redirect: then only common headers.
 */
export function headerDifferences(headers: Headers, expected?: ExpectedHeaders): string[] {
  const found: string[] = [];
  for (const [name, value] of securityHeaders) {
    const sent = tidy(headers.get(name));
    if (sent !== value) found.push(`${name} is ${asSent(sent)}, should be "${value}"`);
  }
  if (expected === undefined) return found;
  const {contentType, caching, policies, shared, reports} = expected;
  const type = headers.get('content-type');
  if (contentType !== undefined && lower(type) !== lower(contentType)) {
    found.push(`Content-Type is ${asSent(type)}, should be "${contentType}"`);
  }
  const keep = headers.get('cache-control');
  if (!hasEffect(keep, caching)) {
    found.push(`Cache-Control is ${asSent(keep)}, should be "${cacheControl[caching]}"`);
  }
  const policy = tidy(headers.get('content-security-policy'));
  // Our server adds this directive over HTTPS, other hosts always.
  const common = policy?.endsWith(UPGRADE) ? policy.slice(0, -UPGRADE.length) : policy;
  if (!policies.includes(common ?? undefined)) found.push(policyDifference(policy, policies[0]));
  for (const [name, value] of reports) {
    const sent = tidy(headers.get(name));
    if (sent !== value) found.push(`${name} is ${asSent(sent)}, should be "${value}"`);
  }
  const [name, value] = SHARED_HEADER;
  const sharing = headers.get(name);
  if (sharing !== (shared ? value : null)) {
    found.push(`${name} is ${asSent(sharing)}, should be ${shared ? `"${value}"` : 'missing'}`);
  }
  return found;
}
