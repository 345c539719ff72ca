import {describe, expect, test} from 'vitest';
import type {Piece, SearchHit} from '@site/src/features/search/provider';
import {
  cropSnippet,
  escapeHtml,
  markedHtml,
  plainText,
  toHits,
  toSuggestions,
  withoutSuggestions,
} from '@site/src/features/search/SearchModal/toHits';

/** Pieces from a text in which [brackets] are matches. */
function pieces(text: string): Piece[] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((part) => (part.startsWith('[') ? {text: part.slice(1, -1), match: true} : {text: part, match: false}));
}

const texts = {
  sections: {docs: 'Docs', api: 'API', store: 'App store', blog: 'Blog', pages: 'Product'},
  versions: new Map([['5.17', 'V5.17']]),
  snippetWords: 10,
};

const page: SearchHit = {
  id: 'a',
  url: '/docs/install',
  section: 'docs',
  version: 'current',
  breadcrumb: ['Install', 'On Linux'],
  title: pieces('[Install] with the console'),
  snippet: pieces('Ways to [install] it.'),
};
const part: SearchHit = {...page, id: 'b', url: '/docs/install#port', heading: pieces('Open a [port]')};

interface Shape {
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
  _highlightResult: {hierarchy: {lvl0: {value: string}}};
  _snippetResult: {content?: {value: string}; hierarchy: Record<string, {value: string}>};
}
const shapes = (hits: readonly SearchHit[], more = {}) =>
  toHits(hits, {...texts, ...more}) as unknown as (Shape & {url: string; objectID: string})[];

test('a page: title, place and snippet, grouped by section', () => {
  expect(shapes([page])).toMatchObject([
    {
      objectID: 'a',
      url: '/docs/install',
      type: 'lvl1',
      content: 'Install › On Linux',
      hierarchy: {lvl0: 'Docs', lvl1: 'Install with the console', lvl2: null, lvl6: null},
      _highlightResult: {hierarchy: {lvl0: {value: 'Docs'}}},
      _snippetResult: {
        content: {value: 'Install › On Linux — Ways to <mark>install</mark> it.'},
        hierarchy: {lvl1: {value: '<mark>Install</mark> with the console'}},
      },
    },
  ]);
});

test('a part of a page: heading, then title and snippet', () => {
  expect(shapes([part])).toMatchObject([
    {
      type: 'lvl2',
      url: '/docs/install#port',
      hierarchy: {lvl0: 'Docs', lvl1: 'Install with the console', lvl2: 'Open a port'},
      _snippetResult: {
        hierarchy: {
          lvl1: {value: '<mark>Install</mark> with the console — Ways to <mark>install</mark> it.'},
          lvl2: {value: 'Open a <mark>port</mark>'},
        },
      },
    },
  ]);
});

test('a page without place and snippet has one line', () => {
  const [hit] = shapes([{...page, breadcrumb: [], snippet: []}]);
  expect(hit?.content).toBeNull();
  expect(hit?._snippetResult.content?.value).toBe('');
});

test('an older version is named, and its page is not taken for the one of the same title', () => {
  const [now, before, below] = shapes([page, {...page, id: 'c', version: '5.17'}, {...part, id: 'd', version: '5.17'}]);
  expect(now?.hierarchy.lvl1).toBe('Install with the console');
  expect(before?.hierarchy.lvl1).toBe('Install with the console (V5.17)');
  expect(before?._snippetResult.content?.value).toMatch(/^V5\.17 › Install › On Linux — /);
  expect(below?.hierarchy.lvl1).toBe(before?.hierarchy.lvl1);
});

