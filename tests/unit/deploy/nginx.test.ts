import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {nginxConfig, type SiteFacts} from '@site/deploy/nginx';
import {freePort} from '@site/tests/support/freePort';
import {startNginx} from '@site/tests/support/startNginx';

const FACTS: SiteFacts = {
  policy: {
    scriptHashes: ['sha256-abc='],
    settings: {ALGOLIA_APP_ID: '', ANALYTICS_HOST: '', ANALYTICS_ORIGINS: '', CSP_REPORT_URL: ''},
  },
  liveCodePages: ['docs/example.html'],
  moved: [{from: '/docs/old', to: {en: '/docs/new', zh: '/zh/docs/new'}}],
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

/** What the response to a request for the first page has in its head. */
async function headOf(facts: SiteFacts, request: Record<string, string> = {}): Promise<string> {
  const root = workFolder();
  // nginx that root starts reads files as another user.
  chmodSync(root, 0o755);
  writeFileSync(path.join(root, 'index.html'), 'x');
  const port = await freePort();
  const server = await startNginx({
    root,
    port,
    change: () => nginxConfig(facts, {root, listen: `127.0.0.1:${port}`, work: root, workers: 1}),
  });
  try {
    const {headers} = await fetch(`http://127.0.0.1:${port}/`, {headers: request});
    return [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  } finally {
    server.stop();
  }
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

/** As many rows as the site may come to have, with long addresses. */
const manyRows = Array.from({length: 1500}, (_, index) => {
  const to = `/docs/how-to-guides/some-folder/another-folder/page-${index}`;
  return {from: `/docs/user-manual/some-folder/another-folder/page-${index}`, to: {en: to, zh: `/zh${to}`}};
});

test('every old address stands in the configuration once, and thousands of them fit into its tables', () => {
  const work = workFolder();
  const config = nginxConfig({...FACTS, moved: manyRows}, {root: work, listen: '127.0.0.1:8081', work});
  for (const {from} of manyRows) expect(config.split(`${from} `)).toHaveLength(2);
  const {status, text} = parse(config, work);
  expect(text).not.toMatch(/\[(warn|emerg|alert|crit|error)\]/);
  expect(status).toBe(0);
});

test('two spellings of an address are one to nginx', () => {
  const work = workFolder();
  const to = {en: '/docs/new', zh: '/zh/docs/new'};
  const moved = [
    {from: '/docs/Old', to},
    {from: '/docs/old', to},
  ];
  const {status} = parse(nginxConfig({...FACTS, moved}, {root: work, listen: '127.0.0.1:8081', work}), work);
  expect(status).toBe(0);
});

test('each home answers at the address that pages, canonical links and sitemap have', () => {
  const config = nginxConfig(FACTS, {root: '/srv/site', listen: '8080', work: '/run/site'});
  const homes = [...config.matchAll(/location = (\S+) \{ try_files (\S+index\.html) =404; \}/g)];
  expect(homes.map(([, address, file]) => `${address} ${file}`)).toEqual([
    '/ /index.html',
    '/zh /zh/index.html',
    '/zh/ /zh/index.html',
  ]);
});

test('an address whose redirect page is a file of its own is answered by a rule', () => {
  const to = {en: '/docs/new', zh: '/zh/docs/new'};
  const moved = [
    {from: '/video', to, hasFile: true},
    {from: '/docs/old', to},
  ];
  const config = nginxConfig({...FACTS, moved}, {root: '/srv/site', listen: '8080', work: '/run/site'});
  const rules = [...config.matchAll(/location = (\S+) \{ return 301 \$rainbond_moved_to; \}/g)].map(
    ([, address]) => address,
  );
  expect(rules).toEqual(['"/video"', '"/zh/video"']);
});

test.each(['$host', '${request_uri}', '$', 'a"b', 'a\\b', '\\n', "a'b"])(
  'nginx sends the text %s as it is',
  async (text) => {
    const settings = {...FACTS.policy.settings, ANALYTICS_HOST: `https://s${text}`};
    expect(await headOf({...FACTS, policy: {...FACTS.policy, settings}})).toContain(` https://s${text};`);
  },
);

test.each([
  [{}, false],
  [{'X-Forwarded-Proto': 'https'}, true],
  [{'X-Forwarded-Proto': 'http'}, false],
  [{'X-Forwarded-Proto': 'https; x'}, false],
])('a visitor with %j is sent the directive to use HTTPS: %s', async (request, isSent) => {
  expect((await headOf(FACTS, request)).includes('; upgrade-insecure-requests')).toBe(isSent);
});

test('the headers for reports are those of HTML', async () => {
  const settings = {...FACTS.policy.settings, CSP_REPORT_URL: 'https://reports.example.com/csp'};
  const head = await headOf({...FACTS, policy: {...FACTS.policy, settings}});
  expect(head).toContain('reporting-endpoints: csp="https://reports.example.com/csp"');
  expect(head).toContain("content-security-policy-report-only: require-trusted-types-for 'script'; report-uri");
  expect(await headOf(FACTS)).not.toContain('report');
});

test('variables cannot clash with those of other sites on the same server', () => {
  const config = nginxConfig(FACTS, {root: '/srv/site', listen: '8080', work: '/run/site'});
  const own = [...config.matchAll(/^ *(?:map \S+(?: \S+"| \S+)?|geo|set) (\$\w+)|\(\?<(\w+)>/gm)].map(
    ([, variable, group]) => variable ?? group ?? '',
  );
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((name) => !/^\$?rainbond_/.test(name))).toEqual([]);
});

test('one address gets a bounded number of answers at a time', async () => {
  const root = workFolder();
  chmodSync(root, 0o755);
  writeFileSync(path.join(root, 'index.html'), 'x');
  writeFileSync(path.join(root, 'large.txt'), 'x'.repeat(32 * 1024 * 1024));
  const port = await freePort();
  const limited = (config: string) =>
    config
      .replace('127.0.0.0/8 1;', '127.0.0.0/8 0;')
      .replace(/limit_conn rainbond_connections \d+;/, 'limit_conn rainbond_connections 2;');
  const config = nginxConfig(FACTS, {root, listen: `127.0.0.1:${port}`, work: root, workers: 1});
  const statuses = async (change: (config: string) => string) => {
    const server = await startNginx({root, port, change: () => change(config)});
    const stop = new AbortController();
    try {
      // Nobody reads the bodies, so the responses stay open.
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => fetch(`http://127.0.0.1:${port}/large.txt`, {signal: stop.signal})),
      );
      return answers.map(({status}) => status).sort();
    } finally {
      stop.abort();
      const ended = new Promise((resolve) => server.onExit(resolve));
      server.stop();
      await ended;
    }
  };
  expect(await statuses(limited)).toEqual([200, 200, 429, 429]);
  // As generated, addresses of this machine have no limit: they may be a proxy.
  expect(await statuses((text) => text)).toEqual([200, 200, 200, 200]);
});

test('an address that moved may hold any character', () => {
  const work = workFolder();
  const moved = ['$host', '${x}', 'a"b', 'a;b', 'a{b'].map((name) => ({
    from: `/docs/${name}`,
    to: {en: `/docs/new-${name}`, zh: `/zh/docs/new-${name}`},
  }));
  const {text} = parse(nginxConfig({...FACTS, moved}, {root: work, listen: '127.0.0.1:8081', work}), work);
  expect(text).toContain('test is successful');
});

test.each([
  ['client_header_timeout', '15s'],
  ['client_body_timeout', '15s'],
  ['send_timeout', '30s'],
  ['client_max_body_size', '1k'],
  ['reset_timedout_connection', 'on'],
])('nobody holds a connection for long: %s is %s', (name, value) => {
  const config = nginxConfig(FACTS, {root: '/srv/site', listen: '8080', work: '/run/site'});
  expect(config).toMatch(new RegExp(`^ +${name} ${value};$`, 'm'));
});
