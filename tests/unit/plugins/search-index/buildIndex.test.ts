import {expect, test} from 'vitest';
import {
  shardFile,
  type Catalog,
  type HanWords,
  type LatinWords,
  type Manifest,
} from '../../../../src/features/search/embedded/format';
import {buildIndex} from '../../../../src/plugins/search-index/buildIndex';
import {CHINESE, ENGLISH} from '../../features/search/embedded/fixtures';

const VERSIONS = ['current', '5.17'];

function open(pages = ENGLISH, locale: 'en' | 'zh' = 'en') {
  const files = new Map(buildIndex(pages, VERSIONS, locale).map(({name, content}) => [name, content]));
  const manifest = JSON.parse(files.get('manifest.json') ?? '') as Manifest;
  const read = (name: string) => JSON.parse(files.get(`${manifest.folder}/${name}`) ?? '') as unknown;
  return {files, manifest, read};
}

test('gives each version its pages and those of none', () => {
  const {manifest, read} = open();
  const paths = manifest.editions.map(({catalog}) => (read(catalog) as Catalog).pages.map(({path}) => path));
  expect(manifest.editions.map(({version}) => version)).toEqual(VERSIONS);
  expect(paths[0]).toContain('docs/team');
  expect(paths[0]).not.toContain('docs/5.17/team');
  expect(paths[1]).toEqual(['blog/post', 'docs/5.17/team']);
});

test('names the folder after its content, whatever the order of the pages', () => {
  expect(open([...ENGLISH].reverse()).manifest.folder).toBe(open().manifest.folder);
  expect(open(ENGLISH.slice(1)).manifest.folder).not.toBe(open().manifest.folder);
});

test('names only files that it writes', () => {
  const {files, manifest, read} = open();
  const named = [
    manifest.latin,
    manifest.han,
    ...manifest.editions.flatMap(({version, catalog, shards}) => [
      catalog,
      ...shards.map((_, number) => shardFile(version, number)),
      ...(read(catalog) as Catalog).pages.flatMap(({texts}) => texts.map(({file}) => file)),
    ]),
  ];
  expect(new Set(named.map((name) => `${manifest.folder}/${name}`))).toEqual(
    new Set([...files.keys()].filter((name) => name !== 'manifest.json')),
  );
});

test('lists words for corrections, sounds and traditional characters for Chinese only', () => {
  const english = open();
  const chinese = open(CHINESE, 'zh');
  expect((english.read(english.manifest.latin) as LatinWords).words.split(' ')).toContain('certificate');
  expect((english.read(english.manifest.han) as HanWords).homophones).toBe('');
  const han = chinese.read(chinese.manifest.han) as HanWords;
  expect(han.traditional).toContain('動动');
  expect(han.homophones.split(' ').some((group) => group.includes('身') && group.includes('伸'))).toBe(true);
});

test('keeps files small, whatever the length of a page', () => {
  const long = ENGLISH.map((page) =>
    page.path === 'docs/team'
      ? {...page, units: [{anchor: 'a', heading: 'Long', text: 'Many words here. '.repeat(2_000)}]}
      : page,
  );
  const {files, manifest, read} = open(long);
  const texts = [...files].filter(([name]) => /\/t\//.test(name)).map(([, content]) => content.length);
  expect(Math.max(...texts)).toBeLessThan(3_000);
  const page = (read(manifest.editions[0]?.catalog ?? '') as Catalog).pages.find(({path}) => path === 'docs/team');
  expect(page?.units.every(({anchor, heading}) => anchor === 'a' && heading === 'Long')).toBe(true);
  expect(page?.units.length).toBeGreaterThan(10);
});
