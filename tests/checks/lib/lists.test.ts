import {expect, test} from 'vitest';
import {z} from 'zod';
import {readLists} from './lists';
import {writeTree} from './writeTree';

const FILE = 'lists/things.json';
const thing = z.strictObject({name: z.string({error: 'must be text'})});

const read = async (json?: string) => readLists(await writeTree({[FILE]: json}), FILE, thing);

test('gives the lists by their names', async () => {
  expect(await read('{"a": [{"name": "x"}], "b": []}')).toEqual(
    new Map([
      ['a', [{name: 'x'}]],
      ['b', []],
    ]),
  );
});

test.each([
  ['is missing', undefined, 'lists/things.json is missing.'],
  ['is broken', '{"a": ', /^lists\/things\.json is broken JSON: ./],
  ['is a list', '[]', 'lists/things.json does not have its form:\nmust be an object whose values are lists'],
  ['holds no list', '{"a": [], "b": 1}', 'lists/things.json does not have its form:\nb: must be a list'],
  [
    'holds wrong items',
    '{"a": [{"name": "x"}, {"name": 1}, {}]}',
    'lists/things.json does not have its form:\na.1.name: must be text\na.2.name: must be text',
  ],
  ['holds items with more', '{"a": [{"name": "x", "nmae": "x"}]}', /^lists\/things\.json [^]*\na\.0: .*"nmae"/],
])('says what to change in a file that %s', async (_name, json, expected) => {
  await expect(read(json)).rejects.toThrow(expected);
});
