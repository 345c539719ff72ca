import {expect, test} from 'vitest';
import {htmlPage} from './lib/htmlPage';
import {writeTree, type Tree} from './lib/writeTree';
import {checkThirdParty} from './third-party';

const CDN = 'https://cdn.example.net';

const page = (head: string, body = ''): Tree => ({'build/index.html': htmlPage('/', {head, body})});
const body = (html: string): Tree => page('', html);

const SEARCH = 'https://ABCDE12345-dsn.algolia.net';
const embedded = checkThirdParty([]);
const hosted = checkThirdParty([SEARCH]);

async function problemsOf(tree: Tree, check = embedded): Promise<string[]> {
  const {problems} = await check.run(await writeTree(tree));
  return problems.map(({file, message}) => `${file}: ${message}`);
}

test('lets readers follow links anywhere and loads from the site itself', async () => {
  const tree = {
    ...page(
      '<link rel=alternate href=https://example.org/ /><link rel=stylesheet href=/a.css /><link rel=preload as=image href=https://example.com/a.svg /><meta property=og:url content=https://example.org/ />',
      '<a href=https://example.org/>A</a><img src=/a.svg><img src="data:image/png;base64,x"><a href=mailto:a@example.org>B</a>',
    ),
    'build/a.css': '/* url(https://example.org/x) */a{background:url(/a.svg)}',
  };
  const report = await embedded.run(await writeTree(tree));
  expect(report.problems).toEqual([]);
  expect(report.looked).toBe(5);
});

test.each([
  ['a script', page(`<script src=${CDN}/x></script>`)],
  ['a script without scheme', page('<script src=//cdn.example.net/x></script>')],
  ...[
    'stylesheet',
    'preload',
    'modulepreload',
    'prefetch',
    'preconnect',
    'dns-prefetch',
    'icon',
    'apple-touch-icon',
    'manifest',
    'shortcut icon',
  ].map((rel) => [`a link of the relation ${rel}`, page(`<link rel="${rel}" href=${CDN}/x />`)] as const),
  ['an image', body(`<img src=${CDN}/x>`)],
  ['an image for those without scripts', body(`<noscript><img src=${CDN}/x></noscript>`)],
  ['a candidate of an image', body(`<img src=/a.svg srcset="/a.svg 1x, ${CDN}/x 2x">`)],
  ['a frame', body(`<iframe src=${CDN}/x></iframe>`)],
  ['a source', body(`<video><source src=${CDN}/x></video>`)],
  ['a source of a picture', body(`<picture><source srcset=${CDN}/x></picture>`)],
  ['a video', body(`<video src=${CDN}/x></video>`)],
  ['a poster', body(`<video poster=${CDN}/x></video>`)],
  ['audio', body(`<audio src=${CDN}/x></audio>`)],
  ['an object', body(`<object data=${CDN}/x></object>`)],
  ['a style attribute', body(`<p style="background:url('${CDN}/x')">`)],
  ['a style element', page(`<style>@import "${CDN}/x";</style>`)],
  ['a style sheet', {...page(''), 'build/a.css': `a{background:url(${CDN}/x)}`}],
  ['an import of a style sheet', {...page(''), 'build/a.css': `@import '${CDN}/x';`}],
  ['a ping', body(`<a href=/ ping=${CDN}/x>A</a>`)],
] as const)('reports %s from another host', async (_name, tree: Tree) => {
  const problems = await problemsOf(tree);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /^build\/(?:index\.html|a\.css): .* loads from cdn\.example\.net: (?:https:)?\/\/cdn\.example\.net\/x$/,
  );
});

const hint = (href: string, rel = 'preconnect') => `<link rel="${rel}" href="${href}" crossorigin=anonymous />`;

test('lets pages connect beforehand to the hosted search that is configured', async () => {
  expect(await problemsOf(page(hint(SEARCH)), hosted)).toEqual([]);
  // Hosts have no capitals; a browser writes the address with a slash.
  expect(await problemsOf(page(hint(`${SEARCH.toLowerCase()}/`)), hosted)).toEqual([]);
});

test.each([
  ['the hint, when the site searches by itself', hint(SEARCH), embedded],
  ['the hint to the host of another application', hint('https://OTHER-dsn.algolia.net'), hosted],
  ['the hint to a host whose name begins alike', hint(`${SEARCH}.example.net`), hosted],
  ['the hint to another port', hint(`${SEARCH}:8443`), hosted],
  ['the hint without encryption', hint(SEARCH.replace('https', 'http')), hosted],
  ['a script of the search host', `<script src="${SEARCH}/x.js"></script>`, hosted],
  ['a preload from the search host', hint(`${SEARCH}/x.js`, 'preload'), hosted],
  ['a hint that preloads as well', hint(SEARCH, 'preconnect preload'), hosted],
] as const)('reports %s', async (_name, head, check) => {
  expect(await problemsOf(page(head), check)).toHaveLength(1);
});
