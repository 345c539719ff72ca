import {
  cacheControl,
  contentSecurityPolicy,
  hashedFolders,
  reportHeaders,
  securityHeaders,
  SHARED_FOLDER,
  SHARED_HEADER,
  UPGRADE,
  type Header,
  type PolicyFacts,
} from './headers';
import {SURPLUS_LANGUAGE} from '../src/config/redirects/table';
import {movedAddresses, type Moved} from './redirects';

const GENERATED = '# Written by "npm run deploy:files" from deploy/. Changes here are lost.\n';

function block(path: string, headers: readonly Header[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * The file `_headers` that Netlify, Cloudflare Pages and their kin read.
 *
 * They send the values of all rules that fit a path, side by side. So no two rules here set the same header for one
 * path: HTML has no `Cache-Control` of ours (these hosts let it be revalidated by themselves), and pages with live
 * code have the common policy (their code is shown and cannot be run).
 */
export function headersFile(facts: Omit<PolicyFacts, 'liveCode'>): string {
  return `${[
    GENERATED,
    block('/*', [
      ...securityHeaders,
      ['Content-Security-Policy', contentSecurityPolicy(facts) + UPGRADE],
      ...reportHeaders(facts.settings),
    ]),
    block(`${SHARED_FOLDER}*`, [SHARED_HEADER]),
    ...hashedFolders.map(({wildcard}) => block(wildcard, [['Cache-Control', cacheControl.immutable]])),
  ].join('\n')}\n`;
}

/**
 * The file `_redirects` of the same hosts. They keep the query and find `X.html` for `/X` by themselves. The first rule
 * that fits counts, so an old address with the surplus language in front arrives in one step, too.
 */
export function redirectsFile(moved: readonly Moved[]): string {
  const rules = [
    ...movedAddresses(moved),
    {from: SURPLUS_LANGUAGE, to: '/'},
    {from: `${SURPLUS_LANGUAGE}/*`, to: '/:splat'},
  ];
  return `${GENERATED}\n${rules.map(({from, to}) => `${from} ${to} 301`).join('\n')}\n`;
}
