import {describe, expect, it} from 'vitest';
import {chunks, toRecords} from '@site/scripts/search-push/records';
import {page} from './page';

const NONE = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const first = (html: string) => toRecords(html)[0];
const contents = (body: string) => toRecords(page({body: `<h1>T</h1>${body}`})).map(({content}) => content);

describe('records of a page', () => {
  it('have DocSearch’s shape', () => {
    const body = `<header><h1>Start</h1></header><p>Before<!-- --> all.
<h2 class=anchor id=install>Install<a href=#install class=hash-link aria-label="Direct link">\u200b</a></h2>
<p>Run <code>npm i</code>.<ul><li>One<li>Two</ul><h3 id=linux>On Linux</h3><p>Penguins.<h2 id=next>Next</h2>`;
    const html = page({version: 'current', body});
    const records = toRecords(html);
    const shared = {
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      section: 'docs',
      breadcrumb: ['Guide', 'First steps'],
    };
    const lvl = {lvl0: 'First steps', lvl1: 'Start', ...NONE};
    const at = 'https://www.example.com/docs/guide/start';
    expect(records).toEqual([
      {
        objectID: '/docs/guide/start',
        url: at,
        type: 'lvl1',
        hierarchy: lvl,
        content: 'How to & why.',
        anchor: null,
        ...shared,
        weight: {pageRank: 10, level: 90, position: 0},
      },
      {
        objectID: '/docs/guide/start:1',
        url: at,
        type: 'content',
        hierarchy: lvl,
        content: 'Before all.',
        anchor: null,
        ...shared,
        weight: {pageRank: 10, level: 0, position: 1},
      },
      {
        objectID: '/docs/guide/start#install',
        url: `${at}#install`,
        type: 'lvl2',
        hierarchy: {...lvl, lvl2: 'Install'},
        content: 'Run npm i. One Two',
        anchor: 'install',
        ...shared,
        weight: {pageRank: 10, level: 80, position: 2},
      },
      {
        objectID: '/docs/guide/start#linux',
        url: `${at}#linux`,
        type: 'lvl3',
        hierarchy: {...lvl, lvl2: 'Install', lvl3: 'On Linux'},
        content: 'Penguins.',
        anchor: 'linux',
        ...shared,
        weight: {pageRank: 10, level: 70, position: 3},
      },
      {
        objectID: '/docs/guide/start#next',
        url: `${at}#next`,
        type: 'lvl2',
        hierarchy: {...lvl, lvl2: 'Next'},
        content: null,
        anchor: 'next',
        ...shared,
        weight: {pageRank: 10, level: 80, position: 4},
      },
    ]);
    expect(JSON.stringify(records)).not.toContain('FRAME');
  });

  it('keep what is text and leave out what is not', () => {
    expect(contents('<p>a<button>b</button><script>c</script><svg><title>d</title></svg>')).toContain('a');
    expect(contents('<div hidden><p>another tab</div>')).toContain('another tab');
    expect(contents('<noscript><p>what a diagram shows</noscript>')).toContain('what a diagram shows');
    expect(contents('<div data-pagefind-ignore>x</div>')).toEqual(['How to & why.']);
    expect(contents('<table><tr><th>A<th>B<tr><td>1<td>2<br>3</table>')).toContain('A B 1 2 3');
    expect(contents('<pre><code><span class=line_x>a b</span><span class=line_x>c</span></code></pre>')).toContain(
      'a b c',
    );
    expect(contents('<pre><code><span>po</span><span>int</span></code></pre>')).toContain('point');
    expect(contents('<p><a href=/>One</a><a href=/>Two</a>')).toContain('One Two');
    expect(contents(`<p>key ${'aB3+'.repeat(20)} end`)).toContain('key end');
    expect(contents('<p>https://example.com/a/rather/long/path/of/a/page/that/is/text')).toContain(
      'https://example.com/a/rather/long/path/of/a/page/that/is/text',
    );
  });

  it('hold the keywords of a page once', () => {
    const html = page({head: '<meta name=keywords content="lost files, pvc">', body: '<h1>T</h1><h2 id=a>A</h2><p>x'});
    expect(toRecords(html).map(({keywords}) => keywords)).toEqual([['lost files', 'pvc'], undefined]);
  });

  it('hold markup of the text as text', () => {
    expect(contents('<p>&lt;img src=x onerror=alert(1)&gt; &amp;lt;')).toContain('<img src=x onerror=alert(1)> &lt;');
  });

  it('split long parts into records of type content with ids of their own', () => {
    const body = `<h1>T</h1><h2 id=a>A</h2>${'<p>word word word word word</p>'.repeat(200)}<h2>B</h2><p>x`;
    const records = toRecords(page({body}));
    expect(records.map(({type}) => type)).toEqual(['lvl1', 'lvl2', 'content', 'content', 'content', 'lvl2']);
    expect(records.slice(2, 4).map(({objectID}) => objectID)).toEqual([
      '/docs/guide/start#a:1',
      '/docs/guide/start#a:2',
    ]);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });

  it('of the API hold name, method and path, and no samples', () => {
    const body = `<header><h1>Create a team</h1></header><h2 id=request>Request</h2>
<pre><code>POST /openapi/v1/teams<!-- -->\n</code></pre><h3 id=sample>Sample</h3><p>Use<pre>curl --request POST</pre><h2 id=answer>Answer</h2>`;
    const records = toRecords(page({path: '/zh/docs/api/team/createTeam', lang: 'zh', body}));
    expect(records[0]).toMatchObject({
      section: 'api',
      operation: 'createTeam POST /openapi/v1/teams',
      content: 'createTeam POST /openapi/v1/teams — How to & why.',
    });
    expect(records.slice(1).map(({anchor, content, operation}) => ({anchor, content, operation}))).toEqual([
      {anchor: 'request', content: null, operation: undefined},
      {anchor: 'answer', content: null, operation: undefined},
    ]);
  });

  it.each([
    [{version: 'current'}, 10],
    [{version: 'current', path: '/docs/api/team/createTeam'}, 9],
    [{version: '5.17', tag: 'docs-default-5.17'}, 0],
    [{path: '/privacy', tag: 'default', classes: 'plugin-pages'}, 8],
    [{path: '/blog/x', tag: 'default', classes: 'plugin-blog blog-post-page'}, 5],
  ])('%j weigh %i', (options, pageRank) => {
    expect(first(page(options))?.weight.pageRank).toBe(pageRank);
  });

  it.each([
    [{path: '/zh/blog/x', lang: 'zh', tag: 'default'}, '博客'],
    [{path: '/docs/faq'}, 'Documentation'],
    [{path: '/zh/docs/5.17/store/x', lang: 'zh'}, '应用商店'],
  ])('%j without a breadcrumb stand in the category of their part', (options, lvl0) => {
    expect(first(page({...options, crumbs: []}))?.hierarchy.lvl0).toBe(lvl0);
  });

  it('of a page without a title in its text take that of the document', () => {
    expect(first(page({body: '<p>Text.'}))?.hierarchy.lvl1).toBe('Start');
  });
});

