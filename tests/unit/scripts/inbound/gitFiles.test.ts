import {execFileSync} from 'node:child_process';
import {beforeEach, describe, expect, test} from 'vitest';
import {commitOf, tagsOf, textFiles} from '@site/scripts/inbound/gitFiles';
import {writeTree} from '../../../checks/lib/writeTree';

const run = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    encoding: 'utf8',
  }).trim();

describe('files of a tag', () => {
  let clone: string;
  beforeEach(async () => {
    clone = await writeTree({
      'src/文档.js': 'text of 文档',
      'vendor/x/README.md': 'another project',
      'www/main.js': 'built',
      'yarn.lock': 'locked',
      'a.bin': 'a\0b',
    });
    run(clone, 'init', '--quiet');
    run(clone, 'add', '.');
    run(clone, 'commit', '--quiet', '--message', 'first');
    run(clone, 'tag', 'v6.2.1-release');
    run(clone, 'rm', '--quiet', 'src/文档.js');
    run(clone, 'commit', '--quiet', '--message', 'second');
  });

  test('holds text only, and nothing vendored, built or locked', () => {
    expect(tagsOf(clone)).toEqual(['v6.2.1-release']);
    expect(textFiles(clone, 'v6.2.1-release')).toEqual([{path: 'src/文档.js', text: 'text of 文档'}]);
    expect(textFiles(clone, 'HEAD')).toEqual([]);
  });

  test('reads bare git directories', () => {
    expect(textFiles(`${clone}/.git`, 'v6.2.1-release')).toHaveLength(1);
  });

  test('takes what it is asked for', () => {
    expect(textFiles(clone, 'v6.2.1-release', (path) => path.startsWith('vendor/'))).toEqual([
      {path: 'vendor/x/README.md', text: 'another project'},
    ]);
  });

  test('names what is missing', () => {
    expect(commitOf(clone, 'v6.2.1-release')).toMatch(/^[0-9a-f]{40}$/);
    expect(() => commitOf(clone, 'v9')).toThrow(/v9/);
  });
});
