import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {spawn} from 'node:child_process';
import {nginxConfig} from '../../deploy/nginx';

/** Serves build/ with the configuration that operators get, in the foreground: `tsx tests/support/nginx.ts PORT`. */
const port = Number(process.argv[2]);
if (!Number.isInteger(port) || port <= 0)
  throw new Error(`usage: tsx tests/support/nginx.ts PORT, got "${process.argv[2]}"`);

const work = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
mkdirSync(path.join(work, 'logs'));
const config = path.join(work, 'nginx.conf');
writeFileSync(config, nginxConfig({root: path.resolve('build'), listen: `127.0.0.1:${port}`, work}));

const child = spawn('nginx', ['-p', work, '-c', config, '-e', path.join(work, 'error.log')], {
  stdio: 'inherit',
  env: {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`},
});
child.on('error', (error) => {
  console.error(`nginx did not start: ${error.message}. Install it (Debian: apt-get install nginx-light).`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
