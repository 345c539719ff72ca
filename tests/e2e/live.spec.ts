import {execFile} from 'node:child_process';
import {chmod, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {freePort} from '../support/freePort';
import {linkTree} from '../support/linkTree';
import {startNginx} from '../support/startNginx';
import {NGINX_PORT} from './playwright.config';

// It requests every file of the site in each of its codings.
test.describe.configure({timeout: 240_000});

interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** Runs `npm run check:live` without npm. */
function checkLive(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const command = ['node_modules/.bin/tsx', 'scripts/check-live.ts', ...args];
    const child = execFile(process.execPath, command, {maxBuffer: 2 ** 26}, (_, out, err) =>
      resolve({code: child.exitCode, out, err}),
    );
  });
}

/** Changes a file of a linked tree, and leaves the file that it is linked to as it is. */
async function change(root: string, name: string, edit: (text: string) => string | undefined): Promise<void> {
  const file = path.join(root, name);
  const text = edit(await readFile(file, 'utf8'));
  for (const ending of ['', '.br', '.gz']) await rm(file + ending, {force: true});
  if (text !== undefined) await writeFile(file, text);
}

test('the served build has no differences', async () => {
  const {code, out, err} = await checkLive(`http://127.0.0.1:${NGINX_PORT}`);
  expect(out).toMatch(
    /\n0 differences between .* and build: [\d,]{4,} files, [\d,]{2,} redirects, [\d,]{3,} addresses/,
  );
  expect({code, err}).toEqual({code: 0, err: ''});
});

test('every fault of a deployed site is reported', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'deployed-'));
  const port = await freePort();
  try {
    await linkTree(path.resolve('build'), root);
    // The processes of nginx run as another user.
    await chmod(root, 0o755);
    const manifest = JSON.parse(await readFile('deploy-output/manifest.json', 'utf8')) as {path: string}[];
    const script = manifest.find((entry) => entry.path.startsWith('zh/assets/js/'))?.path ?? '';
    const [from = '', to = ''] = /^\/.*$/m.exec(await readFile('build/_redirects', 'utf8'))?.[0].split(' ') ?? [];
    const server = await startNginx({
      root,
      port,
      change: (config) =>
        config
          .replaceAll('public, max-age=31536000, immutable', 'public, max-age=60')
          .replace(`  ${from} ${to};\n`, '')
          .replace('error_page 404 @not_found', 'error_page 404 =200 @not_found'),
    });
    try {
      await change(root, 'docs/versions.html', (text) => `${text}<!-- another -->`);
      await change(root, script, () => undefined);
      await change(root, 'zh/sitemap.xml', (text) => text.replace('/zh/docs/versions<', '/zh/docs/gone<'));
      const {code, out} = await checkLive(`http://127.0.0.1:${port}`, '--all');
      const lines = out.split('\n');
      /** Addresses are indented below their message. */
      const found = (message: string, address: string) => {
        const start = lines.findIndex((line) => line.startsWith(`  ${message}`)) + 1;
        const length = lines.slice(start).findIndex((line) => !line.startsWith('    '));
        const addresses = start === 0 ? [] : lines.slice(start, start + length).map((line) => line.trim());
        expect.soft(addresses.filter((line) => line.startsWith(address)).length, message).toBeGreaterThan(0);
      };
      found('is not what the build has', '/docs/versions (');
      found('answers 404', `/${script}`);
      found('Cache-Control is "public, max-age=60", should be "public, max-age=31536000, immutable"', '/assets/');
      found('answers 200, should answer 301', from);
      found('answers 200, should answer 404', '/zh/docs/check-live-unknown');
      found('/zh/sitemap.xml does not list', 'https://');
      found('/zh/sitemap.xml lists what the build does not have', 'https://');
      expect(code).toBe(1);
    } finally {
      server.stop();
    }
  } finally {
    await rm(root, {recursive: true, force: true});
  }
});

test('what cannot be compared is said at once', async () => {
  const closed = `http://127.0.0.1:${await freePort()}`;
  const unreachable = await checkLive(closed);
  expect(unreachable.err).toContain(`${closed} cannot be reached: nothing listens there`);
  expect(unreachable.code).toBe(2);
  const tls = await checkLive(`https://127.0.0.1:${NGINX_PORT}`);
  expect(tls.err).toContain('does this port speak http:// instead?');
  expect(tls.code).toBe(2);
  for (const args of [[], ['www.example.com'], ['http://127.0.0.1:1', '--sample', 'few']]) {
    const wrong = await checkLive(...args);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/One address is needed|name the site by scheme and host|must be a whole number/);
  }
});
