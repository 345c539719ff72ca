import {expect, test} from 'vitest';
import {fitTitle} from '@site/src/plugins/og-image/breakLines';

/** Latin letters are half an em wide, Han characters a whole one. */
const typeset = (text: string, {size}: {size: number}) =>
  Promise.resolve({
    text,
    path: '',
    width: [...text].reduce(
      (sum, character) => sum + (/\p{Script=Han}|[，。？]/u.test(character) ? size : size / 2),
      0,
    ),
  });
const fit = (title: string) => fitTitle(title, {typeset, weight: 700, width: 790});

test.each([
  ['Ceph storage', ['Ceph storage'], 72],
  ['Collect logs with the Fluentd plugin', ['Collect logs with the', 'Fluentd plugin'], 58],
  ['使用 Rook-Ceph 作为组件的存储，并查看用量', ['使用 Rook-Ceph 作为组件的', '存储，并查看用量'], 58],
  [
    'Circuit breaking with the Envoy network plugin of Rainbond, part one',
    ['Circuit breaking with the Envoy', 'network plugin of Rainbond,', 'part one'],
    50,
  ],
])('%s', async (title, lines, size) => {
  expect(await fit(title)).toEqual({lines, size});
});

test('no line begins with a closing mark', async () => {
  const {lines} = await fit('一二三四五六七八九十一二三，四五六七八九十');
  expect(lines.filter((line) => line.startsWith('，'))).toEqual([]);
});

test('a title that does not fit is named', async () => {
  await expect(fit('word '.repeat(60))).rejects.toThrow('does not fit into the preview image. Shorten it.');
  await expect(fit('a'.repeat(60))).rejects.toThrow('does not fit');
});
