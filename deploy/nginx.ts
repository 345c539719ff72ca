import {DEFAULT_LOCALE, LOCALES} from '../src/config/locale';
import {SURPLUS_LANGUAGE} from '../src/config/redirects/table';
import {ROOT_SURPLUS, SURPLUS} from '../src/lib/canonicalPath';
import {contentTypeOf, typesByEnding, typesByName} from './contentTypes';
import {
  cacheControl,
  contentSecurityPolicy,
  hashedFolders,
  localePrefixes,
  PICTURE_POLICY,
  reportHeaders,
  securityHeaders,
  SHARED_FOLDER,
  SHARED_HEADER,
  UPGRADE,
  type Header,
  type PolicyFacts,
} from './headers';
import type {Moved} from './redirects';

/** What the rules of a server depend on. */
export interface SiteFacts {
  policy: Omit<PolicyFacts, 'liveCode'>;
  /** Files of the pages on which readers run code, such as `docs/example.html`. */
  liveCodePages: readonly string[];
  moved: readonly Moved[];
  /** Files of the build that readers may request. */
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

/** A string of the configuration: patterns, and values that hold variables. */
const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
/** A value that is sent as it is. nginx has no way to write a dollar sign but a variable that holds one. */
const quoteText = (text: string) => quote(text).replaceAll('$', '${rainbond_dollar_sign}');
const withUpgrade = (policy: string) => `${quoteText(policy).slice(0, -1)}$rainbond_upgrade"`;
/** Variable with the value of a header for reports. */
const reportVariable = (name: string) => `$rainbond_${name.toLowerCase().replaceAll('-', '_')}`;
const indent = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by));
const addHeader = ([name, value]: readonly [string, string]) => `add_header ${name} ${quoteText(value)} always;`;

function map(source: string, target: string, rows: readonly (readonly [string, string])[]): string {
  return `map ${source} ${target} {\n${rows.map(([key, value]) => `  ${key} ${value};`).join('\n')}\n}`;
}

/** The default language in front of a path, up to three times: more makes no sense, and must not take time. */
const SURPLUS_LANGUAGES = `(?:${SURPLUS_LANGUAGE}){1,3}`;

/**
 * Begin of a path that browsers read as the address of another host, such as `//host` or `/\\host`, when a redirect
 * sends it. `merge_slashes` alone is no protection: it follows the first server of the port, which may be another one.
 */
const FOREIGN = '/\\s*[/\\\\]';

/** Names of compressed twins, as a pattern in quotes. */
const TWIN = '"\\.(br|gz)$"';

/** Headers whose value a map finds; nginx leaves out a header whose value is empty. */
const VARYING: readonly Header[] = [
  ['Cache-Control', '$rainbond_cache_control'],
  ['Content-Security-Policy', '$rainbond_content_security_policy'],
  [SHARED_HEADER[0], '$rainbond_shared'],
];

/**
 * Values that depend on the response. nginx reads a map as it writes headers, so `$uri` is the file found. Keys are
 * whole values, not patterns, wherever every response needs them: patterns cost a third of the responses a second.
 */
function maps({policy, liveCodePages, moved}: SiteFacts): string {
  const page = contentSecurityPolicy(policy);
  const liveCode = contentSecurityPolicy({...policy, liveCode: true});
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  return [
    'geo $rainbond_dollar_sign {\n  default "$";\n}',
    map('$uri', '$rainbond_not_found_page', [
      ['default', '/404.html'],
      ...others.map((locale) => [`~^/${locale}(/|$)`, `/${locale}/404.html`] as const),
    ]),
    // nginx writes this header before it looks at the range, so a 416 response has the value of 200.
    map('$http_range', '$rainbond_kept', [
      ['default', quote(cacheControl.never)],
      ['""', '$rainbond_lasting'],
    ]),
    map('$status', '$rainbond_cache_control', [
      ['default', quote(cacheControl.never)],
      ['200', '$rainbond_kept'],
      ['304', '$rainbond_lasting'],
      // A moved path stays moved: caches may keep the response for a day.
      ['301', quote('public, max-age=86400')],
    ]),
    // Whole keys: what the connection is, and what a proxy in front says of the visitor's.
    map('"$scheme $http_x_forwarded_proto"', '$rainbond_upgrade', [
      ['default', '""'],
      ...['https ', 'https https', 'http https'].map((key) => [quote(key), quote(UPGRADE)] as const),
    ]),
    map('$uri', '$rainbond_page_policy', [
      ['default', withUpgrade(page)],
      ...liveCodePages.map((file) => [`/${file}`, withUpgrade(liveCode)] as const),
    ]),
    ...reportHeaders(policy.settings).map(([name, value]) =>
      map('$sent_http_content_type', reportVariable(name), [
        ['default', '""'],
        [quote(contentTypeOf('a.html')), quoteText(value)],
      ]),
    ),
    map('$sent_http_content_type', '$rainbond_content_security_policy', [
      ['default', '""'],
      [quote(contentTypeOf('a.html')), '$rainbond_page_policy'],
      [quote(contentTypeOf('a.svg')), quoteText(PICTURE_POLICY)],
    ]),
    movedMaps(moved),
  ].join('\n');
}

