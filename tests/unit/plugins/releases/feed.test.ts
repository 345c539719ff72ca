import {load} from 'cheerio';
import {expect, onTestFinished, test, vi} from 'vitest';
import {atomFeed, FEED_LENGTH} from '@site/src/plugins/releases/feed';
import {RELEASE_TEXTS} from '@site/src/plugins/releases/texts';
import {atomFaults} from '@site/tests/checks/lib/atom';
import {PLACES, RELEASES, releaseOf} from './fixture';

const EN = {
  releases: RELEASES,
  places: PLACES,
  texts: RELEASE_TEXTS.en,
  locale: 'en',
  home: 'https://www.example.com/',
} as const;
const ZH = {...EN, texts: RELEASE_TEXTS.zh, locale: 'zh', home: 'https://www.example.com/zh/'} as const;

const read = (xml: string) => load(xml, {xml: true});

test.each([
  ['English', EN],
  ['Chinese', ZH],
])('is a valid Atom feed in %s', (_name, input) => {
  expect(atomFaults(atomFeed(input))).toEqual([]);
});

test('has one entry for each release, with its notes and its day', () => {
  const $ = read(atomFeed(EN));
  const entries = $('entry')
    .toArray()
    .map((entry) => [$('title', entry).text(), $('link', entry).attr('href'), $('updated', entry).text()]);
  expect(entries).toEqual(
    RELEASES.map(({version, notes, date}) => [`Rainbond ${version}`, notes, `${date}T00:00:00.000Z`]),
  );
});

test('was updated on the day of the latest release, whatever its version', () => {
  const releases = [releaseOf('2.0.0', '2025-01-01'), releaseOf('1.9.1', '2025-06-01')];
  expect(read(atomFeed({...EN, releases}))('feed > updated').text()).toBe('2025-06-01T00:00:00.000Z');
});

test('leads to the page and the file of its language', () => {
  const links = (xml: string) => {
    const $ = read(xml);
    return ['alternate', 'self'].map((rel) => $(`feed > link[rel="${rel}"]`).attr('href'));
  };
  expect(links(atomFeed(EN))).toEqual([
    'https://www.example.com/docs/versions',
    'https://www.example.com/releases.atom',
  ]);
  expect(links(atomFeed(ZH))).toEqual([
    'https://www.example.com/zh/docs/versions',
    'https://www.example.com/zh/releases.atom',
  ]);
});

test('says in words what is documented', () => {
  const summaries = (xml: string) => {
    const $ = read(xml);
    return [0, 3].map((index) => $('summary').eq(index).text());
  };
  expect(summaries(atomFeed(EN))).toEqual([
    'Rainbond 3.10.0 was released on August 7, 2026. This site has no documentation for it yet.',
    'Rainbond 3.2.1 was released on December 31, 2025. See the V3.2 documentation.',
  ]);
  expect(summaries(atomFeed(ZH))).toEqual([
    'Rainbond 3.10.0 发布于 2026 年 8 月 7 日。本站暂无对应文档。',
    'Rainbond 3.2.1 发布于 2025 年 12 月 31 日。对应文档：V3.2。',
  ]);
});

test('keeps its ids when the site or the notes move, and has others in Chinese', () => {
  const ids = (xml: string) => {
    const $ = read(xml);
    return $('id')
      .toArray()
      .map((id) => $(id).text());
  };
  const moved = RELEASES.map((release) => ({...release, notes: `https://elsewhere.example.com/${release.version}`}));
  const before = ids(atomFeed(EN));
  expect(before.slice(0, 2)).toEqual(['tag:rainbond.com,2024:releases/en', 'tag:rainbond.com,2024:releases/en/3.10.0']);
  expect(ids(atomFeed({...EN, releases: moved, home: 'https://preview.example.com/'}))).toEqual(before);
  expect(ids(atomFeed(ZH)).filter((id) => before.includes(id))).toEqual([]);
});

test('gives the same bytes on any day', () => {
  const on = (day: string) => {
    vi.setSystemTime(day);
    return atomFeed(EN);
  };
  onTestFinished(() => {
    vi.useRealTimers();
  });
  expect(on('2026-09-01')).toBe(on('2031-12-24'));
});

test('holds the newest releases only', () => {
  const releases = Array.from({length: FEED_LENGTH + 5}, (_, index) =>
    releaseOf(`1.0.${FEED_LENGTH + 5 - index}`, '2025-01-01'),
  );
  const $ = read(atomFeed({...EN, releases}));
  expect($('entry')).toHaveLength(FEED_LENGTH);
  expect($('entry > title').first().text()).toBe(`Rainbond 1.0.${FEED_LENGTH + 5}`);
});

test('escapes what XML reads as markup', () => {
  const release = {...releaseOf('1.0.0', '2025-01-01'), notes: 'https://example.com/?a=1&b=2'};
  const xml = atomFeed({...EN, releases: [release]});
  expect(atomFaults(xml)).toEqual([]);
  expect(read(xml)('entry > link').attr('href')).toBe(release.notes);
});
