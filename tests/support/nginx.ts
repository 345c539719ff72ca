import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {spawn} from 'node:child_process';
import {readBuild} from '../../deploy/build';
import {siteFacts} from '../../deploy/generate';
import {nginxConfig} from '../../deploy/nginx';
import {readEnvironment} from '../../src/config/env';

/** Serves build/ with the configuration that operators get, in the foreground: `tsx tests/support/nginx.ts PORT`. */
const port = Number(process.argv[2]);
if (!Number.isInteger(port) || port <= 0)
  throw new Error(`usage: tsx tests/support/nginx.ts PORT, got "${process.argv[2]}"`);

const work = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
const config = path.join(work, 'nginx.conf');

async function main(): Promise<void> {
  const root = path.resolve('build');
  const facts = siteFacts(await readBuild(root), readEnvironment());
  writeFileSync(config, nginxConfig(facts, {root, listen: `127.0.0.1:${port}`, work, workers: 1}));
  const child = spawn('nginx', ['-c', config, '-e', path.join(work, 'error.log')], {
    stdio: 'inherit',
    env: {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`},
  });
  child.on('error', (error) => {
    console.error(
      `nginx did not start: ${error.message}. ` +
        'Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static).',
    );
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
