import {expect, test} from 'vitest';
import {links} from './links';
import {htmlPage, redirectPage} from './lib/htmlPage';
import {writeTree, type Tree} from './lib/writeTree';

const SITEMAP = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

const good = {
  'build/index.html': htmlPage('/', {
    head: '<link rel=stylesheet href=/assets/styles.css /><link rel=alternate hreflang=zh-CN href=https://example.com/zh/ /><script src=/assets/main.js defer></script><meta property=og:image content=https://example.com/img/a.svg />',
    body: '<a href=/docs#limits>A</a><a href="/docs#%E4%B8%AD">B</a><a href=/docs#old>C</a><a href=#>D</a><a href=#top>E</a><a href=/zh/ hreflang=zh-CN>F</a><a href=/zh/docs lang=zh-CN>G</a><a href=https://example.org/gone>H</a><a href=mailto:a@example.com>I</a><img src="/img/a.svg" srcset="/img/a.svg 1x, /img/b.svg 2x"><img src="data:image/svg+xml,x">',
  }),
  'build/docs.html': htmlPage('/docs', {
    body: '<h2 id=limits>A</h2><h2 id=中>B</h2><a name=old></a><a href=/>Home</a><svg id=icon></svg><svg><use href=#icon /></svg>',
  }),
  'build/zh/index.html': htmlPage('/zh/', {body: '<a href=/zh/docs>A</a><a href=/ lang=en>B</a>'}),
  'build/zh/docs.html': htmlPage('/zh/docs', {body: '<a href=/zh/>A</a>'}),
  'build/old/index.html': redirectPage('/nowhere'),
  'build/assets/styles.css': 'a{background:url("../img/a.svg")}b{background:url(data:image/png;base64,x)}',
  'build/assets/main.js': '',
  'build/img/a.svg': '',
  'build/img/b.svg': '',
  'build/sitemap.xml': SITEMAP('https://example.com/docs', 'https://example.com/zh/'),
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await links.run(await writeTree({...good, ...changes}));
  return problems.map(({file, message}) => `${file}: ${message}`);
}

const docs = (body: string): Tree => ({'build/docs.html': good['build/docs.html'] + body});
const zhDocs = (body: string): Tree => ({'build/zh/docs.html': good['build/zh/docs.html'] + body});

test('accepts a good build', async () => {
  const report = await links.run(await writeTree(good));
  expect(report.problems).toEqual([]);
  expect(report.looked).toBeGreaterThan(20);
});

test.each([
  [
    'a page that does not exist',
    docs('<a href=/gone>x</a>'),
    'build/docs.html: <a href> leads to /gone, which does not exist',
  ],
  [
    'a relative address that does not exist',
    docs('<a href=gone>x</a>'),
    '<a href> leads to gone, which does not exist',
  ],
  [
    'an absolute address of the site',
    docs('<a href=https://example.com/gone>x</a>'),
    '<a href> leads to https://example.com/gone, which',
  ],
  [
    'a slash at the end',
    docs('<a href=/docs/>x</a>'),
    '<a href> leads to /docs/, which does not exist; leave out the slash at the end',
  ],
  ['an address that is none', docs('<a href="https://[x">x</a>'), '<a href> "https://[x" is no address'],
  ['a missing anchor', docs('<a href=#gone>x</a>'), '<a href> leads to #gone, but nothing there has the id "gone"'],
  [
    'a missing anchor of another page',
    docs('<a href=/#gone>x</a>'),
    'leads to /#gone, but nothing there has the id "gone"',
  ],
  ['a missing symbol', docs('<svg><use href=#gone /></svg>'), '<use href> leads to #gone, but nothing'],
  ['a missing image', docs('<img src=/img/gone.svg>'), '<img src> leads to /img/gone.svg, which does not exist'],
  [
    'a missing candidate of an image',
    docs('<img srcset="/img/a.svg 1x, /img/gone.svg 2x">'),
    '<img srcset> leads to /img/gone.svg',
  ],
  [
    'a missing source',
    docs('<picture><source srcset=/img/gone.avif><img src=/img/a.svg></picture>'),
    '<source srcset> leads to /img/gone.avif',
  ],
  ['a missing poster', docs('<video poster=/img/gone.svg></video>'), '<video poster> leads to /img/gone.svg'],
  ['a missing script', docs('<script src=/assets/gone.js></script>'), '<script src> leads to /assets/gone.js'],
  [
    'a missing image in a style',
    docs('<p style="background:url(/img/gone.svg)">'),
    'style="..." leads to /img/gone.svg',
  ],
  [
    'a missing image of the social card',
    docs('<meta property=og:image content=https://example.com/gone.png />'),
    '<meta og:image> leads to https://example.com/gone.png',
  ],
  [
    'a canonical address that does not exist',
    {
      'build/docs.html': htmlPage('/docs', {
        canonical: 'https://example.com/gone',
        body: '<i id=limits></i><i id=中></i><i id=old></i>',
      }),
    },
    '<link rel="canonical"> leads to https://example.com/gone',
  ],
  [
    'an alternate that does not exist',
    docs('<link rel=alternate hreflang=zh-CN href=https://example.com/zh/gone />'),
    '<link rel="alternate"> leads to https://example.com/zh/gone',
  ],
  ['a redirect', docs('<a href=/old>x</a>'), '<a href> leads to the redirect /old; link to /nowhere directly'],
  [
    'a Chinese page that leaves its language',
    zhDocs('<a href=/docs>x</a>'),
    'build/zh/docs.html: <a href> leads to /docs, which is in another language',
  ],
  [
    'a Chinese page that leads to the English home',
    zhDocs('<a href=/>x</a>'),
    'build/zh/docs.html: <a href> leads to /, which is in another language',
  ],
  [
    'a link that names the wrong language',
    zhDocs('<a href=/docs lang=zh-CN>x</a>'),
    'leads to /docs, which is in another language',
  ],
  [
    'an English page that leaves its language',
    docs('<a href=/zh/docs>x</a>'),
    'build/docs.html: <a href> leads to /zh/docs, which is in another language',
  ],
  [
    'a missing file of a style sheet',
    {'build/assets/styles.css': 'a{background:url(gone.svg)}'},
    'build/assets/styles.css: url() leads to gone.svg, which does not exist',
  ],
  [
    'a page of the sitemap that does not exist',
    {'build/sitemap.xml': SITEMAP('https://example.com/gone')},
    'build/sitemap.xml: sitemap leads to https://example.com/gone',
  ],
  [
    'a redirect in the sitemap',
    {'build/sitemap.xml': SITEMAP('https://example.com/old')},
    'build/sitemap.xml: sitemap leads to the redirect',
  ],
  [
    'another host in the sitemap',
    {'build/zh/sitemap.xml': SITEMAP('https://example.org/')},
    'build/zh/sitemap.xml: lists https://example.org/, which is not on https://example.com',
  ],
])('reports %s', async (_name, changes: Tree, expected) => {
  const problems = await problemsOf(changes);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});

test('reports a fault that is on many pages once', async () => {
  const link = '<a href=/gone>x</a>';
  const problems = await problemsOf({...docs(link), 'build/index.html': good['build/index.html'] + link + link});
  expect(problems).toEqual(['build/docs.html: <a href> leads to /gone, which does not exist (and 1 more page)']);
});
