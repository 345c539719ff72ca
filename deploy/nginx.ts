import {DEFAULT_LOCALE, LOCALES} from '../src/config/locale';
import {contentTypeOf, typesByEnding, typesByName} from './contentTypes';
import {
  cacheControl,
  contentSecurityPolicy,
  hashedFolders,
  localePrefixes,
  PICTURE_POLICY,
  securityHeaders,
  SHARED_FOLDER,
  SHARED_HEADER,
  type PolicyFacts,
} from './headers';
import {ROOT_SURPLUS, SURPLUS, type Moved} from './redirects';

/** What the rules of a server depend on. */
export interface SiteFacts {
  policy: Omit<PolicyFacts, 'liveCode'>;
  /** Files of the pages on which readers run code, such as `docs/example.html`. */
  liveCodePages: readonly string[];
  moved: readonly Moved[];
  /** Files of the build that readers may ask for. */
  files: readonly string[];
}

/** Where nginx finds the site and answers. */
export interface ServerOptions {
  /** Absolute path of the folder that holds the build. */
  root: string;
  /** Address and port, for example `127.0.0.1:8080`. */
  listen: string;
}

/** What a configuration needs that holds nothing but this site. */
export interface ProcessOptions extends ServerOptions {
  /** Folder for the process id and temporary files; it must be writable. */
  work: string;
  /** Number of processes, or `auto` for one per core. */
  workers?: number | 'auto';
}

const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
const indent = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by));
const addHeader = ([name, value]: readonly [string, string]) => `add_header ${name} ${quote(value)} always;`;

function map(source: string, target: string, rows: readonly (readonly [string, string])[]): string {
  return `map ${source} ${target} {\n${rows.map(([key, value]) => `  ${key} ${value};`).join('\n')}\n}`;
}

/** Names of compressed twins, as a pattern in quotes. */
const TWIN = '"\\.(br|gz)$"';

/** Headers whose value a map finds; nginx leaves out a header whose value is empty. */
const VARYING = [
  ['Cache-Control', '$cache_control'],
  ['Content-Security-Policy', '$content_security_policy'],
  [SHARED_HEADER[0], '$shared'],
] as const;

/**
 * Values that depend on the answer. nginx reads a map when the header is written, so `$uri` is the file found. Keys are
 * whole values, not patterns, wherever every answer needs them: patterns cost a third of the answers a second.
 */
function maps({policy, liveCodePages, moved}: SiteFacts): string {
  const page = contentSecurityPolicy(policy);
  const liveCode = contentSecurityPolicy({...policy, liveCode: true});
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  return [
    map('$uri', '$not_found_page', [
      ['default', '/404.html'],
      ...others.map((locale) => [`~^/${locale}(/|$)`, `/${locale}/404.html`] as const),
    ]),
    map('$status', '$cache_control', [
      ['default', quote(cacheControl.never)],
      ...['200', '206', '304'].map((status) => [status, '$lasting'] as const),
      // A moved path stays moved: caches may keep the answer for a day.
      ['301', quote('public, max-age=86400')],
    ]),
    map('$uri', '$page_policy', [
      ['default', quote(page)],
      ...liveCodePages.map((file) => [`/${file}`, quote(liveCode)] as const),
    ]),
    map('$sent_http_content_type', '$content_security_policy', [
      ['default', '""'],
      [quote(contentTypeOf('a.html')), '$page_policy'],
      [quote(contentTypeOf('a.svg')), quote(PICTURE_POLICY)],
    ]),
    map('$uri', '$bare', [
      ['default', '$uri'],
      [quote(`~^(?<bare_path>/.+?)${SURPLUS}$`), '$bare_path'],
    ]),
    map('$bare', '$moved_to', [['default', '""'], ...moved.map(({from, to}) => [from, to] as const)]),
  ].join('\n');
}

function types(): string {
  const rows = Object.entries(typesByEnding).map(([ending, type]) => `${quote(type)} ${ending};`);
  return `types {\n${indent(rows.join('\n'), 2)}\n}\ndefault_type application/octet-stream;`;
}

/** Files whose type is not that of their ending. */
function namedTypes(files: readonly string[]): string {
  return files
    .filter((file) => file.slice(file.lastIndexOf('/') + 1) in typesByName)
    .map(
      (file) => `location = /${file} {
  types {}
  default_type ${quote(contentTypeOf(file))};
}`,
    )
    .join('\n');
}

