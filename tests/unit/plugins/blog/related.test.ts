import {expect, test} from 'vitest';
import {proseOf, relatedTexts, wordsOf} from '@site/src/plugins/blog/related';

const TEXTS = [
  {
    id: 'fluentd',
    title: 'Collect logs with Fluentd',
    body: 'A plugin sends the logs of each component to Elasticsearch.',
  },
  {id: 'loki', title: 'Search logs with Loki', body: 'LogQL finds lines in the logs of each component.'},
  {id: 'ceph', title: 'Storage with Ceph', body: 'A storage class gives volumes to each component.'},
  {id: 'nfs', title: 'Move volumes to another storage class', body: 'Copy the data of each component.'},
];

test('texts about the same subject are related, the closest first', () => {
  const related = relatedTexts(TEXTS, 3);
  expect(related.get('fluentd')?.[0]).toBe('loki');
  expect(related.get('ceph')?.[0]).toBe('nfs');
  expect(related.get('nfs')).not.toContain('nfs');
});

test('words that every text has say nothing', () => {
  expect(relatedTexts(TEXTS.slice(1, 3), 3).get('loki')).toEqual([]);
});

test('Chinese is compared by pairs of characters', () => {
  expect(wordsOf('日志收集 Fluentd 1.2')).toEqual(['fluentd', '日志', '志收', '收集']);
  const related = relatedTexts(
    [
      {id: 'a', title: '收集日志', body: '插件'},
      {id: 'b', title: '共享存储', body: '卷'},
      {id: 'c', title: '查询日志', body: '语法'},
    ],
    1,
  );
  expect(related.get('a')).toEqual(['c']);
});

test('code, markup, and addresses do not count', () => {
  const markdown =
    '---\ntitle: x\n---\nSee [Loki](https://example.com/storage).\n\n```bash\nkubectl get\n```\n{/* truncate */}\n';
  expect(wordsOf(proseOf(markdown))).toEqual(['see', 'loki']);
});
