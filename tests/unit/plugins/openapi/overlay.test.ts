import {describe, expect, it} from 'vitest';
import {applyOverlay} from '@site/src/plugins/openapi/overlay';

const document = {
  info: {title: 'Things', version: '6.2'},
  servers: [{url: 'http://192.0.2.10:7070', description: 'Console'}],
  tags: [
    {name: 'thing', description: 'Things'},
    {name: 'other', description: 'Others'},
  ],
  paths: {'/things': {get: {summary: 'List', tags: ['thing'], responses: {'200': {description: 'All'}}}}},
};

const overlay = (...actions: {target: string; update: unknown}[]) => ({
  overlay: '1.0.0',
  info: {title: 'Chinese', version: '6.2'},
  actions,
});

describe('applyOverlay', () => {
  it('replaces texts at any depth and leaves the rest alone', () => {
    const result = applyOverlay(
      document,
      overlay({
        target: '$',
        update: {paths: {'/things': {get: {summary: '列出', responses: {'200': {description: '全部'}}}}}},
      }),
    );
    expect(result).toEqual({
      ...document,
      paths: {'/things': {get: {summary: '列出', tags: ['thing'], responses: {'200': {description: '全部'}}}}},
    });
    expect(document.paths['/things'].get.summary).toBe('List');
  });

  it.each(["$.tags[?@.name == 'thing']", "$.tags[?(@.name=='thing')]"])('finds a tag by its name: %s', (target) => {
    const {tags} = applyOverlay(document, overlay({target, update: {description: '东西'}}));
    expect(tags).toEqual([{name: 'thing', description: '东西'}, document.tags[1]]);
  });

  it('finds a server by its url', () => {
    const target = "$.servers[?@.url == 'http://192.0.2.10:7070']";
    const {servers} = applyOverlay(document, overlay({target, update: {description: '控制台'}}));
    expect(servers).toEqual([{url: 'http://192.0.2.10:7070', description: '控制台'}]);
  });

  it('applies its actions one after the other', () => {
    const actions = ['一', '二'].map((title) => ({target: '$', update: {info: {title}}}));
    expect(applyOverlay(document, overlay(...actions)).info).toEqual({title: '二', version: '6.2'});
    expect(applyOverlay(document, overlay())).toBe(document);
  });

  it.each([
    [{info: {titel: '东西'}}, 'translates "$.info.titel", which is not in the document'],
    [{paths: {'/thing': {}}}, 'translates "$.paths./thing", which is not in the document'],
    [{info: {title: {zh: '东西'}}}, 'updates "$.info.title", which is not an object'],
    [{tags: {thing: '东西'}}, 'updates "$.tags", which is not an object'],
  ])('names the key that does not fit: %j', (update, message) => {
    expect(() => applyOverlay(document, overlay({target: '$', update}))).toThrow(message);
  });

  it('names the key of an item that does not fit', () => {
    const target = "$.tags[?@.name == 'thing']";
    expect(() => applyOverlay(document, overlay({target, update: {summary: '东西'}}))).toThrow(
      `translates "${target}.summary", which is not in the document`,
    );
  });

  it.each(["$.tags[?@.name == 'gone']", "$.servers[?@.name == 'thing']", "$.servers[?@.url == 'http://x']"])(
    'names a target that is not in the document: %s',
    (target) => {
      expect(() => applyOverlay(document, overlay({target, update: {}}))).toThrow(
        `target "${target}" is not in the document`,
      );
      expect(() => applyOverlay({info: {}}, overlay({target, update: {}}))).toThrow('is not in the document');
    },
  );

  it.each([
    '$.info',
    '$..description',
    "$.paths['/things']",
    "$.tags[?@.name == 'it's']",
    '$.tags[?@.name == "thing"]',
    '',
  ])('names a target that it does not know: %s', (target) => {
    expect(() => applyOverlay(document, overlay({target, update: {}}))).toThrow(`target "${target}" is not supported`);
  });

  it('does not put a text where the document has an object', () => {
    expect(() => applyOverlay(document, overlay({target: '$', update: {info: '东西'}}))).toThrow('$.info');
  });

  it('does not take the words that every object knows for keys of the document', () => {
    expect(() => applyOverlay(document, overlay({target: '$', update: {info: {constructor: '东西'}}}))).toThrow(
      '$.info.constructor',
    );
  });
});
