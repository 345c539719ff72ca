import {runProgram, withFiles} from './programs';
import {unread, type Fault, type Reader} from './reader';

const MAIN: ReadonlySet<string> = new Set(['http', 'events', 'stream', 'mail', 'worker_processes', 'load_module']);
const HTTP: ReadonlySet<string> = new Set([
  'geo',
  'limit_conn_zone',
  'limit_req_zone',
  'log_format',
  'map',
  'proxy_cache_path',
  'server',
  'split_clients',
  'upstream',
]);

/** Variables that the start of a container fills in, such as `${API_HOST}` or `${PORT:80}`. */
const TEMPLATE = /(:?)\$\{[A-Z][A-Z0-9_]*(?::([^}]*))?\}/g;

/** Directives that name files of the machine where the configuration belongs. */
const FILES =
  /^([ \t]*)(?:include|ssl_certificate(?:_key)?|ssl_trusted_certificate|ssl_client_certificate|ssl_dhparam|access_log|error_log|pid|user|load_module|\w+_temp_path)\s[^;{}]*;/gm;

const UPSTREAM =
  /\b((?:proxy|fastcgi|uwsgi|scgi|grpc|memcached)_pass\s+(?:(?:https?|grpcs?):\/\/)?)(?!(?:unix|https?|grpcs?):)[A-Za-z][\w.-]*/g;
const CACHE = /\b((?:proxy|fastcgi|uwsgi|scgi)_cache_path\s+)[^\s;]+/g;
const UPSTREAM_SERVER = /((?:^|[;{}])\s*server\s+)(?!unix:)[A-Za-z][\w.-]*((?::\d+)?(?:\s[^;{]*)?;)/gm;

/** Directives outside of any braces. */
function topLevel(code: string): string[] {
  const plain = code.replaceAll(/#.*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\$\{\w+[^}]*\}/g, '');
  let depth = 0;
  const names: string[] = [];
  for (const [, name = '', end] of plain.matchAll(/([^\s;{}]*)[^;{}]*([;{}])/g)) {
    if (depth === 0 && name !== '') names.push(name);
    if (end === '{') depth += 1;
    if (end === '}') depth -= 1;
  }
  return names;
}

/** The same configuration without what only its own machine has: names of hosts, files, free ports. */
function portable(code: string): string {
  let port = 20_000;
  let caches = 0;
  return code
    .replaceAll(TEMPLATE, (_text, colon: string, value?: string) => colon + (value ?? (colon ? '8080' : '127.0.0.1')))
    .replaceAll(FILES, (text) => text.replaceAll(/[^\n]/g, ' '))
    .replaceAll(CACHE, (_text, directive: string) => {
      caches += 1;
      return `${directive}cache${caches}`;
    })
    .replaceAll(UPSTREAM, '$1127.0.0.1')
    .replaceAll(UPSTREAM_SERVER, '$1127.0.0.1$2')
    .replaceAll(/\blisten(\s+)(?:\S*:)?\d+((?:\s[^;]*)?;)/g, (_text, space: string, options: string) => {
      port += 1;
      return `listen${space}127.0.0.1:${port}${options.replaceAll(/\s(?:ssl|ipv6only=\w+)\b/g, '')}`;
    });
}

/** A whole configuration around a block, and the number of lines before it. */
export function wrapped(code: string): {config: string; before: number} {
  const names = topLevel(code);
  const body = portable(code);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const [head, http] = ['pid nginx.pid;', `access_log off; ${temporary.join(' ')}`];
  if (names.some((name) => MAIN.has(name))) {
    const whole = body.replace(/^(\s*http\s*\{)/m, `$1 ${http}`);
    return {config: `${head}${names.includes('events') ? '' : ' events {}'}\n${whole}\n`, before: 1};
  }
  const server = names.some((name) => HTTP.has(name)) ? ['', ''] : ['server { listen 127.0.0.1:20000;', '}'];
  return {config: `${head} events {} http { ${http} ${server[0]}\n${body}\n${server[1]} }\n`, before: 1};
}

/** What `nginx -t` printed; it ends at the first fault. */
export function nginxFaults(stderr: string, before: number, lines: number): Fault[] {
  const [, message, place] = /\[emerg\] (?:\d+#\d+: )?(.*?)(?: in \S+:(\d+))?$/m.exec(stderr) ?? [];
  if (message === undefined) return [];
  const line = Number(place ?? before + 1) - before;
  return [{line: Math.min(Math.max(line, 1), lines), message: `nginx: ${message.trim()}`}];
}

/** Configuration of nginx, read by nginx itself. */
export const nginx: Reader = async (codes) => {
  const faults: Fault[][] = [];
  for (const code of codes) {
    const {config, before} = wrapped(code);
    const output = await withFiles({'nginx.conf': config}, (folder) =>
      runProgram('nginx', ['-t', '-q', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr']),
    );
    if (!output) return unread(codes, 'nginx not found; install the Debian package nginx-light');
    faults.push(nginxFaults(output.stderr, before, code.split('\n').length));
  }
  return {faults};
};
