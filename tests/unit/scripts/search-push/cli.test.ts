import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startAlgoliaHost, type AlgoliaTestHost} from '../../../support/algoliaHost';
import {page} from './page';

let host: AlgoliaTestHost;
let build: string;

beforeAll(async () => {
  host = await startAlgoliaHost(({method}) =>
    method === 'GET' ? {status: 200, json: {status: 'published'}} : {status: 200, json: {taskID: 1}},
  );
  build = await mkdtemp(path.join(tmpdir(), 'search-push-'));
  await mkdir(path.join(build, 'zh'));
  const body = '<h1>T</h1><h2 id=a>Part</h2><p>Text.';
  await writeFile(path.join(build, 'a.html'), page({path: '/docs/a', body}));
  await writeFile(path.join(build, 'zh', 'a.html'), page({path: '/zh/docs/a', lang: 'zh', body}));
});

afterAll(async () => {
  await host.close();
  await rm(build, {recursive: true, force: true});
});

const CREDENTIALS = {ALGOLIA_APP_ID: 'ABCDE12345', ALGOLIA_INDEX: 'rainbond', ALGOLIA_ADMIN_KEY: 'admin-key'};

/** Runs `npm run search:push` without npm, and never against a foreign host. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{code: number; out: string; err: string}>((resolve) => {
    const command = ['node_modules/.bin/tsx', 'scripts/search-push.ts', '--host', host.origin, ...args];
    const child = execFile(process.execPath, command, {env: {PATH: process.env.PATH, ...env}}, (_, out, err) =>
      resolve({code: child.exitCode ?? -1, out, err}),
    );
  });
}

test('a dry run needs no credentials, shows counts and a record of each language, and sends nothing', async () => {
  const {code, out, err} = await run(['--dry-run', '--build', build]);
  expect({code, err}).toEqual({code: 0, err: ''});
  expect(out).toContain('Made 4 records of 2 pages; 0 files stay out.');
  expect(out).toContain('languages: en 2, zh 2');
  expect(out).toContain('"objectID": "/docs/a#a"');
  expect(out).toContain('"objectID": "/zh/docs/a#a"');
  expect(out).toContain('Dry run: nothing was sent.');
  expect(host.seen).toEqual([]);
});

test('a push sends the records and ends well', async () => {
  const {code, out, err} = await run(['--build', build], CREDENTIALS);
  expect({code, err}).toEqual({code: 0, err: ''});
  expect(out).toContain('The index "rainbond" now holds these 4 records.');
  expect(host.seen.some(({path: asked}) => asked.endsWith('/batch'))).toBe(true);
});

test.each([
  ['missing credentials', ['--build', '/nowhere'], {}, 'ALGOLIA_ADMIN_KEY is missing'],
  ['a missing build', ['--build', '/nowhere'], CREDENTIALS, 'There is no build in "/nowhere"'],
  ['an unknown option', ['--everything'], CREDENTIALS, "Unknown option '--everything'"],
  [
    'a host that anybody on the way can read',
    ['--host', 'http://example.com'],
    CREDENTIALS,
    'must begin with https://',
  ],
  [
    'a host that only looks like this machine',
    ['--host', 'http://127.0.0.1.example.com'],
    CREDENTIALS,
    'must begin with https://',
  ],
  ['a wrong host', ['--host', 'example.com'], CREDENTIALS, '--host example.com: must be scheme and host only'],
])('%s ends with 1 and a message without a stack', async (_, args, env, message) => {
  const {code, err} = await run(args, env);
  expect(code).toBe(1);
  expect(err).toContain(message);
  expect(err).not.toContain('    at ');
});
