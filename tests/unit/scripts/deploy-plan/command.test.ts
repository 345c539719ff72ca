import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

// Each test starts a process, which takes its time on a busy machine.
vi.setConfig({testTimeout: 60_000});

let work = '';

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'deploy-plan-'));
});
afterEach(() => rmSync(work, {recursive: true, force: true}));

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(work, name)), {recursive: true});
    writeFileSync(path.join(work, name), content);
  }
}

/** The command as `npm run deploy:plan` starts it, in the folder of the fixture. */
function run(...args: string[]) {
  const program = [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts/deploy-plan.ts')];
  const {status, stdout, stderr} = spawnSync('node', [...program, ...args], {cwd: work, encoding: 'utf8'});
  return {status, stdout, stderr};
}

const SITES = {
  'old/index.html': 'one',
  'old/assets/a.1.js': '1',
  'new/index.html': 'two',
  'new/assets/a.2.js': '2',
};

test('prints the steps, and keeps count of retired assets', () => {
  write({...SITES, 'retired.json': '{}'});
  const {status, stdout, stderr} = run('old', 'new/', '--retired', 'retired.json', '--today', '2026-11-20');
  expect(stdout).toBe(
    'upload   assets/a.2.js  (new asset, nothing refers to it yet)\n' +
      'replace  index.html  (changed page, all it refers to is there)\n',
  );
  expect(stderr).toContain('Uploads: 1. Replacements: 1. Deletions: 0.\nAssets that stay');
  expect(status).toBe(0);
  expect(readFileSync(path.join(work, 'retired.json'), 'utf8')).toBe('{\n  "assets/a.1.js": "2026-11-20"\n}\n');
});

test('begins to count when there is no file, and prints JSON', () => {
  write(SITES);
  const {stdout, stderr} = run('old', 'new', '--retired', 'retired.json', '--today', '2026-11-20', '--json');
  expect(JSON.parse(stdout)).toEqual({
    today: '2026-11-20',
    steps: [
      {action: 'upload', path: 'assets/a.2.js', reason: expect.any(String) as string},
      {action: 'replace', path: 'index.html', reason: expect.any(String) as string},
    ],
    retired: {'assets/a.1.js': '2026-11-20'},
    notes: [expect.stringContaining('The first may go on 2026-12-20.')],
  });
  expect(stderr).toBe('');
  expect(existsSync(path.join(work, 'retired.json'))).toBe(true);
});

test('says that nothing is to be done', () => {
  write({'old/index.html': 'one', 'new/index.html': 'one'});
  expect(run('old', 'new')).toEqual({
    status: 0,
    stdout: '',
    stderr: 'Nothing to do: the server has this build.\n',
  });
});

test('says that no asset is deleted while nobody counts', () => {
  write(SITES);
  expect(run('old', 'new').stderr).toContain('They all stay, because without --retired nobody knows');
});

test.each([
  ['no folder', ['old'], 'Two folders are needed.'],
  ['too many folders', ['old', 'new', 'new'], 'Two folders are needed.'],
  ['a missing folder', ['older', 'new'], 'older: there is no such folder.'],
  ['a file', ['old/index.html', 'new'], 'old/index.html: there is no such folder.'],
  ['a folder without a site', ['old', 'new/assets'], 'new/assets: there is no index.html, so this is no site.'],
  ['one folder', ['old', './old/'], 'old and ./old/ are the same folder.'],
  ['one folder under two names', ['old', 'link'], 'old and link are the same folder.'],
  ['a day that is none', ['old', 'new', '--today', '2026-02-30'], '--today 2026-02-30: must be a day such as'],
  ['a malformed list', ['old', 'new', '--retired', 'bad.json'], 'bad.json: "index.html": is no asset with a hash'],
  ['an unknown option', ['old', 'new', '--retain', 'x'], "Unknown option '--retain'"],
])('refuses %s with a message and no stack', (_name, args, message) => {
  write({...SITES, 'bad.json': '{"index.html": "2026-01-01"}'});
  symlinkSync('old', path.join(work, 'link'));
  const {status, stdout, stderr} = run(...args);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('a name that would forge a line of the plan is refused', () => {
  write({...SITES, 'old/a\ndelete   index.html': 'x'});
  const {status, stdout, stderr} = run('old', 'new');
  expect({status, stdout}).toEqual({status: 1, stdout: ''});
  expect(stderr).toContain('"a\\ndelete   index.html" has a control character');
});

test('files that no build brought stay, those of the manifest go', () => {
  const manifest = ['index.html', 'gone.html'].map((name) => ({path: name, encodings: {}}));
  write({...SITES, 'old/gone.html': 'x', 'old/baidu_verify_x.html': 'x', 'last.json': JSON.stringify(manifest)});
  const {stdout, stderr} = run('old', 'new', '--manifest', 'last.json');
  expect(stdout).toContain('delete   gone.html');
  expect(stdout).not.toContain('baidu');
  expect(stderr).toContain('Files that stay, because no build brought them: 1.');
  expect(run('old', 'new', '--manifest', 'last.json', '--keep', 'gone*').stdout).not.toContain('delete');
  expect(run('old', 'new', '--manifest', 'none.json').stderr).toContain('none.json: there is no such file');
});
