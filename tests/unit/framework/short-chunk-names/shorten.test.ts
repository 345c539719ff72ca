import {expect, test} from 'vitest';
import {CHUNK_FILENAME, shorten} from '@site/src/framework/short-chunk-names/shorten';

const HASH = '0123456789abcdef';
const CHUNK = CHUNK_FILENAME.replace('[id]', '42').replace(/\[contenthash:16\]/, HASH);
const RUNTIME = 'assets/js/runtime~main.8e00a780.js';
const runtimes = (text: string) => new Map([[RUNTIME, text]]);

test('names of chunks and the list in the runtime get short hashes, everything else stays', () => {
  const other = 'fedcba9876543210';
  const {renamed, scripts} = shorten([CHUNK, RUNTIME], runtimes(`({42:"${HASH}",43:"${other}"})[e]+"012345"`));
  expect([...renamed]).toEqual([[CHUNK, 'assets/js/42.012345.js']]);
  expect(scripts).toEqual(runtimes(`({42:"012345",43:"${other}"})[e]+"012345"`));
});

test.each([
  ['no chunk has such a name', [RUNTIME, 'assets/js/42.012345.js'], `({42:"${HASH}"})`, /no chunk is named like/],
  ['no runtime lists a chunk', [CHUNK, RUNTIME], '({})', /no runtime lists the hashes/],
  [
    'a runtime lists hashes in another form, too',
    [CHUNK, RUNTIME],
    `({42:"${HASH}"},"42.${HASH}.js")`,
    /lists hashes in another form/,
  ],
])('the build ends when %s', (_what, names, text, message) => {
  expect(() => shorten(names, runtimes(text))).toThrow(message);
});