describe('hostile text', () => {
  const evil = `<img src=x onerror="alert('1')"></script>&\${x}<mark>`;
  const hits = shapes([
    {...page, title: pieces(evil), breadcrumb: [evil], snippet: pieces(`a [${evil}] b`)},
    {...part, title: pieces(evil), heading: pieces(`[${evil}]`), snippet: pieces(evil)},
  ]);

  /** Everything that the modal may put into the page as HTML. */
  const htmlOf = (hit: Shape) => [
    hit.content ?? '',
    hit.hierarchy.lvl1 ?? '',
    hit.hierarchy.lvl2 ?? '',
    hit._snippetResult.content?.value ?? '',
    ...Object.values(hit._snippetResult.hierarchy).map(({value}) => value),
  ];

  test('has no markup but <mark> anywhere', () => {
    for (const html of hits.flatMap(htmlOf)) expect(html.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
  });

  test('is still readable', () => {
    expect(hits[1]?._snippetResult.hierarchy.lvl2?.value).toBe(`<mark>${escapeHtml(evil)}</mark>`);
  });

  test('what is kept for recent searches has no <mark> either', () => {
    for (const {content, hierarchy} of hits)
      expect([content, hierarchy.lvl1, hierarchy.lvl2].join('')).not.toContain('<');
  });

  test.each(['hasOwnProperty', '__proto__', 'constructor', '404'])('a page titled "%s" can be a key', (title) => {
    const key = shapes([{...page, title: pieces(title)}])[0]?.hierarchy.lvl1 ?? '';
    expect(key.replace('\u2060', '')).toBe(title);
    expect(key in {}).toBe(false);
    expect(key).not.toMatch(/^\d+$/);
  });
});

test('hits with unsafe addresses are left out, external addresses stay whole', () => {
  const external = 'https://hub.example.com/app?id=1#top';
  const hits = toHits(
    [
      {...page, url: 'javascript:alert(1)'},
      {...page, id: 'e', url: external},
    ],
    texts,
  );
  expect(hits.map(({url}) => url)).toEqual([external]);
});

describe('snippets', () => {
  const text = 'one two three four five [six] seven eight nine ten eleven twelve';

  test.each([
    [10, 'two three four five six seven eight nine ten eleven'],
    [5, 'four five six seven eight'],
    [1, 'six'],
  ])('%i words around the match', (limit, expected) => {
    const cropped = cropSnippet(pieces(text), limit);
    expect(plainText(cropped)).toBe(`… ${expected} …`);
    expect(markedHtml(cropped)).toContain('<mark>six</mark>');
  });

  test('at the ends', () => {
    expect(plainText(cropSnippet(pieces('[one] two three four'), 2))).toBe('one two …');
    expect(plainText(cropSnippet(pieces('one two three [four]'), 2))).toBe('… three four');
    expect(plainText(cropSnippet(pieces('one two three four'), 2))).toBe('one two …');
    expect(plainText(cropSnippet(pieces('one [two]'), 2))).toBe('one two');
    expect(cropSnippet([], 5)).toEqual([]);
  });

  test('two Chinese characters are a word', () => {
    expect(plainText(cropSnippet(pieces('在团队视图中选择[应用]然后点击部署按钮完成操作'), 5))).toBe(
      '… 图中选择应用然后点击 …',
    );
  });

  test('markup is counted as text and never cut into something else', () => {
    expect(markedHtml(cropSnippet(pieces('a b <b>c</b> [d] e f'), 3))).toBe(
      '… &lt;b&gt;c&lt;/b&gt; <mark>d</mark> e …',
    );
  });

  test('the modal asks for words', () => {
    const snippet = pieces(text);
    expect(shapes([{...part, snippet}], {snippetWords: 5})[0]?._snippetResult.hierarchy.lvl1?.value).toContain(
      '— … four five <mark>six</mark> seven eight …',
    );
  });
});

test('suggestions carry their query as group and are taken away before anything is shown', () => {
  const suggestions = toSuggestions(['helm', 'gateway']);
  expect(suggestions.map(({_highlightResult}) => _highlightResult.hierarchy.lvl0.value)).toEqual(['helm', 'gateway']);
  const [hit] = toHits([page], texts);
  expect(hit && withoutSuggestions([...suggestions, hit])).toEqual([hit]);
});
