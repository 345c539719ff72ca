import {expect, it} from 'vitest';
import {listMarkdown} from '@site/src/plugins/openapi/list';
import {TEXTS} from '@site/src/plugins/openapi/texts';
import {cellsOf, documentOf, operationOf, render} from './fixture';

const document = {
  ...documentOf({
    '/things/{id}': {
      delete: operationOf('deleteThing', {summary: 'Delete a | b'}),
      get: operationOf('readThing', {summary: 'Read {x} <y>'}),
    },
    '/others': {post: operationOf('createOther', {tags: ['other', 'thing']})},
  }),
  tags: [{name: 'other', description: 'Others {all}'}, {name: 'thing'}, {name: 'empty'}],
};
const linkTo = (id: string) => (id === 'readThing' ? {href: './readThing.md', title: 'x'} : undefined);

it('has a table for each group in the order of the tags, with links where there are pages', async () => {
  const source = listMarkdown(document, TEXTS.en, linkTo);
  expect(source).toContain('## All operations {/* #operations */}');
  expect(source).toContain('### Others \\{all\\} {/* #operations-other */}');
  expect(source).toContain('### thing {/* #operations-thing */}');
  const $ = await render(source);
  expect(cellsOf($, 0)).toEqual([
    ['Method', 'Operation', 'Path'],
    ['POST', 'Summary of createOther', '/others'],
  ]);
  expect(cellsOf($, 1).slice(1)).toEqual([
    ['GET', 'Read {x} <y>', '/things/{id}'],
    ['DELETE', 'Delete a | b', '/things/{id}'],
    ['POST', 'Summary of createOther', '/others'],
  ]);
  expect(cellsOf($, 2)).toHaveLength(1);
  expect(
    $('a')
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href')]),
  ).toEqual([['Read {x} <y>', './readThing.md']]);
});

it('is written in Chinese with the same ids', () => {
  const source = listMarkdown(document, TEXTS.zh, linkTo);
  expect(source).toContain('## 全部操作 {/* #operations */}');
  expect(source).toContain('| 方法 | 操作 | 路径 |');
});