describe('pages that stay out', () => {
  it.each([
    ['lists of posts', {tag: 'blog_posts_list', classes: 'plugin-blog blog-list-page'}],
    ['authors', {tag: 'blog_authors_posts', classes: 'plugin-blog'}],
    ['the archive', {tag: 'default', classes: 'plugin-blog'}],
    ['the error page', {tag: 'default', classes: 'plugin-native'}],
    ['unlisted pages', {head: '<meta name=robots content="noindex, nofollow">'}],
    ['pages in no language of the site', {lang: 'fr'}],
  ])('%s', (_, options) => {
    expect(toRecords(page(options))).toEqual([]);
    expect(toRecords(page())).not.toEqual([]);
  });

  it('redirects and broken pages', () => {
    const redirect = '<!doctype html><html><head><meta http-equiv="refresh" content="0; url=/docs/a">';
    expect(toRecords(redirect)).toEqual([]);
    expect(toRecords('')).toEqual([]);
    expect(toRecords(page().replace('https://www.example.com', ''))).toEqual([]);
  });
});

describe('chunks', () => {
  it('end between blocks where they can, else at a space, else between characters', () => {
    expect(chunks(['aaa', 'bbb', 'cc'], 7)).toEqual(['aaa bbb', 'cc']);
    expect(chunks(['aaaaaaaa bb cc'], 10)).toEqual(['aaaaaaaa', 'bb cc']);
    expect(chunks(['字'.repeat(25)], 10)).toEqual(['字'.repeat(10), '字'.repeat(10), '字'.repeat(5)]);
    expect(chunks(['a😀😀😀'], 4)).toEqual(['a😀', '😀😀']);
    expect(chunks([], 10)).toEqual([]);
  });
});
