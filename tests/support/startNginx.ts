import {spawn} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readBuild} from '../../deploy/build';
import {siteFacts} from '../../deploy/generate';
import {nginxConfig, nginxSite} from '../../deploy/nginx';
import {readEnvironment} from '../../src/config/env';
import type {RedirectTable} from '../../src/config/redirects/schema';

/** A server that a test started. */
export interface RunningNginx {
  pid: number;
  /** Calls back when the server has ended, with its exit code. */
  onExit: (callback: (code: number | null) => void) => void;
  stop: () => void;
}

interface NginxOptions {
  /** Absolute path of the folder to serve. */
  root: string;
  port: number;
  /** Serve the files and nothing else: no rules of this site. */
  plain?: boolean;
  /** Addresses that moved; those of the project unless a test has its own. */
  table?: RedirectTable;
  /** Put the rules beside other sites, whose settings are unlike those that this site needs. */
  hostile?: boolean;
  /** Changes the configuration, for tests of what a faulty one does. */
  change?: (config: string) => string;
}

/** A configuration around the blocks of sites. */
const around = (work: string, sites: string) => `include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid ${work}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${work}/body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;
${sites}
}
`;

/** Settings that a server inherits and that would break this site, each in another way. */
const HOSTILE = `
  absolute_redirect on;
  add_header X-Outer 1 always;
  autoindex on;
  charset gbk;
  charset_types *;
  error_page 404 =200 /outer;
  etag off;
  expires max;
  gzip on;
  gzip_min_length 0;
  gzip_types *;
  gzip_vary off;
  if_modified_since off;
  max_ranges 0;
  merge_slashes off;
  recursive_error_pages on;
  server_tokens on;
  ssi on;
  ssi_types *;
  types { text/plain html css js; }
`;

async function configFor(
  {root, port, plain = false, hostile = false, table, change = (config) => config}: NginxOptions,
  work: string,
): Promise<string> {
  if (plain) return around(work, `server { listen 127.0.0.1:${port}; root ${root}; }`);
  const facts = siteFacts(await readBuild(root), readEnvironment(), table);
  if (hostile) return change(around(work, HOSTILE + nginxSite(facts, {root, listen: `127.0.0.1:${port}`})));
  return change(nginxConfig(facts, {root, listen: `127.0.0.1:${port}`, work, workers: 1}));
}

/** Waits until the port is open. */
async function opened(port: number, isAlive: () => boolean): Promise<void> {
  const connects = () =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect({host: '127.0.0.1', port}, () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  while (!(await connects())) {
    if (!isAlive()) throw new Error(`nginx ended before it listened on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts nginx, with one process, as operators run it.
 *
 * @throws Error when nginx is not installed or refuses its configuration.
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const work = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const file = path.join(work, 'nginx.conf');
  writeFileSync(file, await configFor(options, work));
  const child = spawn('nginx', ['-c', file, '-e', 'stderr'], {
    stdio: 'inherit',
    env: {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`},
  });
  const failed = new Promise<never>((_resolve, reject) => {
    child.on('error', (error) =>
      reject(
        new Error(
          `nginx did not start: ${error.message}. ` +
            'Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static).',
        ),
      ),
    );
  });
  await Promise.race([failed, opened(options.port, () => child.exitCode === null)]);
  return {
    pid: child.pid ?? 0,
    onExit: (callback) => child.on('exit', callback),
    stop: () => child.kill('SIGTERM'),
  };
}