/** Files with a hash in their paths: kept for good, and a missing one is no page. */
function hashedLocations(): string {
  const lasting = `set $lasting ${quote(cacheControl.immutable)};\ntry_files $uri @missing_asset;`;
  return hashedFolders
    .map(({pattern, wildcard}) => {
      const folder = wildcard.replace(/[:*].*$/, '');
      // The hash stands in the name of the file, or in that of a folder below.
      const inner =
        pattern === `^${folder}`
          ? lasting
          : `location ~ ${quote(pattern)} {\n${indent(lasting, 2)}\n}\ntry_files $uri =404;`;
      return `location ^~ ${folder} {\n${indent(`location ~ ${TWIN} { return 404; }\n${inner}`, 2)}\n}`;
    })
    .join('\n');
}

/** The part that belongs into the `http` block: what an operator puts beside other sites. */
export function nginxSite(facts: SiteFacts, {root, listen}: ServerOptions): string {
  return `# Written by "npm run deploy:files" from deploy/. Changes here are lost.
map_hash_bucket_size 256;
map_hash_max_size 4096;
${maps(facts)}
server {
  listen ${listen};
  root ${root};
  absolute_redirect off;
  server_tokens off;
  etag on;
${indent(types(), 2)}

  # Twins that the build has compressed beforehand lie beside each text file.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Files stay open between answers; a deploy shows after five seconds.
  open_file_cache max=8192 inactive=10m;
  open_file_cache_valid 5s;

  # Requests that make no sense end before the variables below are set.
  uninitialized_variable_warn off;
  set $lasting ${quote(cacheControl.revalidate)};
  set $shared "";
${indent([...securityHeaders.map(addHeader), ...VARYING.map(([name, source]) => `add_header ${name} ${source} always;`)].join('\n'), 2)}

  error_page 404 @not_found;
  # A request that makes no sense is the fault of who sent it, whatever nginx calls it.
  error_page 501 505 =400 /bad-request;

  location / {
    try_files $uri $uri.html =404;
  }
${localePrefixes.map((prefix) => `  location = ${prefix || '/'} { try_files ${prefix}/index.html =404; }`).join('\n')}

  # One address per page: no .html, no /index, no slash at the end. The query stays.
  location ~ ${quote(`${SURPLUS}$`)} {
    # Browsers read "/\\host" as the address of another host, and the redirect would send it.
    if ($uri ~ ${quote('^/\\\\')}) { return 404; }
    if ($moved_to) { return 301 $moved_to$is_args$args; }
    rewrite ${quote(ROOT_SURPLUS)} / permanent;
    rewrite ${quote(`^(/.+?)${SURPLUS}$`)} $1 permanent;
  }
  # The twins, the rules of CDN hosts and the operator's own files are not pages.
  location ~ "(/\\.|^/_headers$|^/_redirects$|\\.(br|gz)$)" { return 404; }
${indent(hashedLocations(), 2)}
  location ^~ ${SHARED_FOLDER} {
    location ~ ${TWIN} { return 404; }
    set $shared ${quote(SHARED_HEADER[1])};
    try_files $uri =404;
  }
  location @missing_asset {
    types {}
    default_type "text/plain; charset=utf-8";
    return 404 "This file does not exist in the present version of the site.\\n";
  }
${indent(namedTypes(facts.files), 2)}
  location = /bad-request {
    internal;
    return 400;
  }
  # A page that moved has no file of its own here; what does not exist gets the page of its language. A named location:
  # the rules above would turn the page's own address into a redirect.
  location @not_found {
    if ($moved_to) { return 301 $moved_to$is_args$args; }
    try_files $not_found_page =404;
  }
${localePrefixes.map((prefix) => `  location = ${prefix}/404 { return 404; }`).join('\n')}
}
`;
}

/** A complete configuration for a machine or a container that serves nothing else. */
export function nginxConfig(facts: SiteFacts, {work, workers = 'auto', ...server}: ProcessOptions): string {
  return `# Brings the module for the compressed twins (Debian: libnginx-mod-http-brotli-static).
include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid ${work}/nginx.pid;
error_log stderr warn;
worker_processes ${workers};
pcre_jit on;
events {
  worker_connections 1024;
}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  client_body_temp_path ${work}/body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;
${indent(nginxSite(facts, server), 2)}}
`;
}
