import {describe, expect, it} from 'vitest';
import {toAnswer, toHits, type HitContext} from '@site/src/features/search/algolia/toHits';

const HERE: HitContext = {locale: 'en', origins: ['https://www.rainbond.com']};

function hit(members: Record<string, unknown> = {}) {
  return {objectID: '1', url: 'https://www.rainbond.com/docs/a', hierarchy: {lvl0: 'Guide', lvl1: 'Title'}, ...members};
}

const one = (members: Record<string, unknown>, context = HERE) => toHits([hit(members)], context)[0];

describe('hits', () => {
  it('without highlighting show the plain texts, long ones cut', () => {
    expect(one({content: 'x'.repeat(300)})).toEqual({
      id: '1',
      url: '/docs/a',
      section: 'docs',
      breadcrumb: ['Guide'],
      title: [{text: 'Title', match: false}],
      snippet: [{text: `${'x'.repeat(120)}…`, match: false}],
    });
  });

  it('have the deepest heading, highlighted', () => {
    const hierarchy = {lvl0: null, lvl1: 'Title', lvl2: 'Two', lvl3: 'Three', lvl4: null};
    const _highlightResult = {hierarchy: {lvl3: {value: '<mark>Thr</mark>ee'}}};
    expect(one({hierarchy, _highlightResult})).toMatchObject({
      breadcrumb: [],
      heading: [
        {text: 'Thr', match: true},
        {text: 'ee', match: false},
      ],
    });
  });

  it.each([
    ['https://www.rainbond.com/docs/a?x=1#b', '/docs/a?x=1#b'],
    ['https://www.rainbond.com', '/'],
    ['/zh/docs/a#b', '/zh/docs/a#b'],
    ['https://v5.16-docs.rainbond.com/docs/a', 'https://v5.16-docs.rainbond.com/docs/a'],
    ['https://www.rainbond.com.example.com/a', 'https://www.rainbond.com.example.com/a'],
    ['http://www.rainbond.com/a', 'http://www.rainbond.com/a'],
    ['https://www.rainbond.com//example.com/a', '/example.com/a'],
    ['https://www.rainbond.com/\\example.com/a', '/example.com/a'],
    ['https://www.rainbond.com/docs/a#__docusaurus_skipToContent_fallback', '/docs/a'],
    ['//example.com/a', 'https://example.com/a'],
  ])('at %s lead to %s', (url, expected) => {
    expect(one({url})?.url).toBe(expected);
  });

  it('get the anchor that their address lacks', () => {
    expect(one({anchor: 'part'})?.url).toBe('/docs/a#part');
    expect(one({anchor: '__docusaurus'})?.url).toBe('/docs/a');
  });

  it.each([
    ['/docs/Intro', 'en', 'api'],
    ['/zh/docs/5.17/store/install/appPackage', 'zh', 'store'],
    ['/zh/blog/x', 'zh', 'blog'],
    ['/privacy', 'en', 'pages'],
    ['https://example.com/docs/api/x', 'en', 'pages'],
  ] as const)('at %s (%s) of a crawled index belong to %s', (url, locale, section) => {
    expect(one({url}, {...HERE, locale})?.section).toBe(section);
  });

  it('take the part that the record names, if there is such a part', () => {
    expect(one({section: 'blog'})?.section).toBe('blog');
    expect(one({section: ['api']})?.section).toBe('api');
    expect(one({section: '__proto__'})?.section).toBe('docs');
  });

  it('of the part where the reader is rise by two places', () => {
    const hits = ['pages', 'blog', 'docs', 'docs', 'api'].map((section, place) => hit({objectID: `${place}`, section}));
    const order = (from?: HitContext['from']) => toHits(hits, {...HERE, from}).map(({id}) => id);
    expect(order()).toEqual(['0', '1', '2', '3', '4']);
    expect(order('api')).toEqual(['0', '1', '4', '2', '3']);
    expect(order('docs')).toEqual(['2', '0', '3', '1', '4']);
  });

  it('count once per id', () => {
    expect(toHits([hit(), hit({url: '/other'}), hit({objectID: '2'})], HERE).map(({id}) => id)).toEqual(['1', '2']);
  });
});

describe('hostile records', () => {
  it.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'http://', 7, null, undefined])(
    'at %s are left out',
    (url) => {
      expect(toHits([hit({url})], HERE)).toEqual([]);
    },
  );

  it.each([null, 7, 'text', [], {}, {url: '/a'}, {url: '/a', hierarchy: 7}, {url: '/a', hierarchy: {lvl1: {}}}])(
    '%j is left out',
    (value) => {
      expect(toHits([value], HERE)).toEqual([]);
    },
  );

  it('keep their markup as text', () => {
    const value = '<img src=x onerror=alert(1)><mark onclick=x>a</mark></script><mark><b>b</b>${1}</mark>';
    const found = one({_highlightResult: {hierarchy: {lvl1: {value}}}, breadcrumb: ['<i>x</i>', 7, null, '\u202e']});
    expect(found?.title).toEqual([
      {text: '<img src=x onerror=alert(1)><mark onclick=x>a</script>', match: false},
      {text: '<b>b</b>${1}', match: true},
    ]);
    expect(found?.breadcrumb).toEqual(['<i>x</i>']);
  });
});

describe('total', () => {
  const request = {text: 'a', locale: 'en', page: 0, pageSize: 20} as const;
  const total = (result: object) => toAnswer({results: [{hits: [], ...result}]}, request, HERE.origins).total;

  it('counts the hits that paging can reach', () => {
    expect(total({nbHits: 43, nbPages: 3})).toBe(43);
    expect(total({nbHits: 5000, nbPages: 50})).toBe(1000);
    expect(total({nbHits: 43})).toBe(43);
  });
});