/** Text of an address in a map: a quoted one may begin with what means something there. */
const literal = (text: string) => (/^[\w/:.#%-]+$/.test(text) ? text : quoteText(text));
/** The same as a key: nginx reads no variables there, and takes a first backslash for its own. */
const literalKey = (text: string) => (/^[\w/:.#%-]+$/.test(text) ? text : quote(text));

/**
 * From the requested path to `$rainbond_moved_to`, the address that it moved to, with the query of the visitor. Every old path
 * appears there once, and again only for a language whose target is another one. nginx reads none of these maps before
 * a rule asks whether a path moved, and finds a path in them by its hash.
 */
function movedMaps(moved: readonly Moved[]): string {
  // Keys of a map make no difference between capitals and small letters.
  const rows = [...new Map([...moved].reverse().map((row) => [row.from.toLowerCase(), row])).values()].reverse();
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const own = others.flatMap((locale) => {
    const different = rows.filter(({to}) => to[locale] !== inLanguage(to[DEFAULT_LOCALE], locale));
    return [
      map('$rainbond_moved_default', `$rainbond_moved_like_${locale}`, [
        ['default', '$rainbond_moved_default'],
        [quote('~^/(?<rainbond_moved_home>#.*)?$'), quote(`/${locale}$rainbond_moved_home`)],
        ['~^/', quote(`/${locale}$rainbond_moved_default`)],
      ]),
      map('$rainbond_former', `$rainbond_moved_${locale}`, [
        ['default', `$rainbond_moved_like_${locale}`],
        ...different.map(({from, to}) => [literalKey(from), literal(to[locale])] as const),
      ]),
    ];
  });
  const languages = others.join('|');
  const surplus = `(?:${SURPLUS_LANGUAGE}(?=/)){0,3}`;
  return [
    map('$uri', '$rainbond_former', [
      ['default', '""'],
      [
        quote(`~^${surplus}(?:/(?:${languages})(?=/))?(?<rainbond_former_path>/.+?)${SURPLUS}?$`),
        '$rainbond_former_path',
      ],
    ]),
    map('$uri', '$rainbond_former_language', [
      ['default', '""'],
      ...others.map((locale) => [quote(`~^${surplus}/${locale}/`), locale] as const),
    ]),
    map('$rainbond_former', '$rainbond_moved_default', [
      ['default', '""'],
      ...rows.map(({from, to}) => [literalKey(from), literal(to[DEFAULT_LOCALE])] as const),
    ]),
    ...own,
    map('$rainbond_former_language', '$rainbond_moved', [
      ['default', '$rainbond_moved_default'],
      ...others.map((locale) => [locale, `$rainbond_moved_${locale}`] as const),
    ]),
    map('$rainbond_moved', '$rainbond_moved_to', [
      ['default', quote('$rainbond_moved$is_args$args')],
      ['""', '""'],
      // The query comes before the hash.
      [
        quote('~^(?<rainbond_moved_path>[^#]*)(?<rainbond_moved_hash>#.*)$'),
        quote('$rainbond_moved_path$is_args$args$rainbond_moved_hash'),
      ],
    ]),
  ].join('\n');
}

/** Addresses whose redirect page nginx would serve as a file. */
function movedFiles(moved: readonly Moved[]): string {
  return moved
    .filter(({hasFile}) => hasFile)
    .flatMap(({from}) => localePrefixes.map((prefix) => prefix + from))
    .map((path) => `  location = ${quote(path)} { return 301 $rainbond_moved_to; }`)
    .join('\n');
}

/** What the maps make of a target of the default language for another one. */
function inLanguage(to: string, locale: string): string {
  if (!to.startsWith('/')) return to;
  return `/${locale}${/^\/(?:#|$)/.test(to) ? to.slice(1) : to}`;
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
  const lasting = `set $rainbond_lasting ${quote(cacheControl.immutable)};\ntry_files $uri @missing_asset;`;
  return hashedFolders
    .map(({pattern, wildcard}) => {
      const folder = wildcard.replace(/[:*].*$/, '');
      // The hash is in the name of the file, or in that of a folder below.
      const inner =
        pattern === `^${folder}`
          ? lasting
          : `location ~ ${quote(pattern)} {\n${indent(lasting, 2)}\n}\ntry_files $uri =404;`;
      return `location ^~ ${folder} {\n${indent(`location ~ ${TWIN} { return 404; }\n${inner}`, 2)}\n}`;
    })
    .join('\n');
}

/**
 * Homes of the languages. Canonical links, the sitemap and all pages name that of Chinese `/zh/`, so this address answers
 * itself instead of leading to the one without the slash.
 */
function homes(): string {
  return localePrefixes
    .flatMap((prefix) =>
      [...new Set([prefix || '/', `${prefix}/`])].map(
        (path) => `  location = ${path} { try_files ${prefix}/index.html =404; }`,
      ),
    )
    .join('\n');
}

/** Loopback and private networks (RFC 1122, 1918, 4193, 4291, 6598). */
const PRIVATE_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
];

/** Responses at a time for one address. A page needs at most six by HTTP/1.1; many visitors may share one address. */
const CONNECTIONS_PER_ADDRESS = 256;

/** The part that belongs into the `http` block: what an operator puts beside other sites. */
export function nginxSite(facts: SiteFacts, {root, listen}: ServerOptions): string {
  const reports = reportHeaders(facts.policy.settings).map(([name]) => [name, reportVariable(name)] as const);
  const varying = [...VARYING, ...reports];
  return `# Written by "npm run deploy:files" from deploy/. Changes here are lost.
map_hash_bucket_size 256;
map_hash_max_size 4096;
${maps(facts)}
# Addresses of proxies on this machine or network stand for many visitors and have no limit: an empty key is not counted.
geo $rainbond_is_proxy {
  default 0;
${PRIVATE_NETWORKS.map((network) => `  ${network} 1;`).join('\n')}
}
${map('$rainbond_is_proxy', '$rainbond_client', [
  ['default', '""'],
  ['0', '$binary_remote_addr'],
])}
limit_conn_zone $rainbond_client zone=rainbond_connections:2m;
server {
  listen ${listen};
  root ${root};
  absolute_redirect off;
  server_tokens off;
  etag on;
  # Whoever sends or reads slowly gives the connection back; nobody has anything to upload.
  client_header_timeout 15s;
  client_body_timeout 15s;
  send_timeout 30s;
  reset_timedout_connection on;
  client_max_body_size 1k;
  # The log would repeat paths with their line breaks, so anybody could write lines of it.
  log_not_found off;
  limit_conn rainbond_connections ${CONNECTIONS_PER_ADDRESS};
  limit_conn_status 429;
  # What an "http" block around this one may have set otherwise.
  merge_slashes on;
  autoindex off;
  charset off;
  expires off;
  gzip off;
  if_modified_since exact;
  max_ranges 16;
  recursive_error_pages off;
  ssi off;
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
  set $rainbond_lasting ${quote(cacheControl.revalidate)};
  set $rainbond_shared "";
${indent([...securityHeaders.map(addHeader), ...varying.map(([name, source]) => `add_header ${name} ${source} always;`)].join('\n'), 2)}

  error_page 404 @not_found;
  error_page 416 @unsatisfiable;
  # A request that makes no sense is the fault of who sent it, whatever nginx calls it.
  error_page 501 505 =400 /bad-request;

  location / {
    try_files $uri $uri.html =404;
  }
${homes()}
${movedFiles(facts.moved)}

  # The default language has no name in addresses. An address that moved, too, arrives in one step.
  location ~ ${quote(`^${SURPLUS_LANGUAGE}(?:/|$)`)} {
    if ($uri ~ ${quote(`^(?:${SURPLUS_LANGUAGE}){4}(?:/|$)`)}) { return 404; }
    if ($uri ~ ${quote(`^${SURPLUS_LANGUAGES}${FOREIGN}`)}) { return 404; }
    if ($rainbond_moved_to) { return 301 $rainbond_moved_to; }
    rewrite ${quote(`^${SURPLUS_LANGUAGES}${SURPLUS}?$`)} / permanent;
    rewrite ${quote(`^${SURPLUS_LANGUAGES}(/.+?)${SURPLUS}?$`)} $1 permanent;
  }

  # One address per page: no .html, no /index, no slash at the end. The query stays.
  location ~ ${quote(`${SURPLUS}$`)} {
    if ($uri ~ ${quote(`^${FOREIGN}`)}) { return 404; }
    if ($rainbond_moved_to) { return 301 $rainbond_moved_to; }
    rewrite ${quote(ROOT_SURPLUS)} / permanent;
    rewrite ${quote(`^(/.+?)${SURPLUS}$`)} $1 permanent;
  }
  # The twins, the rules of CDN hosts and the operator's own files are not pages.
  location ~ "(/\\.|^/_headers$|^/_redirects$|\\.(br|gz)$)" { return 404; }
${indent(hashedLocations(), 2)}
  location ^~ ${SHARED_FOLDER} {
    location ~ ${TWIN} { return 404; }
    set $rainbond_shared ${quote(SHARED_HEADER[1])};
    try_files $uri =404;
  }
  # The headers are there already: nginx would add them a second time.
  location @unsatisfiable {
    types {}
    default_type "text/plain; charset=utf-8";
    add_header Cache-Control "";
    return 416 "The file has no such range.\\n";
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
    if ($rainbond_moved_to) { return 301 $rainbond_moved_to; }
    try_files $rainbond_not_found_page =404;
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
