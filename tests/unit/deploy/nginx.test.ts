import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {nginxConfig, type SiteFacts} from '@site/deploy/nginx';

const FACTS: SiteFacts = {
  policy: {scriptHashes: ['sha256-abc='], settings: {ALGOLIA_APP_ID: '', ANALYTICS_HOST: ''}},
  liveCodePages: ['docs/example.html'],
  moved: [{from: '/docs/old', to: '/docs/new'}],
  files: ['index.html', 'blog/rss.xml'],
};

/** Lets nginx read a configuration without starting it. */
function parse(config: string, work: string): {status: number | null; text: string} {
  const file = path.join(work, 'nginx.conf');
  writeFileSync(file, config);
  const result = spawnSync('nginx', ['-t', '-c', file, '-e', path.join(work, 'error.log')], {
    encoding: 'utf8',
    env: {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`},
  });
  if (result.error) {
    throw new Error(`nginx cannot be run: ${result.error.message}. Install it (Debian: apt-get install nginx-light).`);
  }
  return {status: result.status, text: result.stderr};
}

const workFolder = () => mkdtempSync(path.join(tmpdir(), 'nginx-test-'));

test('nginx accepts the configuration', () => {
  const work = workFolder();
  const {status, text} = parse(nginxConfig(FACTS, {root: work, listen: '127.0.0.1:8081', work}), work);
  expect(text).toContain('syntax is ok');
  expect(text).not.toMatch(/\[(warn|emerg|alert|crit|error)\]/);
  expect(status).toBe(0);
});

test('a broken configuration is noticed', () => {
  const work = workFolder();
  const whole = nginxConfig(FACTS, {root: work, listen: '127.0.0.1:8081', work});
  const {status, text} = parse(whole.replace('listen ', 'lissten '), work);
  expect(status).not.toBe(0);
  expect(text).toContain('lissten');
});

test('it serves the given folder at the given address', () => {
  const config = nginxConfig(FACTS, {root: '/srv/site', listen: '0.0.0.0:80', work: '/run/site'});
  expect(config).toContain('root /srv/site;');
  expect(config).toContain('listen 0.0.0.0:80;');
});

test('only pages with live code may evaluate', () => {
  const config = nginxConfig(FACTS, {root: '/srv/site', listen: '8080', work: '/run/site'});
  const lines = config.split('\n').filter((line) => line.includes("'unsafe-eval'"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('/docs/example.html ');
});
