import {expect, test} from 'vitest';
import {syntheticPages} from '@site/tests/bench/lib/syntheticPages';
import {vocabularyOf} from '@site/tests/bench/lib/vocabulary';

const words = (letters: string) => Array.from({length: 400}, (_, index) => letters.charAt(index % letters.length));
const english = {
  running: words('abcdefghij'),
  distinct: ['node', 'volume', 'gateway', 'cluster', 'image', 'team', 'pod'],
};
const chinese = {running: words('的一是在不'), distinct: ['集群', '网关', '组件']};
const make = (count: number) => syntheticPages(count, 1, {en: english, zh: chinese});

/** Ids of the pages below entries of a sidebar. */
function idsIn(items: ReturnType<typeof make>['sidebar'][number]['items']): string[] {
  return items.flatMap((item) => (typeof item === 'string' ? [item] : idsIn(item.items)));
}

test('as many pages as wanted, each with an address of its own and in the sidebar', () => {
  const {pages, sidebar} = make(250);
  const ids = pages.map(({id}) => id);
  expect(new Set(ids).size).toBe(250);
  expect(idsIn(sidebar)).toEqual(ids);
});

test('the first pages are the same however many there are', () => {
  expect(make(120).pages.slice(0, 30)).toEqual(make(30).pages);
});

test('a page has the same headings in both languages', () => {
  const ids = (source: string) => [...source.matchAll(/\/\* #(\S+) \*\//g)].map(([, id]) => id);
  for (const {source} of make(20).pages) {
    expect(ids(source.en).length).toBeGreaterThan(3);
    expect(ids(source.zh)).toEqual(ids(source.en));
  }
});

test('every category has a Chinese label', () => {
  const {sidebar, labels} = make(60);
  for (const {label} of sidebar) expect(labels.get(label)).toMatch(/^\p{Script=Han}+$/u);
});

test('a vocabulary holds the words of running text, not of code, links or front matter', () => {
  const source =
    '---\ntitle: Hidden\n---\n\nRead the [log](./secret.md), then `run` it.\n\n```bash\nkubectl\n```\n\nRead on.';
  const {running, distinct} = vocabularyOf([source], 'en');
  expect(running).toEqual(['read', 'the', 'log', 'then', 'it', 'read', 'on']);
  expect(distinct).toEqual(['it', 'log', 'on', 'read', 'the', 'then']);
});
