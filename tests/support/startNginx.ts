import {spawn} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readBuild} from '../../deploy/build';
import {siteFacts} from '../../deploy/generate';
import {nginxConfig} from '../../deploy/nginx';
import {readEnvironment} from '../../src/config/env';

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
}

const plainConfig = (root: string, port: number, work: string) => `daemon off;
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
  server { listen 127.0.0.1:${port}; root ${root}; }
}
`;

async function configFor({root, port, plain = false}: NginxOptions, work: string): Promise<string> {
  if (plain) return plainConfig(root, port, work);
  const facts = siteFacts(await readBuild(root), readEnvironment());
  return nginxConfig(facts, {root, listen: `127.0.0.1:${port}`, work, workers: 1});
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
