import {execFileSync} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {clonesFrom, readTag, similarTags, splitObjects} from '../../../../scripts/platform/clones';
import {writeTree} from '../../../checks/lib/writeTree';

test('finds working clones and bare ones in a folder, and single ones elsewhere', async () => {
  const folder = await writeTree({'rainbond-ui/a': '', 'rainbond-chart.git/HEAD': '', 'other/HEAD': ''});
  expect([...clonesFrom({clones: folder})]).toEqual([
    ['rainbond-ui', path.join(folder, 'rainbond-ui')],
    ['rainbond-chart', path.join(folder, 'rainbond-chart.git')],
  ]);
  const single = clonesFrom({clone: [`rainbond-ui=${folder}/other`]}, folder);
  expect(single.get('rainbond-ui')).toBe(`${folder}/other`);
});

test.each([
  [{clones: '/no/such/folder'}, 'There is no folder /no/such/folder'],
  [{clone: ['rainbond-ux=/tmp']}, 'write NAME=PATH with one of these names: rainbond, '],
  [{clone: ['rainbond-ui']}, 'write NAME=PATH'],
  [{clone: ['rainbond-ui=/no/such/folder']}, 'there is no folder /no/such/folder'],
])('refuses %j', (options, message) => {
  expect(() => clonesFrom(options, undefined)).toThrow(message);
});

async function makeClone(): Promise<string> {
  const clone = await writeTree({});
  const git = (...args: string[]) => execFileSync('git', ['-C', clone, ...args]);
  git('init', '--quiet');
  await mkdir(path.join(clone, 'src'));
  await writeFile(path.join(clone, 'src/端口.js'), 'first\n');
  await writeFile(path.join(clone, 'image.png'), 'x');
  git('add', '.');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--message', 'First');
  git('tag', 'v6.2.1-release');
  await writeFile(path.join(clone, 'src/端口.js'), 'second\n');
  return clone;
}

test('reads the files of a tag, not those of the work tree', async () => {
  const clone = await makeClone();
  const files = await readTag(clone, 'v6.2.1-release', (file) => file.endsWith('.js'));
  expect([...files]).toEqual([['src/端口.js', 'first\n']]);
});

test('names the tags that a clone has when one is missing', async () => {
  const clone = await makeClone();
  const read = (tag: string) => readTag(clone, tag, () => true);
  await expect(read('v6.2.9-release')).rejects.toThrow('has no tag v6.2.9-release. It has v6.2.1-release.');
  await expect(read('v6.3.0-release')).rejects.toThrow('It has none of that release line. Run git fetch --tags there');
});

test('tags of the same release line', () => {
  expect(similarTags('v6.3.0-release', ['v6.3.1-release', 'v6.2.1-release', 'v6.3.2'])).toEqual([
    'v6.3.1-release',
    'v6.3.2',
  ]);
  expect(similarTags('main', ['v6.3.1-release'])).toEqual([]);
});

test('splits the output of git by sizes in bytes, and names a missing object', () => {
  expect(splitObjects(Buffer.from('a blob 6\n端口\nb blob 0\n\nc blob 2\n\n\n\n'))).toEqual(['端口', '', '\n\n']);
  expect(() => splitObjects(Buffer.from('abc missing\n'))).toThrow('The clone lacks the object abc');
});
