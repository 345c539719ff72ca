import {describe, expect, it} from 'vitest';
import {differencesMarkdown} from '@site/src/plugins/openapi/differences';
import type {Operation, Schema} from '@site/src/plugins/openapi/document';
import type {Locale} from '@site/src/config/locale';
import {cellsOf, documentOf, object, operationOf, render} from './fixture';

const older = (...operations: Operation[]) => versionOf('5.17', operations);
const newer = (...operations: Operation[]) => versionOf('6.2', operations);
const versionOf = (version: string, operations: readonly Operation[]) =>
  documentOf(
    Object.fromEntries(operations.map((operation) => [`/${operation.operationId}`, {get: operation}])),
    {},
    version,
  );

const linkTo = (id: string) => (id === 'linked' ? {href: './linked.md', title: 'Linked {page}'} : undefined);
const compare = (before: ReturnType<typeof older>, after: ReturnType<typeof newer>, locale: Locale = 'en') =>
  differencesMarkdown(before, after, locale, linkTo);

const rich: Partial<Operation> = {
  'x-permissions': 'Members | {all}',
  parameters: [
    {name: 'same', in: 'query', description: '', schema: {type: 'string'}},
    {name: 'old', in: 'query', description: '', schema: {type: 'string'}},
  ],
  requestBody: {content: {'application/json': {schema: object({a: {}, b: {}})}}},
  responses: {
    '200': {description: 'Done', content: {'application/json': {schema: object({c: {}, d: {}})}}},
    '404': {description: 'x', content: {x: {examples: {gone: {summary: '', description: '', value: 1}}}}},
    '500': {description: 'x'},
  },
};

describe('differencesMarkdown', () => {
  it('only counts where nothing differs', async () => {
    const source = compare(
      older(operationOf('a', rich)),
      newer(operationOf('a', {...rich, summary: 'Other words', description: 'too'})),
    );
    expect(source).not.toMatch(/#thing|#only/);
    const [head, ...rows] = cellsOf(await render(source));
    expect(head?.slice(1)).toEqual(['V5.17', 'V6.2']);
    expect(rows).toEqual([
      ['Operations', '1', '1'],
      ['Operations that differ', '0', '0'],
      ['Identical', '1', '1'],
    ]);
  });

  it('names what only one version has, with a link where there is a page', async () => {
    const source = compare(
      older(operationOf('gone'), operationOf('both')),
      newer(operationOf('both'), operationOf('linked'), operationOf('more')),
    );
    const $ = await render(source);
    expect(cellsOf($, 0).slice(1)).toEqual([
      ['Operations', '2', '3'],
      ['Operations that differ', '0', '0'],
      ['Identical', '1', '1'],
    ]);
    expect(cellsOf($, 1)).toEqual([
      ['Item', 'V5.17', 'V6.2'],
      ['gone', 'yes', 'no'],
      ['Linked {page}', 'no', 'yes'],
      ['more', 'no', 'yes'],
    ]);
    expect($('a').attr('href')).toBe('./linked.md');
  });

  it('has one row for each aspect that differs, with what only one side has', async () => {
    const changed: Partial<Operation> = {
      'x-permissions': 'Nobody <now>',
      'x-warning': 'Gone | {away}',
      'x-routed': false,
      parameters: rich.parameters?.slice(0, 1),
      requestBody: {content: {'application/json': {schema: object({b: {}, e: {}})}}},
      responses: {
        '201': {description: 'Made'},
        '500': {description: 'x', content: {x: {examples: {boom: {summary: '', description: '', value: 1}}}}},
      },
    };
    const source = compare(
      older(operationOf('linked', rich)),
      newer(operationOf('linked', {...changed, summary: 'Make {it}'})),
    );
    expect(source).toContain('## Things {/* #thing */}');
    const $ = await render(source);
    expect(cellsOf($, 1)).toEqual([
      ['Operation', 'Item', 'V5.17', 'V6.2'],
      ['Linked {page}', 'Route', 'yes', 'no'],
      ['', 'Who can call it', 'Members | {all}', 'Nobody <now>'],
      ['', 'Known issue', 'none', 'Gone | {away}'],
      ['', 'Success status', '200', '201'],
      ['', 'Parameters', 'old', 'none'],
      ['', 'Body', 'a', 'e'],
      ['', 'Response fields', 'c, d', 'none'],
      ['', 'Errors', '404 gone', '500 boom'],
    ]);
    expect($('a').attr('href')).toBe('./linked.md');
  });

  it('compares type, requirement, and limits of what both versions have', async () => {
    const withValues = (limit: Schema, required: boolean): Partial<Operation> => ({
      parameters: [{name: 'page', in: 'query', description: '', required, schema: {type: 'integer', ...limit}}],
      requestBody: {content: {'application/json': {schema: object({same: {type: 'string'}, key: limit})}}},
      responses: {
        '200': {
          description: 'Done',
          content: {'application/json': {schema: object({key: {...limit, description: 'x'}})}},
        },
      },
    });
    const source = compare(
      older(operationOf('a', withValues({type: 'string', maxLength: 8192}, false))),
      newer(operationOf('a', withValues({type: 'string', enum: ['b | c']}, true))),
    );
    expect(cellsOf(await render(source), 1).slice(1)).toEqual([
      [
        'a',
        'Types and limits',
        'page: string. At most 8192 characters.\nkey: string. At most 8192 characters.',
        'page: string, required. One of b | c.\nkey: string. One of b | c.',
      ],
    ]);
  });

  it('has a table for each group that differs, in the order of the newer tags', async () => {
    const [a, b] = [operationOf('a'), operationOf('b', {tags: ['other']})];
    const dead = (operation: Operation) => ({...operation, 'x-routed': false});
    const tags = [{name: 'empty', description: 'Empty'}, {name: 'other', description: 'Others {all}'}, {name: 'thing'}];
    const source = compare(older(a, b), {...newer(dead(a), dead(b)), tags});
    expect([...source.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
      'At a glance {/* #summary */}',
      'Others \\{all\\} {/* #other */}',
      'thing {/* #thing */}',
    ]);
    const $ = await render(source);
    expect([cellsOf($, 1)[1]?.[0], cellsOf($, 2)[1]?.[0]]).toEqual(['b', 'a']);
  });

  it('says "none" where a version says nothing', async () => {
    const source = compare(
      older(operationOf('a', {responses: {}})),
      newer(operationOf('a', {'x-permissions': 'All.'})),
    );
    expect(cellsOf(await render(source), 1).slice(1)).toEqual([
      ['a', 'Who can call it', 'none', 'All.'],
      ['', 'Success status', 'none', '200'],
    ]);
  });

  it('is written in Chinese with the same ids', async () => {
    const [before, after] = [
      older(operationOf('gone'), operationOf('a')),
      newer(operationOf('a', {'x-routed': false})),
    ];
    const ids = (source: string) => source.match(/\{\/\* #.* \*\/\}/g);
    const source = compare(before, after, 'zh');
    expect(ids(source)).toEqual(ids(compare(before, after)));
    const $ = await render(source);
    expect(
      $('h2')
        .toArray()
        .map((title) => $(title).text().trim()),
    ).toEqual(['概览', '只在一个版本中', 'Things']);
    expect(cellsOf($, 1)[1]).toEqual(['gone', '有', '无']);
    expect(cellsOf($, 2)[1]).toEqual(['a', '路由', '有', '无']);
  });
});
