import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {writeTree} from '@site/tests/checks/lib/writeTree';

// Each test starts processes, which take their time on a busy machine.
vi.setConfig({testTimeout: 60_000});

const LIST = `- version: 6.2.1
  date: 2025-04-15
  notes: https://example.com/6.2.1
  docs: current
`;

/** The command as `npm run releases:update` starts it. */
function run(root: string, ...args: string[]) {
  const program = [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve('scripts/releases-update.ts')];
  const {status, stdout, stderr} = spawnSync('node', [...program, ...args], {cwd: root, encoding: 'utf8'});
  return {status, stdout, stderr};
}

/** A repository whose commit is from another day than its annotated tag. */
async function clone(tags: readonly string[]): Promise<string> {
  const root = await writeTree({'README.md': ''});
  const git = (day: string, ...args: string[]) => {
    const date = `${day}T23:30:00+08:00`;
    const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'tag.gpgSign=false'];
    const env = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
    execFileSync('git', ['-C', root, ...person, ...args], {env, stdio: 'ignore'});
  };
  git('2025-05-19', 'init');
  git('2025-05-19', 'commit', '--allow-empty', '--message', 'One');
  for (const tag of tags) git('2025-05-20', 'tag', ...(tag.endsWith('!') ? ['-m', 'Two', tag.slice(0, -1)] : [tag]));
  return root;
}

test('adds the tags of a clone, with the day of the tagger or of the commit', async () => {
  const root = await writeTree({'releases.yml': LIST});
  const repository = await clone(['v6.3.0-release', 'v6.3.1-release!', 'v6.4.0-beta']);
  const {status, stdout} = run(root, path.join(repository, '.git'));
  expect(stdout.split('\n')).toEqual([
    'added     6.3.1 of 2025-05-20, docs: none',
    'added     6.3.0 of 2025-05-19, docs: none',
    'kept      6.2.1: the clone has no tag v6.2.1-release',
    'rejected  v6.4.0-beta: is not named vX.Y.Z-release',
    'Added: 2. Release tags: 2. Other tags, rejected: 1.',
    '',
  ]);
  expect(status).toBe(0);
  const list = readFileSync(path.join(root, 'releases.yml'), 'utf8');
  expect(list.match(/version: \S+/g)).toEqual(['version: 6.3.1', 'version: 6.3.0', 'version: 6.2.1']);

  expect(run(root, repository).stdout).toContain('Added: 0.');
  expect(readFileSync(path.join(root, 'releases.yml'), 'utf8')).toBe(list);
});

test('refuses what is no clone with release tags, and changes nothing', async () => {
  const root = await writeTree({'releases.yml': LIST});
  const refused = (...args: string[]) => {
    const {status, stderr} = run(root, ...args);
    expect(status).toBe(1);
    expect(stderr).not.toContain('    at ');
    return stderr;
  };
  expect(refused()).toContain('One clone is needed.');
  expect(refused('a', 'b')).toContain('One clone is needed.');
  expect(refused('missing')).toContain('missing: git cannot read the tags.');
  expect(refused(await clone(['v1']))).toContain('there is no tag named vX.Y.Z-release');
  expect(readFileSync(path.join(root, 'releases.yml'), 'utf8')).toBe(LIST);
});
