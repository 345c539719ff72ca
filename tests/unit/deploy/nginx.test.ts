import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {nginxConfig} from '@site/deploy/nginx';

/** Lets nginx read a configuration without starting it. */
function parse(config: string, work: string): {status: number | null; text: string} {
  const file = path.join(work, 'nginx.conf');
  writeFileSync(file, config);
  const result = spawnSync('nginx', ['-t', '-p', work, '-c', file, '-e', path.join(work, 'error.log')], {
    encoding: 'utf8',
    env: {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`},
  });
  if (result.error) {
    throw new Error(`nginx cannot be run: ${result.error.message}. Install it (Debian: apt-get install nginx-light).`);
  }
  return {status: result.status, text: result.stderr};
}

function workFolder(): string {
  const work = mkdtempSync(path.join(tmpdir(), 'nginx-test-'));
  mkdirSync(path.join(work, 'logs'));
  return work;
}

test('nginx accepts the configuration', () => {
  const work = workFolder();
  const {status, text} = parse(nginxConfig({root: work, listen: '127.0.0.1:8081', work}), work);
  expect(text).toContain('syntax is ok');
  expect(text).not.toMatch(/\[(warn|emerg|alert|crit|error)\]/);
  expect(status).toBe(0);
});

test('a broken configuration is noticed', () => {
  const work = workFolder();
  const broken = nginxConfig({root: work, listen: '127.0.0.1:8081', work}).replace('listen ', 'lissten ');
  const {status, text} = parse(broken, work);
  expect(status).not.toBe(0);
  expect(text).toContain('lissten');
});

test('it serves the given folder at the given address', () => {
  const config = nginxConfig({root: '/srv/site', listen: '0.0.0.0:80', work: '/run/site'});
  expect(config).toContain('root /srv/site;');
  expect(config).toContain('listen 0.0.0.0:80;');
});
