import {expect, test} from 'vitest';
import {blockingTime, groupBy, median, templateOf} from '@site/tests/bench/lib/blocking';

test('a task blocks for what it takes beyond 50 ms', () => {
  expect(blockingTime([{start: 100, duration: 120}], 0, 1000)).toBe(70);
  expect(blockingTime([{start: 100, duration: 50}], 0, 1000)).toBe(0);
});

test('of a task, only the part between first paint and the end counts', () => {
  expect(blockingTime([{start: 0, duration: 300}], 200, 1000)).toBe(50);
  expect(blockingTime([{start: 900, duration: 300}], 200, 1000)).toBe(50);
  expect(blockingTime([{start: 1100, duration: 300}], 200, 1000)).toBe(0);
});

test('the median is the middle value', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2);
  expect(median([])).toBeNaN();
});

test('groups keep the order of their items', () => {
  expect([...groupBy(['a', 'bb', 'c'], (text) => text.length)]).toEqual([
    [1, ['a', 'c']],
    [2, ['bb']],
  ]);
});

test.each([
  ['/', ['plugin-pages', 'mdx-page'], 'home'],
  ['/docs/faq', ['docs-wrapper', 'docs-doc-page'], 'docs doc'],
  ['/docs/5.17/api/team/list', ['docs-doc-page'], 'API operation'],
  ['/blog/a', ['blog-wrapper', 'blog-post-page'], 'blog post'],
  ['/case', ['plugin-pages', 'mdx-page', 'marketing'], 'marketing'],
  ['/privacy', ['plugin-pages', 'mdx-page'], 'page'],
])('%s with %j is of the template "%s"', (path, classes, template) => {
  expect(templateOf(path, classes)).toBe(template);
});
