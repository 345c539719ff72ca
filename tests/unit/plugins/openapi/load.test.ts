import type {LoadContext} from '@docusaurus/types';
import {utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import openapi from '@site/src/plugins/openapi';
import {API_VERSIONS, documentFile, isApiVersion, loadDocument, overlayFile} from '@site/src/plugins/openapi/load';
import {writeTree, type Tree} from '@site/tests/checks/lib/writeTree';
import {documentOf, operationOf} from './fixture';

const document = documentOf({'/things': {get: operationOf('listThings')}});
const overlayOf = (update: object) =>
  stringify({overlay: '1.0.0', info: {title: 'x', version: '1'}, actions: [{target: '$', update}]});

const good: Tree = Object.fromEntries(
  API_VERSIONS.flatMap((version) => [
    [documentFile(version), stringify(document)],
    [overlayFile(version), overlayOf({info: {title: '东西'}})],
  ]),
);
const FILE = documentFile('current');
const OVERLAY = overlayFile('current');

describe('names', () => {
  it('has a document and Chinese texts for each version', () => {
    expect(API_VERSIONS).toEqual(['current', '5.17']);
    expect([FILE, OVERLAY, documentFile('5.17')]).toEqual([
      'static/openapi/v6.2.yaml',
      'static/openapi/v6.2.zh.overlay.yaml',
      'static/openapi/v5.17.yaml',
    ]);
    expect(['current', '5.17', '6.2', ''].map(isApiVersion)).toEqual([true, true, false, false]);
  });

  it('has none for words that every object knows', () => {
    expect(isApiVersion('constructor')).toBe(false);
  });
});

describe('loadDocument', () => {
  it('gives the document in both languages', async () => {
    const root = await writeTree(good);
    expect(loadDocument(root, 'current', 'en')).toEqual(document);
    expect(loadDocument(root, '5.17', 'zh')).toEqual({...document, info: {...document.info, title: '东西'}});
  });

  it('needs no Chinese texts for English', async () => {
    const root = await writeTree({...good, [OVERLAY]: undefined});
    expect(loadDocument(root, 'current', 'en')).toEqual(document);
    expect(() => loadDocument(root, 'current', 'zh')).toThrow(`${OVERLAY} is missing.`);
  });

  it('reads a file again only after it has changed', async () => {
    const root = await writeTree(good);
    const [first, second] = [loadDocument(root, 'current', 'zh'), loadDocument(root, 'current', 'en')];
    expect(loadDocument(root, 'current', 'zh')).toBe(first);
    const file = path.join(root, OVERLAY);
    writeFileSync(file, overlayOf({info: {title: '别的'}}));
    utimesSync(file, 1, 1);
    expect(loadDocument(root, 'current', 'zh').info.title).toBe('别的');
    expect(loadDocument(root, 'current', 'en')).toBe(second);
  });

  it.each<[string, Tree, string]>([
    ['a missing document', {[FILE]: undefined}, `${FILE} is missing.`],
    ['a broken document', {[FILE]: 'paths: [\n'}, `${FILE} is broken YAML: `],
    ['a key that stands twice', {[FILE]: 'info: 1\ninfo: 2\n'}, `${FILE} is broken YAML: Map keys must be unique`],
    ['broken Chinese texts', {[OVERLAY]: 'actions: "\n'}, `${OVERLAY} is broken YAML: `],
    [
      'Chinese texts of what is not there',
      {[OVERLAY]: overlayOf({paths: {'/things': {put: {summary: '更新'}}}})},
      `${OVERLAY} does not fit ${FILE}: The overlay translates "$.paths./things.put", which is not in the document.`,
    ],
    ['empty Chinese texts', {[OVERLAY]: ''}, `${OVERLAY} does not fit ${FILE}: `],
    ['Chinese texts without actions', {[OVERLAY]: 'overlay: 1.0.0\n'}, `${OVERLAY} does not fit ${FILE}: `],
  ])('names the file: %s', async (_, files, message) => {
    const root = await writeTree({...good, ...files});
    expect(() => loadDocument(root, 'current', 'zh')).toThrow(message);
  });

  it('keeps the first error as the cause', async () => {
    const root = await writeTree({...good, [OVERLAY]: overlayOf({nothing: 1})});
    expect(() => loadDocument(root, 'current', 'zh')).toThrow(
      expect.objectContaining({cause: expect.objectContaining({message: expect.stringContaining('"$.nothing"')})}),
    );
  });

  it.each(['', '- a list\n', 'a text\n'])('names the file that is no document: %j', async (content) => {
    const root = await writeTree({...good, [FILE]: content});
    expect(() => loadDocument(root, 'current', 'en')).toThrow(FILE);
  });
});

describe('the plugin', () => {
  const pluginOf = (siteDir: string) => openapi({siteDir} as LoadContext);
  const paths = (root: string) =>
    ['v6.2', 'v6.2.zh.overlay', 'v5.17', 'v5.17.zh.overlay'].map((name) =>
      path.join(root, `static/openapi/${name}.yaml`),
    );

  it('watches the four files', () => {
    expect(pluginOf('/site').getPathsToWatch?.()).toEqual(paths('/site'));
  });

  it.each([FILE, OVERLAY, documentFile('5.17'), overlayFile('5.17')])(
    'ends the build when %s is broken',
    async (file) => {
      await expect(async () => pluginOf(await writeTree(good)).loadContent?.()).not.toThrow();
      const root = await writeTree({...good, [file]: 'x: ['});
      expect(() => pluginOf(root).loadContent?.()).toThrow(`${file} is broken YAML`);
    },
  );

  it('tells the cache of the bundler about the files, if there is one', () => {
    const configure = (config: object) => pluginOf('/site').configureWebpack?.(config, false, {} as never, undefined);
    expect(configure({experiments: {cache: {type: 'persistent'}}})).toEqual({
      experiments: {cache: {buildDependencies: paths('/site')}},
    });
    for (const config of [{}, {experiments: {}}, {experiments: {cache: false}}]) expect(configure(config)).toEqual({});
  });
});
