import {expect, test} from 'vitest';
import {readPage} from '../../../../src/plugins/search-index/readPage';

const DOCUMENT = 'docs-wrapper docs-doc-page docs-version-current docs-doc-id-';

function html(classes: string, main: string, meta = ''): string {
  return `<!doctype html><html lang=en class="${classes}"><head><title>This page | Rainbond</title><meta name=docusaurus_version content=current /><meta name=description content="About &amp; more">${meta}</head><body><nav>Menu</nav><main>${main}</main><footer>Footer</footer></body></html>`;
}

const MAIN = `<nav class="theme-doc-breadcrumbs"><ul><li><a href=/><svg></svg></a><li>Guides<li>Storage<li>This page</ul></nav>
<span class="theme-doc-version-badge">Version: V6.2</span><div class="theme-doc-toc-mobile"><button>On this page</button></div>
<header><h1>This page</h1></header><p>Opening words.</p>
<h2 id=first>First<a class=hash-link href=#first>#</a></h2><table><tr><td>one<td>two</table><h3>No id</h3><p>still first</p>
<h4 id=deep>Deep</h4><pre><code>kubectl get pods</code></pre>
<footer class="theme-doc-footer">Edit this page</footer><nav class="pagination-nav">Next page</nav>`;

test('reads parts by heading, and nothing around them', () => {
  const page = readPage(html(`${DOCUMENT}guide/page`, MAIN), 'docs/guide/page');
  expect(page).toEqual({
    path: 'docs/guide/page',
    title: 'This page',
    description: 'About & more',
    keywords: [],
    breadcrumb: ['Guides', 'Storage'],
    section: 'docs',
    kind: 'document',
    version: 'current',
    units: [
      {anchor: '', heading: '', text: 'Opening words.'},
      {anchor: 'first', heading: 'First', text: 'one two No id still first'},
      {anchor: 'deep', heading: 'Deep', text: 'kubectl get pods'},
    ],
  });
});

test('reads the keywords of the front matter', () => {
  const meta = '<meta name=keywords content="lost files, pvc,,nfs ">';
  expect(readPage(html(`${DOCUMENT}guide/page`, MAIN, meta), 'x')?.keywords).toEqual(['lost files', 'pvc', 'nfs']);
});

test('reads operations of the API as one part', () => {
  const page = readPage(
    html(
      `${DOCUMENT}api/team/createTeam`,
      '<h1>This page</h1><h2 id=request>Request</h2><pre><code>POST /openapi/v1/teams</code></pre>',
    ),
    'x',
  );
  expect(page).toMatchObject({
    section: 'api',
    kind: 'operation',
    operations: [{id: 'createTeam', method: 'POST', path: '/openapi/v1/teams'}],
    units: [{anchor: '', heading: '', text: 'POST /openapi/v1/teams'}],
  });
});

test('reads each call of an API page that has several', () => {
  const call = (id: string, request: string) =>
    `<h2 id=${id}>${id}</h2><pre><code>${request}</code></pre><pre><code>curl ${request}</code></pre>`;
  const page = readPage(
    html(
      `${DOCUMENT}api/application/handleComponentPorts`,
      call('listComponentPorts', 'GET /ports') + call('addComponentPort', 'POST /ports'),
    ),
    'x',
  );
  expect(page?.operations).toEqual([
    {id: 'handleComponentPorts', method: 'GET', path: '/ports'},
    {id: 'listComponentPorts', method: 'GET', path: '/ports'},
    {id: 'addComponentPort', method: 'POST', path: '/ports'},
  ]);
});

test('tells sections apart', () => {
  const section = (classes: string) => readPage(html(classes, '<h1>T</h1>'), 'x')?.section;
  expect(section(`${DOCUMENT}Intro`)).toBe('api');
  expect(section(`${DOCUMENT}store/marketplace`)).toBe('store');
  expect(section('blog-wrapper blog-post-page')).toBe('blog');
  expect(section('mdx-page plugin-pages')).toBe('pages');
});

test('takes the title of the document, and the heading for its first words where it differs', () => {
  expect(
    readPage(html('mdx-page plugin-pages', '<h1>Know what it costs</h1><p>More.</p>'), 'calculator'),
  ).toMatchObject({
    title: 'This page',
    units: [{text: 'Know what it costs More.'}],
  });
});

test('gives a version to documents only', () => {
  expect(readPage(html('blog-post-page', '<h1>T</h1>'), 'x')).not.toHaveProperty('version');
});

test('leaves out lists, archives, tags, redirects, unlisted and not-found pages', () => {
  for (const classes of ['blog-wrapper blog-list-page', 'plugin-blog', 'blog-tags-post-list-page', 'plugin-native', ''])
    expect(readPage(html(classes, MAIN), 'x'), classes).toBeUndefined();
  expect(readPage('<!DOCTYPE html><html><head><meta http-equiv="refresh"></head></html>', 'x')).toBeUndefined();
  expect(readPage(html(`${DOCUMENT}x`, MAIN, '<meta name=robots content="noindex, nofollow">'), 'x')).toBeUndefined();
});
